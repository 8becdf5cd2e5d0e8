import '../core/older-browsers.ts';
import '../ui/theme/font.css';
import './screen.css';
import { createRoot } from 'react-dom/client';
import { askedBy, withoutKey } from './address.ts';
import { follow } from './follow.ts';
import { ScreenApp } from './screen.tsx';
import { unlock } from './sound.ts';
import { keptKey } from './wall-state.ts';

const address = askedBy(location.pathname, location.search);
const asked = { ...address, key: keptKey(address.t, address.key) };
if (address.key !== null) history.replaceState(null, '', withoutKey(location.href));
document.documentElement.lang = asked.lang;

void follow(asked);
keepAwake();
for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => void unlock());

const root = document.getElementById('root');
if (root) createRoot(root).render(<ScreenApp asked={asked} />);

/** Asks that the screen does not go dark, where the browser allows it (https, localhost); asked again on each return. */
function keepAwake(): void {
  const ask = () => {
    if (document.visibilityState === 'visible') void navigator.wakeLock?.request('screen').catch(() => undefined);
  };
  ask();
  document.addEventListener('visibilitychange', ask);
}
