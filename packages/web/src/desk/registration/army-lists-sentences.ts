import { type Dictionary, de } from '@ronde/language';
import type { ListState } from './army-lists.ts';

const fr = {
  title: 'Listes d’armée',
  deadline: 'À rendre avant',
  malus: 'Malus d’une liste en retard',
  malusHelp:
    'En points, à chaque partie\u202f; laissé vide, un retard ne coûte rien. L’arbitrage le note partie après partie, ici ou à la page Arbitrage.',
  malusWrong: 'Un nombre de 1 à 99, ou laissez vide.',
  save: 'Enregistrer',
  saved: 'Listes d’armée\u00a0: réglages enregistrés.',
  published: 'Publier les listes',
  publishedHelp: 'Chacun peut les lire sur la page publique\u202f; les joueurs ne peuvent plus changer la leur.',
  shown: 'Listes d’armée publiées.',
  hidden: 'Les listes d’armée sont de nouveau privées.',
  help: (kilobytes: number) =>
    `Deux listes de la même armée au plus, en texte ou en PDF, ${kilobytes}\u00a0ko chacune. Elles restent privées jusqu’à leur publication.`,
  states: {
    awaited: 'pas reçue',
    received: 'reçue',
    checked: 'contrôlée',
    'to-fix': 'à corriger',
  } as Readonly<Record<ListState, string>>,
  judged: { checked: 'Contrôlée', 'to-fix': 'À corriger' },
  late: (malus: number | null) => (malus === null ? 'en retard' : `en retard\u00a0: malus de ${malus}`),
  noteMalus: (round: number) => `Noter le malus du tour ${round}`,
  noteMalusOf: (round: number, name: string) => `Noter le malus du tour ${round}, ${name}`,
  malusNoted: (round: number) => `Malus noté au tour ${round}.`,
  malusWhy: 'liste d’armée en retard',
  add: (slot: number) => `Ajouter la liste ${slot}`,
  addOf: (slot: number, name: string) => `Ajouter la liste ${slot}, ${name}`,
  read: (slot: number) => `liste ${slot}`,
  readOf: (slot: number, name: string) => `Télécharger la liste ${slot}, ${name}`,
  remove: 'Retirer',
  removeWarning: 'Le fichier sera effacé.',
  kept: (name: string) => `Liste d’armée ${de(name)} reçue.`,
};

type ArmyListSentences = typeof fr;

const en: ArmyListSentences = {
  title: 'Army lists',
  deadline: 'To be sent before',
  malus: 'Penalty for a late list',
  malusHelp:
    'In points, per game; if left empty, a late list costs nothing. The arbiter records it game by game, here or on the Rulings page.',
  malusWrong: 'Enter a number from 1 to 99, or leave empty.',
  save: 'Save',
  saved: 'Army lists: settings saved.',
  published: 'Publish the lists',
  publishedHelp: 'Everybody can read them on the public page; players can no longer change their own.',
  shown: 'Army lists published.',
  hidden: 'The army lists are private again.',
  help: (kilobytes) =>
    `Two lists of the same army at most, as text or as a PDF, ${kilobytes} kB each. They stay private until they are published.`,
  states: { awaited: 'not received', received: 'received', checked: 'checked', 'to-fix': 'to be corrected' },
  judged: { checked: 'Checked', 'to-fix': 'To be corrected' },
  late: (malus) => (malus === null ? 'late' : `late: penalty of ${malus}`),
  noteMalus: (round) => `Record the penalty for round ${round}`,
  noteMalusOf: (round, name) => `Record the penalty for round ${round}, ${name}`,
  malusNoted: (round) => `Penalty noted in round ${round}.`,
  malusWhy: 'army list sent late',
  add: (slot) => `Add list ${slot}`,
  addOf: (slot, name) => `Add list ${slot}, ${name}`,
  read: (slot) => `list ${slot}`,
  readOf: (slot, name) => `Download list ${slot}, ${name}`,
  remove: 'Remove',
  removeWarning: 'The file will be deleted.',
  kept: (name) => `Army list of ${name} received.`,
};

/** Army lists at the desk: the panel comes when it is opened. */
export const armyListSentences: Dictionary<ArmyListSentences> = { fr, en };
