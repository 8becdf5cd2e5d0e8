// Where the tests of the screens run: a window that is no browser. What asks and answers stays Node's own, for the
// program in memory is in the same place.
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const ofNode = ['fetch', 'Request', 'Response', 'Headers', 'AbortController', 'AbortSignal', 'URL', 'URLSearchParams'];

const around: Environment = {
  ...builtinEnvironments['happy-dom'],
  name: 'window',
  async setup(global: Record<string, unknown>, options) {
    const own = ofNode.map((name) => [name, global[name]] as const);
    const { teardown } = await builtinEnvironments['happy-dom'].setup(global, options);
    for (const [name, value] of own) Object.defineProperty(global, name, { value, writable: true, configurable: true });
    // The house's own readers, whatever machine tests run on.
    Object.defineProperty(global.navigator, 'languages', { value: ['fr-FR'], configurable: true });
    return { teardown };
  },
};

export default around;
