import { untilAnswered } from './script.ts';

const key = 'ronde.reloaded';
const aMinute = 60_000;

/** Whether this page was itself loaded by `reloadOnce`. */
const again = taken();

function taken(): boolean {
  try {
    const was = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return was;
  } catch {
    return true;
  }
}

/**
 * Loads the page anew, once the server answers. False where that was just done, or where it could not be remembered:
 * a page that fails each time must not go round.
 */
export async function reloadOnce(): Promise<boolean> {
  if (again && performance.now() < aMinute) return false;
  try {
    sessionStorage.setItem(key, '');
  } catch {
    return false;
  }
  await untilAnswered();
  location.reload();
  return true;
}
