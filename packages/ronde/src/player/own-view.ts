import { createHash } from 'node:crypto';
import { isPublic } from '@ronde/engine';
import { remembered } from '@ronde/engine/base/memo';
import { type PublicView, shownView } from '../public/view.ts';
import type { Stored } from '../store/store.ts';

/**
 * What a player reads: what the public may know, open or not. While it is not open no public version grows, and the
 * desk's own would tell when it drafts: the version is then a digest of what is shown, and another one follows each
 * change of that alone.
 */
export const ownView = (stored: Stored): PublicView =>
  isPublic(stored.tournament) ? shownView(stored) : unopened(stored);

const unopened = remembered((stored: Stored): PublicView => {
  const view = shownView(stored);
  return { ...view, version: digestOf(view) };
});

/** 48 bits of SHA-256: a whole number that JSON and every phone hold. */
function digestOf({ tournament, people, corrected }: PublicView): number {
  const text = JSON.stringify([tournament, [...people], [...corrected].map(([round, tables]) => [round, ...tables])]);
  return Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 12), 16);
}
