/** The words of the sheets, beside those that the screens have already. */
export interface PaperSentences {
  readonly draft: string;
  printed(at: string, replaces?: string): string;
  /** « ronde 4 », « tour 2 » within a line; `Round`: at its beginning. */
  round(round: number): string;
  Round(round: number): string;
  page(page: number, of: number): string;
  readonly roundAlone: string;
  readonly byName: string;
  readonly byNumber: string;
  readonly slips: string;
  readonly scoreSheets: string;
  readonly challenges: string;
  readonly badges: string;
  readonly nameCards: string;
  readonly prizes: string;
  /** Before the tournament is closed. */
  readonly prizesPreview: string;
  readonly certificates: string;
  /** Before the end: of the sheet, and on each card. */
  readonly certificatesPreview: string;
  readonly certificatePreview: string;
  readonly welcome: string;
  readonly reasons: string;
  readonly beforeFirst: string;
  /** Standings that count a round which is still played: « ronde 4 en cours ». */
  readonly provisional: string;
  readonly inPlay: (round: number) => string;
  readonly grid: string;
  /** How it is read; `round`: what a round is called in it. */
  readonly gridHelp: (round: string) => string;
  /** Columns and labels. */
  readonly table: string;
  readonly name: string;
  readonly against: (name: string) => string;
  readonly starts: string;
  readonly starter: string;
  readonly opponent: string;
  readonly exempt: string;
  readonly absent: string;
  readonly score: string;
  readonly signature: string;
  readonly blanks: string;
  readonly check: string;
  readonly byPhone: string;
  readonly slipAddress: (table: number) => string;
  readonly lost: string;
  readonly total: string;
  readonly points: string;
  readonly trophies: string;
  readonly baggage: string;
  readonly generals: string;
  readonly checkWargame: string;
  readonly move: string;
  readonly word: string;
  readonly tilesLeft: string;
  readonly penalties: string;
  readonly final: string;
  readonly who: string;
  readonly words: string;
  readonly valid: string;
  readonly notValid: string;
  readonly initials: string;
  readonly challengeRule: string;
  readonly number: (number: number) => string;
  readonly code: string;
  /** Where the code is typed. */
  readonly codeAt: (address: string) => string;
  readonly badgeAddress: (name: string) => string;
  readonly prize: string;
  readonly place: string;
  readonly seriesPrize: (series: string) => string;
  readonly clubPrize: (club: string) => string;
  readonly noPrize: string;
  readonly certificate: string;
  /** On a certificate: of a series, a category, a club. */
  readonly firstOf: (group: string) => string;
  readonly director: string;
  readonly arbiter: string;
  readonly wifi: string;
  readonly wifiName: (name: string) => string;
  readonly wifiPassword: (password: string) => string;
  readonly joinWifi: string;
  readonly follow: string;
  readonly followAt: string;
}
