// What a player does once in a tournament: one script for all of it, after the first load.
export { Beside } from './beside.tsx';
export { LeaveTab } from './leave-tab.tsx';
export { ListsTab } from './lists-tab.tsx';
export { VotesTab } from './votes-tab.tsx';
