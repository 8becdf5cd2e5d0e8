/** Half a second of one tone; asked for by a touch before, as browsers want it. */
export function beep(): void {
  try {
    const audio = new AudioContext();
    const tone = audio.createOscillator();
    const quiet = audio.createGain();
    quiet.gain.value = 0.2;
    tone.frequency.value = 660;
    tone.connect(quiet).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.5);
    tone.onended = () => void audio.close();
  } catch {
    // No sound on this device: the words say the same.
  }
}
