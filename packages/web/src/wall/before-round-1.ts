// What the wall shows before the first table: one script.
export { WallPools } from './pools-page.tsx';
export { WallRegistration } from './registration-page.tsx';
