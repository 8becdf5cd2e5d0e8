/** What the practice tournament says of a player. */
export interface PracticePlayer {
  readonly name: string;
  readonly rating: number;
  readonly provisional?: boolean;
  readonly club?: string;
}

/** Invented: nobody of these names is meant. Ligatures, apostrophes, hyphens and provisional ratings on purpose. */
export const practicePlayers: readonly PracticePlayer[] = [
  { name: 'MARCHAND Odile', rating: 3012, club: 'Lyon' },
  { name: 'BERTHIER Paul', rating: 2874, club: 'Paris' },
  { name: 'N’DIAYE Aminata', rating: 2741, club: 'Dakar' },
  { name: 'LEFÈVRE Zoé', rating: 2618, club: 'Lille' },
  { name: 'COLLIN Hervé', rating: 2495, club: 'Namur' },
  { name: 'D’ALMEIDA Inès', rating: 2430, club: 'Paris' },
  { name: 'ROUSSEL Gérard', rating: 2288, club: 'Lyon' },
  { name: 'HUYNH Mai-Lan', rating: 2251, club: 'Genève' },
  { name: 'ŒUVRARD Denis', rating: 2190, club: 'Nantes' },
  { name: 'BÉNÉVENT Agnès', rating: 1893, club: 'Lyon' },
  { name: 'IBRAHIM Leïla', rating: 1846, club: 'Bruxelles' },
  { name: 'TOUSSAINT Luc', rating: 1803, club: 'Lille' },
  { name: 'SCHNEIDER Ruth', rating: 1772, club: 'Strasbourg' },
  { name: 'GARNIER Élodie', rating: 1700, provisional: true, club: 'Nantes' },
  { name: 'QUINTIN Yves', rating: 1655, club: 'Bruxelles' },
  { name: 'VASSEUR Annick', rating: 1580, club: 'Lille' },
  { name: 'FONTAINE Noël', rating: 1500, provisional: true, club: 'Genève' },
  { name: 'MOREL-DUVAL Jean-Baptiste', rating: 1420, club: 'Paris' },
  { name: 'PASQUIER Émile', rating: 1300, provisional: true, club: 'Namur' },
  { name: 'KOUAMÉ Désiré', rating: 1265, club: 'Abidjan' },
  { name: 'AUBIN Colette', rating: 1210, club: 'Nantes' },
  { name: 'PÉRIER Solange', rating: 1120, club: 'Strasbourg' },
  { name: 'WAGNER Théo', rating: 1000, provisional: true, club: 'Strasbourg' },
];
