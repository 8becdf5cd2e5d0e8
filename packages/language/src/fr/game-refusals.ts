import { type GameRefusal, never } from '@ronde/engine';
import { counted } from '../plural.ts';
import type { Sentence } from '../words.ts';

const tiles = (n: number): string => counted('fr', n, { one: 'lettre', other: 'lettres' });

/** What the rules of a game of Scrabble say no to, with the article of the Belgian text. */
export function gameRefusal(refusal: GameRefusal): Sentence {
  switch (refusal.code) {
    case 'unknown-letter':
      return {
        what: `« ${refusal.letter} » n’est pas une lettre du jeu.`,
        why: 'De A à Z, ou le point d’interrogation pour un joker.',
      };
    case 'too-many-tiles':
      return { what: `${tiles(refusal.found)} sur un chevalet : ${refusal.most} au plus.` };
    case 'not-in-the-set':
      return { what: `${refusal.found} fois « ${refusal.letter} » : le jeu n’en a que ${refusal.held}.` };
    case 'bag-too-low':
      return {
        what: 'Pas d’échange.',
        why: `Le sac n’a plus que ${tiles(refusal.inBag)}, il en faut ${refusal.needed} (4.3).`,
      };
    case 'bad-exchange':
      return {
        what: `Un échange de ${tiles(refusal.found)} n’est pas possible.`,
        why: `De 1 à ${refusal.most} (4.3).`,
      };
    case 'out-of-time':
      return { what: 'Le temps est épuisé.', why: 'Il reste à passer, ou à contester (7.1.2).' };
    case 'opponent-out-of-time':
      return { what: 'Pas d’échange.', why: 'Le temps de l’adversaire est épuisé (7.1.2).' };
    case 'nothing-challenged':
      return { what: 'Aucun mot n’est contesté.', act: 'Écrire un mot du coup' };
    case 'challenge-too-late':
      return { what: 'Trop tard pour contester.', why: 'Une lettre piochée a été vue (5.2).' };
    case 'not-in-the-move':
      return {
        what: `« ${refusal.word} » n’est pas un mot de ce coup.`,
        why: 'Seul le coup qui vient d’être joué se conteste (5.2).',
      };
    case 'scores-missing':
      return { what: 'La feuille de match n’a pas ses scores.', act: 'Écrire les scores' };
    case 'sheet-disputed':
      return { what: 'Un score est contesté.', why: 'La feuille se signe une fois le litige réglé (4.1).' };
    case 'sheet-signed':
      return { what: 'La feuille de match est signée.', why: 'Le score ne se conteste plus (4.1).' };
    case 'unknown-ruling':
      return { what: `« ${refusal.keys} » ne désigne aucune décision.` };
    case 'director-only':
      return { what: 'Seule la direction du tournoi peut en décider.', why: `Article ${refusal.article}.` };
    case 'reason-missing':
      return {
        what: 'Il manque le motif.',
        why: 'Le texte laisse juger : la décision se motive.',
        act: 'Écrire le motif',
      };
    default:
      return never(refusal);
  }
}
