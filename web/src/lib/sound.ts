/** Short sounds, made by the browser itself; silent until the first click, as browsers want it. */
import { settings } from './memory.svelte';

export type Sound = 'move' | 'turn' | 'refused' | 'won' | 'lost' | 'disaster' | 'good' | 'bad' | 'grave' | 'plain';

/** Frequency in Hz (0: a knock of noise), start and length in seconds, and the wave that carries it. */
type Note = readonly [frequency: number, start: number, length: number, wave?: OscillatorType];

const NOTES: Record<Sound, readonly Note[]> = {
  move: [
    [0, 0, 0.05],
    [180, 0, 0.06],
  ],
  turn: [
    [523, 0, 0.1],
    [784, 0.1, 0.16],
  ],
  refused: [[165, 0, 0.12]],
  plain: [
    [0, 0, 0.12],
    [392, 0.1, 0.12],
  ],
  good: [
    [523, 0, 0.1],
    [659, 0.08, 0.1],
    [784, 0.16, 0.22],
  ],
  bad: [
    [0, 0, 0.2],
    [147, 0.02, 0.3, 'sawtooth'],
    [139, 0.02, 0.3, 'sawtooth'],
  ],
  grave: [
    [0, 0, 0.3],
    [110, 0, 0.7],
    [104, 0.25, 0.8],
  ],
  won: [
    [392, 0, 0.14],
    [523, 0.14, 0.14],
    [659, 0.28, 0.14],
    [784, 0.42, 0.5],
  ],
  lost: [
    [392, 0, 0.2],
    [330, 0.2, 0.2],
    [262, 0.4, 0.5],
  ],
  disaster: [
    [0, 0, 0.5],
    [98, 0, 1.2, 'sawtooth'],
    [92, 0.1, 1.2, 'sawtooth'],
    [147, 0.6, 0.9],
  ],
};

let context: AudioContext | null = null;
let rustle: AudioBuffer | null = null;

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
  const now = context.currentTime;
  for (const [frequency, start, length, wave] of NOTES[sound])
    begin(context, frequency ? tone(context, frequency, wave) : noise(context), now + start, length);
}

const DRONE = [55, 55.6, 82.5] as const; // Hz: two that beat against each other, and a fifth
const LOUDEST = 0.035;
const SWELL = 0.8; // seconds
let hum: { volume: GainNode; pitch: AudioParam[] } | null = null;

/** A low drone that swells and rises with how tense it is, from 0, silence, to 1. */
export function drone(tension: number): void {
  const isHeard = settings.sound && !document.hidden && context?.state === 'running';
  if (!context || (!hum && (!isHeard || tension <= 0))) return;
  hum ??= humming(context);
  const now = context.currentTime;
  hum.volume.gain.setTargetAtTime(isHeard ? LOUDEST * tension : 0, now, SWELL);
  hum.pitch.forEach((one, n) => one.setTargetAtTime((DRONE[n] ?? 55) * (1 + 0.25 * tension), now, SWELL));
}

function humming(audio: AudioContext): { volume: GainNode; pitch: AudioParam[] } {
  const volume = audio.createGain();
  volume.gain.value = 0;
  volume.connect(audio.destination);
  const pitch = DRONE.map((frequency) => {
    const made = tone(audio, frequency);
    made.connect(volume);
    made.start();
    return made.frequency;
  });
  return { volume, pitch };
}

function tone(audio: AudioContext, frequency: number, wave: OscillatorType = 'triangle'): OscillatorNode {
  const made = audio.createOscillator();
  made.type = wave;
  made.frequency.value = frequency;
  return made;
}

/** A knock: noise that dies away; which noise it is does not matter, so it is reckoned, not drawn. */
function noise(audio: AudioContext): AudioBufferSourceNode {
  if (!rustle) {
    rustle = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const samples = rustle.getChannelData(0);
    let seed = 1;
    for (let n = 0; n < samples.length; n += 1) {
      seed = (seed * 16807) % 2147483647;
      samples[n] = ((seed / 2147483647) * 2 - 1) * 0.6;
    }
  }
  const made = audio.createBufferSource();
  made.buffer = rustle;
  return made;
}

function begin(audio: AudioContext, source: OscillatorNode | AudioBufferSourceNode, at: number, length: number): void {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.1, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + length + 0.02);
}
