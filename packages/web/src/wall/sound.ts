import { external } from '../core/external.ts';

/** Whether the browser lets this page be heard: only after somebody has touched it. */
export const audible = external(false);

let context: AudioContext | undefined;

/** Asks to be heard; done at each touch until it works. */
export async function unlock(): Promise<void> {
  try {
    context ??= new AudioContext();
    await context.resume();
    audible.set(context.state === 'running');
  } catch {
    audible.set(false);
  }
}

/** Three notes that a hall hears. */
export function ring(): void {
  if (context?.state !== 'running') return;
  for (const [i, pitch] of [880, 880, 1320].entries()) note(context, context.currentTime + i * 0.45, pitch);
}

function note(on: AudioContext, at: number, pitch: number): void {
  const voice = on.createOscillator();
  const volume = on.createGain();
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0.5, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.4);
  voice.connect(volume).connect(on.destination);
  voice.start(at);
  voice.stop(at + 0.4);
}
