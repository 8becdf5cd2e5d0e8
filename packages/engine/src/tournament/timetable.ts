/** When something is to begin, by the clock of the place: never by that of a machine. */
export interface TimetableLine {
  readonly what: 'arrival' | 'round' | 'break' | 'final' | 'prizes' | 'other';
  /** Of a round: its number. */
  readonly round?: number;
  /** Counted from the first day of the tournament, which is 1 and may be left out; after midnight it is the next. */
  readonly day?: number;
  /** `14:30` */
  readonly at: string;
  /** What it is called instead: « Déjeuner ». */
  readonly text?: string;
}

export type Timetable = readonly TimetableLine[];
