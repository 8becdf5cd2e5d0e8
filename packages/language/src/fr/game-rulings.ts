import type { GameRefusals, RulingSentences } from '../game-ruling.ts';
import { counted } from '../numbers.ts';
import { nouns } from './nouns.ts';

const situation: RulingSentences['situation'] = {
  'excess-tiles': 'Lettres tirées en trop',
  'board-upset': 'Grille renversée',
  'incomplete-set': 'Jeu incomplet',
  'totals-differ': 'Totaux en désaccord',
  'absent-at-start': 'Absence au début de la partie',
  pause: 'Pause demandée',
  resigned: '« J’abandonne »',
  'left-in-silence': 'Départ sans rien dire',
  conduct: 'Comportement',
  appeal: 'Appel d’une décision de l’arbitre',
  exclusion: 'Exclusion',
  'not-foreseen': 'Cas que le règlement ne prévoit pas',
};

const choice: RulingSentences['choice'] = {
  unseen: 'Aucune lettre n’a été vue : elles retournent au sac, sans pénalité.',
  seen: 'Une lettre au moins a été vue : cinq points de moins par lettre en trop.',
  restored: 'La grille est rétablie, sans pénalité.',
  'restored-warning': 'La grille est rétablie, avec un avertissement.',
  'restored-penalty': 'La grille est rétablie, avec cinq points de moins.',
  'not-restored': 'La grille ne peut pas être rétablie : la partie est perdue.',
  'scores-stand': 'Les scores établis sont maintenus.',
  deliberate: 'C’était voulu : la partie est perdue.',
  'from-sheets': 'Les deux feuilles de marque sont refaites ligne par ligne.',
  'no-sheet': 'Sans feuille de marque, le total de l’adversaire est retenu.',
  'start-clock': 'La pendule de la personne absente est lancée.',
  'came-in-time': 'La personne est arrivée à temps : la pendule s’arrête, la partie se joue.',
  'half-gone': 'La moitié du temps est passée : l’arbitrage prononce le forfait.',
  'opponent-agrees': 'L’adversaire est d’accord : les pendules s’arrêtent.',
  'clock-runs-on': 'La pendule continue de tourner.',
  'said-so': 'L’abandon est annoncé : la partie est perdue.',
  'no-penalty': 'Pas de pénalité.',
  warning: 'Un avertissement.',
  penalty: 'Cinq points de moins.',
  lost: 'La partie est perdue.',
  upheld: 'La décision de l’arbitre est maintenue.',
  overturned: 'La décision de l’arbitre est annulée.',
  excluded: 'Exclusion du tournoi.',
};

/** The articles are those of the Belgian text. */
export const gameRulings: RulingSentences = {
  situation,
  choice,
  decided: (decision) => {
    const points = decision.points === 0 ? '' : ` En tout, ${counted('fr', decision.points, nouns.point)} de moins.`;
    const reason = decision.reason === '' ? '' : ` Motif : ${decision.reason}.`;
    return `${situation[decision.ruling]} (${decision.article}). ${choice[decision.choice]}${points}${reason}`;
  },
};

const tiles = (n: number): string => counted('fr', n, { one: 'lettre', other: 'lettres' });

/** What the rules of a game of Scrabble say no to, with the article of the Belgian text. */
export const gameRefusals: GameRefusals = {
  'unknown-letter': (refusal) => ({
    what: `« ${refusal.letter} » n’est pas une lettre du jeu.`,
    next: 'Écrivez une lettre de A à Z, ou le point d’interrogation pour un joker.',
  }),
  'too-many-tiles': (refusal) => ({
    what: `${tiles(refusal.found)} sur un chevalet : ${refusal.most} au plus.`,
    next: 'Comptez de nouveau les lettres du chevalet.',
  }),
  'not-in-the-set': (refusal) => ({
    what: `${refusal.found} fois « ${refusal.letter} » : le jeu n’en a que ${refusal.held}.`,
    next: 'Relisez les coups ; un joker s’écrit en minuscule.',
  }),
  'bag-too-low': (refusal) => ({
    what: 'Pas d’échange.',
    why: `Le sac n’a plus que ${tiles(refusal.inBag)}, il en faut ${refusal.needed} (4.3).`,
    next: 'On ne peut que jouer un coup ou passer.',
  }),
  'bad-exchange': (refusal) => ({
    what: `Un échange de ${tiles(refusal.found)} n’est pas possible.`,
    next: `Échangez de 1 à ${refusal.most} lettres (4.3).`,
  }),
  'out-of-time': () => ({ what: 'Le temps est épuisé.', next: 'On ne peut plus que passer ou contester (7.1.2).' }),
  'opponent-out-of-time': () => ({
    what: 'Pas d’échange.',
    why: 'Le temps de l’adversaire est épuisé (7.1.2).',
    next: 'On ne peut que jouer un coup ou passer.',
  }),
  'nothing-challenged': () => ({ what: 'Aucun mot n’est contesté.', next: 'Écrivez un mot du coup.' }),
  'challenge-too-late': () => ({
    what: 'Trop tard pour contester.',
    why: 'Une lettre piochée a été vue (5.2).',
    next: 'Le coup est maintenu : la partie continue.',
  }),
  'not-in-the-move': (refusal) => ({
    what: `« ${refusal.word} » n’est pas un mot de ce coup.`,
    why: 'Seul le coup qui vient d’être joué se conteste (5.2).',
    next: 'Écrivez un mot que ce coup a formé.',
  }),
  'unknown-ruling': (refusal) => ({
    what: `« ${refusal.keys} » ne désigne aucune décision.`,
    next: 'Choisissez la situation, puis la décision, dans les listes.',
  }),
  'director-only': (refusal) => ({
    what: 'Seule la direction du tournoi peut en décider.',
    why: `Article ${refusal.article}.`,
    next: 'Appelez la direction.',
  }),
  'reason-missing': () => ({
    what: 'Il manque le motif.',
    why: 'Le règlement laisse juger.',
    next: 'Écrivez le motif.',
  }),
};
