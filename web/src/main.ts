import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/inter/wght.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './lib/language.svelte';
import { applyTheme, chosenLanguage } from './lib/memory.svelte';
import './styles/tokens.css';
import './styles/base.css';

applyTheme();
await speak(chosenLanguage());
const target = document.getElementById('app');
if (target) mount(App, { target });
