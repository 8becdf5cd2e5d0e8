// What today’s draw would be: the page of a draft stands before the rules of the draw have come.
export { draftOutdated } from '@ronde/engine/decide/outdated-draft';
export { outdated } from './draft-age.ts';
