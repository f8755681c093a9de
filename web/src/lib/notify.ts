/** "Your turn" for somebody who looks elsewhere: in the title and, if allowed, as a notification. */
import { t } from './language.svelte';
import { change, settings } from './memory.svelte';

let shown: Notification | null = null;

export function tellTurn(title: string): void {
  if (!document.hidden || !settings.notify || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  shown?.close();
  shown = new Notification(t('notify-turn'), { body: title, icon: '/icon.svg', tag: 'tablewright-turn' });
  shown.onclick = () => {
    window.focus();
    shown?.close();
  };
}

export const canNotify = (): boolean => 'Notification' in window;

export async function toggleNotify(): Promise<void> {
  if (settings.notify) return change({ notify: false });
  const answer = await Notification.requestPermission();
  change({ notify: answer === 'granted' });
}
