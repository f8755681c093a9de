/** Short sounds, made by the browser itself; silent until the first click, as browsers want it. */
import { settings } from './memory.svelte';

type Sound = 'move' | 'turn' | 'refused' | 'over';

// Each note: frequency in Hz, start and length in seconds.
const NOTES: Record<Sound, readonly (readonly [number, number, number])[]> = {
  move: [[330, 0, 0.07]],
  turn: [
    [523, 0, 0.1],
    [784, 0.1, 0.16],
  ],
  refused: [[165, 0, 0.12]],
  over: [
    [392, 0, 0.14],
    [523, 0.14, 0.14],
    [659, 0.28, 0.3],
  ],
};

let context: AudioContext | null = null;

function wake(): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

export function listenForFirstClick(): void {
  addEventListener('pointerdown', wake, { once: true });
  addEventListener('keydown', wake, { once: true });
}

export function play(sound: Sound): void {
  if (!settings.sound || !context || context.state !== 'running') return;
  for (const [frequency, start, length] of NOTES[sound]) note(context, frequency, context.currentTime + start, length);
}

function note(audio: AudioContext, frequency: number, start: number, length: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.12, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length + 0.02);
}
