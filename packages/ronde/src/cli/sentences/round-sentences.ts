/** Lines of the command line that speak of rounds, in the word of the game. */
export interface RoundSentences {
  readonly check: (name: string, format: string, players: number, drawn: number, planned: number) => string;
  readonly round: (number: number) => string;
  readonly noRoundLeft: (planned: number) => string;
  readonly proposal: string;
  /** The standings after so many complete rounds; `running`: the one whose results are not all in. */
  readonly after: (rounds: number, running: number | null) => string;
  /** What would be the end if it were now: so many rounds are complete. */
  readonly preview: (rounds: number, planned: number) => string;
  /** More rounds than planned, before the tournament is closed on them. */
  readonly previewBeyond: (rounds: number, planned: number) => string;
  readonly finalOpen: string;
  /** Tables of a fixed round that are not those of the text. */
  readonly unofficial: string;
  readonly drawDiffers: (round: number, engine: string, recorded: string, today: string) => string;
  readonly drawRefused: (round: number, why: string) => string;
}
