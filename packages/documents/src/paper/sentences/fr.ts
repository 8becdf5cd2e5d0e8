import type { FormatId } from '@ronde/engine';
import { de, list, roundNoun } from '@ronde/language';

/** The sentences of the sheets, beside those that the screens have already. */
export interface PaperSentences {
  readonly draft: string;
  printed(at: string, replaces?: string): string;
  /** « ronde 4 », « tour 2 » within a line; `Round`: at its beginning. */
  round(round: number): string;
  Round(round: number): string;
  page(page: number, of: number): string;
  readonly roundAlone: string;
  /** Over the games of the final. */
  readonly finalGames: string;
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
  /** Everybody’s rounds one by one. */
  readonly details: string;
  /** « après la ronde 4 ». */
  readonly upTo: (round: number) => string;
  /** Standings one group after the other. */
  readonly by: Readonly<Record<'series' | 'club' | 'category', string>>;
  readonly placeIn: string;
  readonly result: string;
  readonly scoreAgainst: string;
  readonly runningTotal: string;
  /** How it is read; `round`: what a round is called in it. */
  readonly gridHelp: (round: string) => string;
  /** Columns and labels. */
  readonly table: string;
  readonly name: string;
  readonly against: (name: string) => string;
  readonly starts: string;
  /** Which games of a match somebody begins. */
  readonly startsGames: (...games: readonly number[]) => string;
  readonly game: (n: number) => string;
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

export function frPaper(format?: FormatId): PaperSentences {
  const noun = roundNoun(format);
  /** As on the screen and the phones. */
  const seat = noun.e ? 'Table' : 'Terrain';
  return {
    draft: 'projet',
    printed: (at, replaces) => `imprimé à ${at}${replaces === undefined ? '' : `, remplace ${replaces}`}`,
    round: (round) => `${noun.one} ${round}`,
    page: (page, of) => `page ${page}/${of}`,
    Round: (round) => `${noun.One} ${round}`,
    roundAlone: noun.One,
    finalGames: 'Finale',
    byName: `${seat}s par nom`,
    byNumber: `${seat}s par numéro`,
    slips: noun.e ? 'Feuilles de match' : 'Feuilles de partie',
    scoreSheets: 'Feuilles de marque',
    challenges: 'Bulletin de contestation',
    badges: 'Badges',
    nameCards: noun.one === 'tour' ? 'Cartons de nom' : 'Cartons de table',
    prizes: 'Palmarès',
    prizesPreview: 'Palmarès, aperçu provisoire',
    certificates: 'Diplômes',
    certificatesPreview: 'Diplômes, aperçu provisoire',
    certificatePreview: 'Diplôme, provisoire',
    welcome: 'Accueil',
    reasons: 'Détail de l’appariement',
    beforeFirst: 'Classement initial',
    provisional: 'Classement provisoire',
    inPlay: (round) => `${noun.one} ${round} en cours`,
    grid: 'Grille',
    details: `Détail des ${noun.one}s`,
    upTo: (round) => `après ${noun.the} ${round}`,
    by: { series: 'par série', club: 'par club', category: 'par catégorie' },
    placeIn: 'Place dans le groupe',
    result: 'Résultat',
    scoreAgainst: 'Score adverse',
    runningTotal: 'Total',
    gridHelp: (round) =>
      `Chaque ligne se lit de gauche à droite : le résultat de la personne contre celle dont la place est en tête de colonne. ${round} : ${noun.one} 1.`,
    table: seat,
    name: 'Nom',
    against: (name) => `contre ${name}`,
    starts: 'commence',
    startsGames: (...games) =>
      `commence ${games.length === 1 ? 'la manche' : 'les manches'} ${list('fr', games.map(String))}`,
    game: (n) => `manche ${n}`,
    starter: 'Commence',
    opponent: 'Adversaire',
    exempt: 'exempt',
    absent: 'absence',
    score: 'score',
    signature: 'signature',
    blanks: 'Lettres des jokers',
    check:
      'Vérifiez vos deux feuilles de marque, signez, rapportez cette feuille à l’arbitrage. Forfait : rayez le nom, n’écrivez pas de score.',
    byPhone: 'ou par téléphone, badge en main',
    slipAddress: (table) => `Saisie du résultat ${noun.e ? 'de la table' : 'du terrain'} ${table}`,
    lost: 'cohésion perdue',
    total: 'total',
    points: 'points',
    trophies: 'Trophées',
    checkWargame:
      'Comptez ensemble la cohésion perdue, signez, rapportez cette feuille à l’arbitrage. Forfait : rayez le nom, n’écrivez pas de points.',
    move: 'Coup',
    word: 'Mot',
    tilesLeft: 'Lettres restantes',
    penalties: 'Pénalités',
    final: 'Score final',
    who: 'Contestation de',
    words: 'Mots contestés',
    valid: 'admis',
    notValid: 'non admis',
    initials: 'Visa de l’arbitrage',
    challengeRule: 'Un mot non admis : le coup est annulé. Chaque mot admis : 5 points de pénalité pour qui conteste.',
    number: (number) => `n° ${number}`,
    code: 'Code',
    codeAt: (address) => `À taper sur ${address}`,
    badgeAddress: (name) => `Page ${de(name)}`,
    prize: 'Prix',
    place: 'Place',
    noPrize: 'Aucun prix : le tournoi n’a pas encore de résultat.',
    certificate: 'Diplôme',
    firstOf: (group) => `1ʳᵉ place · ${group}`,
    director: 'Direction',
    arbiter: 'Arbitrage',
    wifi: 'Wi-Fi de la salle',
    wifiName: (name) => `Réseau : ${name}`,
    wifiPassword: (password) => `Mot de passe : ${password}`,
    joinWifi: 'Se connecter au Wi-Fi',
    follow: 'Suivre le tournoi',
    followAt: `${seat}s, résultats et classement`,
  };
}
