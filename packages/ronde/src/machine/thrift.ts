import { setFlagsFromString } from 'node:v8';

/**
 * What a hall’s day uses of the memory is some 45 MB; left to itself the engine of Node keeps 200 before it tidies up.
 * A day's work costs about half more of one core's time so, which is seconds (`npm run bench -- memory`).
 */
export const beThrifty = (): void => setFlagsFromString('--optimize-for-size');

/**
 * Whoever keeps years of a federation holds hundreds of megabytes whatever is tidied up: looking through them again and
 * again doubles the time of everything (20 s instead of 10 for 5,000,000 games) and saves a tenth. Left to itself the
 * engine lets half as much again pile up before it tidies; with a sixth, years and their previews stay at 1 GB.
 */
export const beGenerous = (): void => {
  setFlagsFromString('--no-optimize-for-size');
  setFlagsFromString('--heap-growing-percent=15');
};
