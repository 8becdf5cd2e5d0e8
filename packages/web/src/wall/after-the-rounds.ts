// What the wall shows once the rounds are over: one script.
export { ClosingPage } from './closing-page.tsx';
export { WallFinal } from './final-page.tsx';
export { WallPrizes } from './prizes-page.tsx';
