import type { RulingWords } from '../game-ruling.ts';
import { counted } from '../numbers.ts';
import { nouns } from './nouns.ts';

const situation: RulingWords['situation'] = {
  'excess-tiles': 'Lettres tirées en trop',
  'board-upset': 'Grille renversée',
  'incomplete-set': 'Jeu incomplet',
  'totals-differ': 'Totaux en désaccord',
  'absent-at-start': 'Absence au début de la partie',
  pause: 'Pause demandée',
  resigned: '« J’abandonne »',
  'left-in-silence': 'Départ sans rien dire',
  conduct: 'Conduite',
  appeal: 'Appel d’une décision de l’arbitre',
  exclusion: 'Exclusion',
  'not-foreseen': 'Cas que le texte ne prévoit pas',
};

const choice: RulingWords['choice'] = {
  unseen: 'Aucune lettre n’a été vue : elles retournent au sac, sans pénalité.',
  seen: 'Une lettre au moins a été vue : cinq points de moins par lettre en trop.',
  restored: 'La grille est rétablie, sans pénalité.',
  'restored-warning': 'La grille est rétablie, avec un avertissement.',
  'restored-penalty': 'La grille est rétablie, avec cinq points de moins.',
  'not-restored': 'La grille ne peut pas être rétablie : la partie est perdue.',
  'scores-stand': 'Les scores établis restent.',
  deliberate: 'C’était voulu : la partie est perdue.',
  'from-sheets': 'Les deux feuilles de marque sont refaites ligne par ligne.',
  'no-sheet': 'Sans feuille de marque, le total de l’adversaire est retenu.',
  'start-clock': 'La pendule de la personne absente est lancée.',
  'came-in-time': 'La personne est arrivée à temps : la pendule s’arrête, la partie se joue.',
  'half-gone': 'La moitié du temps est passée : forfait.',
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
export const gameRulings: RulingWords = {
  situation,
  choice,
  decided: (decision) => {
    const points = decision.points === 0 ? '' : ` En tout, ${counted('fr', decision.points, nouns.point)} de moins.`;
    const reason = decision.reason === '' ? '' : ` Motif : ${decision.reason}.`;
    return `${situation[decision.ruling]} (${decision.article}). ${choice[decision.choice]}${points}${reason}`;
  },
};
