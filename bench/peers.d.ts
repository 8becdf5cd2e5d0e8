// The other programs that ship no types.
declare module 'swiss-pairing' {
  interface Match {
    round: number;
    home: { id: number; points: number };
    away: { id: number; points: number };
  }
  export default function swissPairing(options: { maxPerRound: number }): {
    getMatchups(
      round: number,
      participants: { id: number; seed: number }[],
      matches: Match[],
    ): { home: number; away: number }[];
  };
}

declare module 'edmonds-blossom-fixed' {
  export default function blossom(edges: [number, number, number][], maxCardinality: boolean): number[];
}

declare module 'elo-rating' {
  interface Rated {
    playerRating: number;
    opponentRating: number;
  }
  const EloRating: { calculate(own: number, other: number, won: boolean, k: number): Rated };
  export default EloRating;
}
