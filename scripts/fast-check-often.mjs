// Stands in for fast-check during `npm run soak`: each law runs RONDE_RUNS times as often as it asks for.
import { createRequire } from 'node:module';

const fc = createRequire(import.meta.url)('fast-check');
const times = Number(process.env.RONDE_RUNS ?? 50);
const often = ({ interruptAfterTimeLimit: _, ...asked } = {}) => ({
  ...asked,
  numRuns: times * (asked.numRuns ?? 100),
});

export default { ...fc, assert: (property, asked) => fc.assert(property, often(asked)) };
