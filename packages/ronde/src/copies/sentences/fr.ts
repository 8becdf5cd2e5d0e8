import { civilDay, clockInWords, counted, date, list } from '@ronde/language';
import type { Checked } from '../check.ts';
import type { Contents } from '../copies.ts';
import type { Moved } from '../move.ts';
import type { CopyRefusal } from '../refusal.ts';
import type { Replacement, Restored } from '../restore.ts';
import type { ClosedSince } from '../revocations.ts';

/** What is said of copies, by the command line and by the program that serves. */
export interface CopySentences {
  /** A whole sentence: what is wrong, and what was left alone. */
  readonly refusal: (refusal: CopyRefusal) => string;
  /** The same in a few words, for the inside of another sentence. */
  readonly found: (refusal: CopyRefusal) => string;
  /** « 14 novembre 2026 à 11 h 42 », as this place counts time. */
  readonly moment: (iso: string) => string;
  readonly copied: (file: string, copy: Checked) => string;
  readonly restored: (file: string, restored: Restored) => string;
  /** What a copy holds and what it replaces, before anything is done. */
  readonly replacement: (file: string, replacement: Replacement, withJournal: boolean) => string;
  /** What has to be answered with one of `yes`. */
  readonly question: string;
  readonly yes: readonly string[];
  readonly moved: (from: string, into: string, moved: Moved) => string;
}

const untouched = 'Rien n’a été changé.';

function refusal(refused: CopyRefusal): string {
  switch (refused.code) {
    case 'copy-missing':
      return `Fichier introuvable : « ${refused.file} ». Vérifiez le chemin.`;
    case 'copy-unreadable':
      return `« ${refused.file} » ne peut pas être lu (${refused.reason}).`;
    case 'no-data':
      return `Il n’y a pas de données dans « ${refused.folder} ». Donnez un autre dossier avec --data.`;
    case 'folder-in-use':
      return `Le programme Ronde (processus ${refused.pid}) utilise les données de « ${refused.folder} ». Arrêtez-le d’abord. ${untouched}`;
    case 'database-in-use':
      return `Un programme Ronde utilise cette base. Arrêtez-le d’abord. ${untouched}`;
    case 'database-away':
      return `La base PostgreSQL ne répond pas ou refuse (${refused.reason}). ${untouched}`;
    case 'not-confirmed':
      return untouched;
    case 'not-asked':
      return `Ce que la copie remplace est montré d’abord, et un terminal manque pour répondre. Pour un script : --yes. ${untouched}`;
    case 'target-not-empty':
      return `« ${refused.place} » contient déjà des données. Donnez un dossier vide ou une base neuve. ${untouched}`;
    case 'moved-otherwise':
      return `La table « ${refused.table} » est arrivée avec ${refused.found} lignes sur ${refused.expected}. N’utilisez pas l’arrivée ; l’origine n’a pas changé.`;
    case 'copy-exists':
      return `« ${refused.file} » existe déjà. Donnez un autre nom avec --to. ${untouched}`;
    case 'copy-unwritable':
      return `Écriture impossible : « ${refused.file} » (${refused.reason}).`;
    default:
      return `« ${refused.file} » n’est pas rétabli : ${found(refused)}. ${untouched}`;
  }
}

function found(refused: CopyRefusal): string {
  switch (refused.code) {
    case 'copy-missing':
      return 'le fichier manque';
    case 'copy-empty':
      return 'le fichier est vide';
    case 'copy-foreign':
      return 'ce n’est pas une base de Ronde';
    case 'copy-truncated':
      return `le fichier est coupé : ${refused.found} octets sur ${refused.expected}`;
    case 'copy-newer':
      return `il vient d’une version plus récente de Ronde (${refused.found}, celle-ci connaît ${refused.expected})`;
    case 'copy-damaged':
      return `des pages sont abîmées : ${refused.found}`;
    case 'copy-altered':
      return altered(refused);
    case 'copy-log':
      return `le journal du tournoi ${refused.tournament} ne se rejoue pas, à partir de la décision ${refused.seq}`;
    default:
      return refused.code;
  }
}

function altered({ kind, table }: Extract<CopyRefusal, { code: 'copy-altered' }>): string {
  switch (kind) {
    case 'table':
      return `la table « ${table} » n’est plus celle qui a été copiée`;
    case 'view':
      return `la vue « ${table} » n’est pas de Ronde`;
    case 'trigger':
      return `le déclencheur « ${table} » n’est pas de Ronde`;
    case 'index':
      return `l’index « ${table} » n’est plus celui de Ronde`;
    case 'structure':
      return 'sa structure n’est plus celle qui a été copiée';
  }
}

export const frCopies: CopySentences = {
  refusal,
  found,
  moment: (iso) => `${date('fr', civilDay(iso))} à ${clockInWords('fr', iso)}`,
  copied: (file, { tournaments }) => `Copié dans « ${file} », vérifié : ${tournamentsOf(tournaments)}.`,
  restored: (file, { tournaments, kept, closed, after }) => {
    const put = `« ${file} » est rétabli : ${tournamentsOf(tournaments)}.`;
    const before = kept === null ? '' : ` L’état précédent est gardé dans « ${kept} ». ${accesses(closed)}`;
    return `${put}${before}${journal(after)}`;
  },
  replacement: (file, { copy, replaced, after }, withJournal) =>
    [
      `Copie « ${file} »${copy.made === null ? '' : `, faite le ${frCopies.moment(copy.made)}`} : ${holds(copy)}.`,
      replaced === 'nothing'
        ? 'Elle ne remplace rien.'
        : replaced === 'unreadable'
          ? 'Elle remplace une base qui ne se lit pas.'
          : `Elle remplace : ${holds(replaced)}.`,
      ...after.map(
        ({ slug, decisions, file: log }) =>
          `Après elle, « ${slug} » compte encore ${decisionsOf(decisions.length)} dans le journal « ${log} ».`,
      ),
      ...(after.length > 0 && !withJournal ? ['Pour les rétablir aussi : --with-journal.'] : []),
    ].join('\n'),
  question: 'Remplacer les données par cette copie ? Tapez oui : ',
  yes: ['oui', 'o', 'yes', 'y'],
  moved: (from, into, moved) => {
    const { tournaments = 0, decisions = 0, accounts = 0, register_people: people = 0 } = moved;
    const all = Object.values(moved).reduce((sum, rows) => sum + rows, 0);
    return `Transporté de « ${from} » vers « ${into} » : ${tournamentsOf(tournaments)}, ${decisionsOf(decisions)}, ${counted('fr', accounts, { one: 'compte', other: 'comptes' })}, ${counted('fr', people, { one: 'personne au registre', other: 'personnes au registre' })}. ${counted('fr', all, { one: 'ligne', other: 'lignes' })} en tout, les mêmes des deux côtés. L’origine n’a pas changé ; n’y travaillez plus.`;
  },
};

const holds = ({ tournaments, decisions, last }: Contents): string =>
  `${tournamentsOf(tournaments)}, ${decisionsOf(decisions)}${last === null ? '' : `, la dernière le ${frCopies.moment(last)}`}`;

function journal({ decisions, added }: Restored['after']): string {
  if (decisions === 0) return '';
  return added
    ? ` Rétablies aussi, par les journaux : ${decisionsOf(decisions)}.`
    : ` Les journaux gardent encore ${decisionsOf(decisions)} d’après la copie : la même commande avec --with-journal les rétablit aussi.`;
}

const decisionsOf = (count: number): string => counted('fr', count, { one: 'décision', other: 'décisions' });

function accesses(closed: ClosedSince | null): string {
  const asThen = 'Les rôles et les mots de passe sont ceux de la copie.';
  if (closed === null)
    return `Il n’a pas pu être lu : les comptes et les liens des joueurs sont aussi ceux de la copie, et ce qui a été fermé ou révoqué depuis est à refaire. ${asThen}`;
  const { accounts, links } = closed;
  if (accounts + links === 0) return asThen;
  const said = [
    ...(accounts === 0 ? [] : [counted('fr', accounts, { one: 'compte', other: 'comptes' })]),
    ...(links === 0 ? [] : [counted('fr', links, { one: 'lien de joueur', other: 'liens de joueurs' })]),
  ];
  return `Fermé depuis la copie, et qui le reste : ${list('fr', said)}. ${asThen}`;
}

const tournamentsOf = (count: number): string => counted('fr', count, { one: 'tournoi', other: 'tournois' });
