import type { Dictionary } from './dictionary.ts';

export interface Charter {
  readonly title: string;
  readonly lead: string;
  readonly articles: readonly string[];
  readonly sanctions: { readonly lead: string; readonly each: readonly string[]; readonly when: string };
  /** Above an organiser's own one. */
  readonly own: string;
  /** Of a tournament that has none: where it is written. */
  readonly none: string;
}

/**
 * The wargame's charter of conduct in the house's own words; what it asks and what the arbiter may decide is that of
 * the association's text. An organiser's own one stands instead.
 */
export const charterSentences: Dictionary<Charter> = {
  fr: {
    title: 'Charte de bonne conduite',
    lead: 'Comment on joue à L’Art de la Guerre en tournoi, pour le plaisir de tout le monde.',
    articles: [
      'Respecter la personne d’en face, et ne pas gâcher sa partie : elle aussi est venue se détendre.',
      'Jouer des figurines peintes, conformes au modèle historique et à l’échelle du tournoi.',
      'Apporter de vrais éléments de décor : pas de morceaux de carton.',
      'Nommer clairement chaque unité et chaque général au déploiement.',
      'Ne compter que les dés posés à plat ; un dé cassé est relancé.',
      'Une chance insistante se partage : on échange les dés. Des dés truqués valent l’exclusion.',
      'Ne pas reprendre un mouvement, sauf si la position de départ est bien repérée.',
      'Jouer vite et clairement, sans faire durer la partie.',
      'Annoncer les distances à l’ennemi avant qu’elles ne fassent débat.',
      'En cas de désaccord, appeler l’arbitrage et suivre sa décision.',
    ],
    sanctions: {
      lead: 'Qui ne respecte pas la charte s’expose à :',
      each: [
        'un malus de 10 points sur une partie ;',
        'une partie donnée à l’adversaire, 90 – 0 ;',
        'l’exclusion du tournoi.',
      ],
      when: 'Après un avertissement, ou tout de suite si la triche est manifeste.',
    },
    own: 'Celle de ce tournoi.',
    none: 'Ce tournoi n’a pas de charte (page Réglages).',
  },
  en: {
    title: 'Charter of conduct',
    lead: 'How L’Art de la Guerre is played at a tournament, for everybody’s pleasure.',
    articles: [
      'Respect your opponents, and let them enjoy their game: they too have come to relax.',
      'Play painted figures, true to the historical model and to the scale of the tournament.',
      'Bring proper terrain pieces: no scraps of cardboard.',
      'Name each unit and each general clearly when you deploy.',
      'Count only dice that lie flat; a cocked die is rolled again.',
      'Share great luck: swap dice with your opponent. Loaded dice mean disqualification.',
      'Do not take moves back, unless the starting position is clearly marked.',
      'Play quickly and clearly, and do not play for time.',
      'State distances to the enemy before they can be argued about.',
      'If you disagree, call the arbiter and follow the decision.',
    ],
    sanctions: {
      lead: 'Anyone who breaks the charter risks:',
      each: ['a penalty of 10 points on a game;', 'a game awarded to the opponent, 90 – 0;', 'disqualification.'],
      when: 'After a warning, or at once for plain cheating.',
    },
    own: 'This tournament’s own.',
    none: 'This tournament has no charter (Settings page).',
  },
};
