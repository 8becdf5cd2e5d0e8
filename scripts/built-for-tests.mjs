// Once before tests that start programs: they start what is installed, bundled anew if a source is newer.
export { buildServer as default } from './build.mjs';
