/** Opaque: names, licences and contacts live in `people`, outside the log. */
export type PlayerId = string;

/** Opaque: the free text (why a match was given, why a malus) lives beside the log, where it can be erased. */
export type NoteId = string;

const playerPrefix = 'player:';

/** A player, as the log names its authors: what a phone sends is theirs. */
export const playerAuthor = (player: PlayerId): string => `${playerPrefix}${player}`;

/** The player who is this author; null: somebody of the staff. */
export const authorPlayer = (by: string): PlayerId | null =>
  by.startsWith(playerPrefix) ? by.slice(playerPrefix.length) : null;
