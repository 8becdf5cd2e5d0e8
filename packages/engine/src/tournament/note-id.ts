/** Opaque: the free text (why a match was given, why a malus) lives beside the log, where it can be erased. */
export type NoteId = string;
