/** Asks that the screen does not go dark, where the browser allows it (https, localhost); asked again on each return. */
export function keepAwake(): void {
  const ask = () => {
    if (document.visibilityState === 'visible') void navigator.wakeLock?.request('screen').catch(() => undefined);
  };
  ask();
  document.addEventListener('visibilitychange', ask);
}
