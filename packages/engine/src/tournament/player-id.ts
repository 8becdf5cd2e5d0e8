/** Opaque: names, licences and contacts live in `people`, outside the log. */
export type PlayerId = string;
