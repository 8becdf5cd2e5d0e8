import type { GameRefusals } from '../game-ruling.ts';
import { counted } from '../numbers.ts';

const tiles = (n: number): string => counted('fr', n, { one: 'lettre', other: 'lettres' });

/** What the rules of a game of Scrabble say no to, with the article of the Belgian text. */
export const gameRefusals: GameRefusals = {
  'unknown-letter': (refusal) => ({
    what: `« ${refusal.letter} » n’est pas une lettre du jeu.`,
    why: 'De A à Z, ou le point d’interrogation pour un joker.',
  }),
  'too-many-tiles': (refusal) => ({ what: `${tiles(refusal.found)} sur un chevalet : ${refusal.most} au plus.` }),
  'not-in-the-set': (refusal) => ({
    what: `${refusal.found} fois « ${refusal.letter} » : le jeu n’en a que ${refusal.held}.`,
  }),
  'bag-too-low': (refusal) => ({
    what: 'Pas d’échange.',
    why: `Le sac n’a plus que ${tiles(refusal.inBag)}, il en faut ${refusal.needed} (4.3).`,
  }),
  'bad-exchange': (refusal) => ({
    what: `Un échange de ${tiles(refusal.found)} n’est pas possible.`,
    why: `De 1 à ${refusal.most} (4.3).`,
  }),
  'out-of-time': () => ({ what: 'Le temps est épuisé.', why: 'Il reste à passer, ou à contester (7.1.2).' }),
  'opponent-out-of-time': () => ({ what: 'Pas d’échange.', why: 'Le temps de l’adversaire est épuisé (7.1.2).' }),
  'nothing-challenged': () => ({ what: 'Aucun mot n’est contesté.', act: 'Écrire un mot du coup' }),
  'challenge-too-late': () => ({ what: 'Trop tard pour contester.', why: 'Une lettre piochée a été vue (5.2).' }),
  'not-in-the-move': (refusal) => ({
    what: `« ${refusal.word} » n’est pas un mot de ce coup.`,
    why: 'Seul le coup qui vient d’être joué se conteste (5.2).',
  }),
  'scores-missing': () => ({ what: 'La feuille de match n’a pas ses scores.', act: 'Écrire les scores' }),
  'sheet-disputed': () => ({
    what: 'Un score est contesté.',
    why: 'La feuille se signe une fois le litige réglé (4.1).',
  }),
  'sheet-signed': () => ({ what: 'La feuille de match est signée.', why: 'Le score ne se conteste plus (4.1).' }),
  'unknown-ruling': (refusal) => ({ what: `« ${refusal.keys} » ne désigne aucune décision.` }),
  'director-only': (refusal) => ({
    what: 'Seule la direction du tournoi peut en décider.',
    why: `Article ${refusal.article}.`,
  }),
  'reason-missing': () => ({
    what: 'Il manque le motif.',
    why: 'Le texte laisse juger : la décision se motive.',
    act: 'Écrire le motif',
  }),
};
