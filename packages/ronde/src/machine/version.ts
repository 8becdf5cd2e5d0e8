import manifest from '../../package.json' with { type: 'json' };

/** Of the program as a whole, as it is released; the engine has one of its own, which says what a draw followed. */
export const programVersion: string = manifest.version;
