/** Opaque: names, licences and contacts live in `people`, outside the log. */
export type PlayerId = string;

/** Opaque: the free text (why a match was given, why a malus) lives beside the log, where it can be erased. */
export type NoteId = string;
