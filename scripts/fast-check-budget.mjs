// Stands in for fast-check during `npm test` and among the trials: each law runs as often as it asks for, or for so long.
// `npm run soak` has no such bound.
import { createRequire } from 'node:module';

const fc = createRequire(import.meta.url)('fast-check');
const milliseconds = Number(process.env.RONDE_LAW_MS ?? 5000);
const inTime = (asked) => ({ interruptAfterTimeLimit: milliseconds, ...asked });

export default { ...fc, assert: (property, asked) => fc.assert(property, inTime(asked)) };
