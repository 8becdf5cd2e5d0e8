import { never } from '@ronde/engine';
import type { Expectation, FileProblem, FileSentences, Found } from '../file-problem.ts';
import type { FileWarning } from '../file-warning.ts';
import { type RoundNoun, roundNoun } from './nouns.ts';

const list = (values: readonly (string | number | boolean)[]): string =>
  values.map((value) => (typeof value === 'string' ? quoted(value) : literal(value))).join(', ');

const quoted = (text: string): string => `« ${text} »`;

const literal = (value: number | boolean | null): string => (value === null ? 'null' : String(value));

function range(unit: string, min: number | undefined, max: number | undefined): string {
  if (min !== undefined && max !== undefined) return min === max ? `${unit} : ${min}` : `${unit}, de ${min} à ${max}`;
  if (min !== undefined) return `${unit}, ${min} au moins`;
  return max === undefined ? unit : `${unit}, ${max} au plus`;
}

function expected(expectation: Expectation): string {
  switch (expectation.kind) {
    case 'text':
      if (expectation.filled) return 'un texte non vide';
      return expectation.max === undefined ? 'un texte' : `un texte de 1 à ${expectation.max} caractères`;
    case 'integer':
      return range('un nombre entier', expectation.min, expectation.max);
    case 'multiple':
      return `un multiple de ${expectation.of}`;
    case 'yes-no':
      return 'true ou false';
    case 'yes-no-or-rounds':
      return 'true, false ou une liste de numéros';
    case 'date':
      return expectation.from === undefined || expectation.to === undefined
        ? 'une date du calendrier, année-mois-jour, comme 2026-11-14'
        : `une date des années ${expectation.from} à ${expectation.to}`;
    case 'hour':
      return 'une heure et ses minutes, comme 14:30';
    case 'until':
      return `une date au plus tard le ${expectation.date}`;
    case 'object':
      return 'un groupe { … }';
    case 'list':
      return range('une liste [ … ]', expectation.min, expectation.max);
    case 'one-of':
      return expectation.values.length === 1
        ? list(expectation.values)
        : `l’une de ces valeurs : ${list(expectation.values)}`;
    case 'key':
      return expectation.near === undefined ? 'une clé du format' : `peut-être ${quoted(expectation.near)}`;
    case 'player':
      return 'l’identifiant d’une personne de la liste players';
    case 'person':
      return 'une personne d’un document de la fédération, reçu et joueur, comme 12.a';
    case 'opponent':
      return 'quelqu’un d’autre : personne ne joue contre soi-même';
    case 'instant':
      return `un instant du ${expectation.from} au ${expectation.to}, comme ${expectation.to}T17:00:00Z`;
    case 'unique':
      return 'une valeur que rien d’autre ne porte';
    case 'duplicate-series':
      return 'une série de duplicate, S (super-série), 1, 2, 3, 4, 5, 6 ou 7, seule ou avec sa lettre, comme 4C';
    case 'pool-seat':
      return 'une place dans une poule pour chaque personne qui y joue';
    case 'nothing':
      return 'rien';
  }
}

function found(what: Found): string {
  switch (what.kind) {
    case 'nothing':
      return 'rien';
    case 'object':
      return 'un groupe { … }';
    case 'list':
      return what.length === 0
        ? 'une liste vide'
        : `une liste de ${what.length === 1 ? '1 élément' : `${what.length} éléments`}`;
    case 'value':
      if (typeof what.value !== 'string') return literal(what.value);
      return what.value.trim() === '' ? 'un texte vide' : quoted(what.value);
  }
}

function aboutTheFile(
  problem: Extract<FileProblem, { code: `file-${string}` | 'too-large' | 'too-many-values' | 'not-utf8' }>,
): string {
  switch (problem.code) {
    case 'file-missing':
      return `Fichier introuvable : ${problem.file}. Vérifiez le chemin.`;
    case 'file-directory':
      return `${problem.file} est un dossier ; il faut le fichier d’un tournoi.`;
    case 'file-unreadable':
      return `Lecture impossible : ${problem.file} (${problem.reason}).`;
    case 'file-unwritable':
      return `Écriture impossible : ${problem.file} (${problem.reason}). Rien n’a changé.`;
    case 'file-changed':
      return `${problem.file} a changé pendant la commande. Rien n’a été écrit ; recommencez.`;
    case 'file-empty':
      return 'Le fichier est vide ; il faut un tournoi en JSON.';
    case 'too-large':
      return `Fichier trop grand : ${problem.limit / 1_000_000} Mo au plus.`;
    case 'too-many-values':
      return `Fichier trop grand : ${problem.limit / 1_000_000} million de valeurs au plus.`;
    case 'not-utf8':
      return 'Le fichier n’est pas en UTF-8. Enregistrez-le en UTF-8, puis recommencez.';
  }
}

function aboutAMatch(problem: Extract<FileProblem, { code: MatchCode }>): string {
  switch (problem.code) {
    case 'not-at-table':
      return `${problem.path} : ${found(problem.found)} ne joue pas à cette table ; attendu : ${list(problem.players)}.`;
    case 'without-result':
      return `${problem.path} : ${quoted(problem.key)} ne va qu’avec un résultat.`;
    case 'result-of-exempt':
      return `${problem.path} : une personne exempte n’a ni table ni résultat ; retirez ${quoted(problem.key)}.`;
    case 'goes-without':
      return `${problem.path} : ${quoted(problem.key)} et ${quoted(problem.other)} s’excluent ; gardez l’un des deux.`;
    case 'goes-with':
      return `${problem.path} : ${quoted(problem.key)} ne va qu’avec ${quoted(problem.other)}.`;
    case 'too-many-games':
      return `${problem.path} : ${problem.found} ${problem.found === 1 ? 'partie' : 'parties'} ; ${mostGames(problem.most, problem.bestOf)}.`;
    case 'match-unfinished':
      return unfinished(problem);
    case 'forfeit-after-the-end':
      return `${problem.path} : le match était déjà gagné, un forfait n’y change rien ; retirez-le.`;
    case 'game-after-the-end':
      return `${problem.path} : le match était déjà gagné, la ${problem.game}ᵉ partie est de trop.`;
    case 'winner-alone':
      return `${problem.path} : il faut aussi la cohésion perdue (cohesion) ou les points (points).`;
    case 'winner-broken':
      return `${problem.path} : ${problem.player} a perdu ${problem.lost} points de cohésion sur ${problem.total} et ne peut pas gagner.`;
  }
}

function unfinished({ path, bestOf }: Extract<FileProblem, { code: 'match-unfinished' }>): string {
  const wins = bestOf === 3 ? 'deux manches gagnantes ou trois parties' : 'trois manches gagnantes ou cinq parties';
  return bestOf === 1
    ? `${path} : aucune partie ; il faut un score, ou un forfait, ou une décision.`
    : `${path} : le match n’est pas fini ; il faut ${wins}, ou un forfait, ou une décision.`;
}

function mostGames(most: number, bestOf: 1 | 3 | 5): string {
  if (bestOf === 5)
    return `un match en trois manches gagnantes en compte ${most} au plus${most === 4 ? ' avec un forfait' : ''}`;
  if (most === 0) return 'avec un forfait, un match d’une partie n’a pas de score';
  if (most === 2) return 'avec un forfait, un match en deux manches gagnantes en compte deux au plus';
  return bestOf === 1 ? 'ce match en compte une seule' : 'un match en deux manches gagnantes en compte trois au plus';
}

type MatchCode =
  | 'not-at-table'
  | 'result-of-exempt'
  | 'without-result'
  | 'goes-without'
  | 'goes-with'
  | 'too-many-games'
  | 'match-unfinished'
  | 'forfeit-after-the-end'
  | 'game-after-the-end'
  | 'winner-alone'
  | 'winner-broken';

function stay(problem: Extract<FileProblem, { code: 'not-in-tournament' }>, round: RoundNoun): string {
  const from = `${problem.player} arrive ${round.in} ${problem.from}`;
  const left = `${problem.player} a quitté le tournoi ${problem.left === 0 ? `avant ${round.the} 1` : `après ${round.the} ${problem.left}`}`;
  return `${problem.path} : ${problem.round < problem.from ? from : left} et ne peut pas jouer ${round.the} ${problem.round}.`;
}

function notOver({ path, waits, round }: Extract<FileProblem, { code: 'not-over' }>, noun: RoundNoun): string {
  switch (waits) {
    case 'rounds':
      return `${path} : true, mais aucun${noun.e} ${noun.one} n’est joué${noun.e}.`;
    case 'results':
      return `${path} : true, mais ${noun.the} ${round} a un match sans résultat.`;
    case 'dispute':
      return `${path} : true, mais ${noun.the} ${round} a une table en litige.`;
    case 'final':
      return `${path} : true, mais la finale n’est pas finie.`;
  }
}

/** Null stands for X. */
const seat = (what: Found): string => (what.kind === 'value' && what.value === null ? 'X' : found(what));

function notALog({ path, reason }: Extract<FileProblem, { code: 'not-a-log' }>): string {
  switch (reason) {
    case 'tournament':
      return 'C’est un fichier de tournoi, pas un journal ; attendu : les décisions du tournoi, une par ligne ou en liste.';
    case 'empty':
      return 'Ce journal est vide ; il faut ses décisions, une par ligne ou en liste.';
    case 'decision':
      return `${path} : ce n’est pas une décision du journal.`;
    case 'order':
      return `${path} : les décisions doivent se suivre à partir de 1, sans trou.`;
    case 'created':
      return `${path} : un journal commence par la création du tournoi, et elle n’y est qu’une fois.`;
    case 'follows':
      return `${path} : cette décision ne découle pas de celles qui la précèdent ; attendu : un journal qui se rejoue.`;
    case 'digest':
      return `${path} : les décisions donnent un autre tournoi que celui de l’empreinte ; attendu : le journal tel qu’il a été exporté.`;
    case 'damaged':
      return 'Cette archive est endommagée : coupée, vide, ou modifiée en chemin. Reprenez-la là où elle a été faite.';
    case 'archive':
      return 'Cette archive ne contient pas le journal d’un tournoi, ou en contient plusieurs ; attendu : l’archive que Ronde exporte, telle quelle.';
  }
}

type FinalCode = 'too-many-of-stage' | 'final-early' | 'semis-missing' | 'no-third-place' | 'not-from-semi';

function aboutTheFinal(problem: Extract<FileProblem, { code: FinalCode }>, round: RoundNoun): string {
  switch (problem.code) {
    case 'too-many-of-stage':
      return problem.most === 0
        ? `${problem.path} : une finale à deux n’a pas de match ${found(problem.found)}.`
        : `${problem.path} : ${problem.most} match ${found(problem.found)} au plus.`;
    case 'final-early':
      return problem.round === null
        ? `${problem.path} : la finale vient après les ${round.other}, et il n’y en a aucun${round.e}.`
        : `${problem.path} : ${round.the} ${problem.round} a un match sans résultat, mais la finale existe déjà.`;
    case 'semis-missing':
      return `${problem.path} : ${found(problem.found)} vient après les deux demi-finales (semi) ; jouées : ${problem.played}.`;
    case 'no-third-place':
      return `${problem.path} : la troisième place ne se joue pas ; il faut « thirdPlace » : true.`;
    case 'not-from-semi':
      return `${problem.path} : ${found(problem.found)} ne vient pas des demi-finales à cette place ; attendu : ${list(problem.players)}.`;
  }
}

const most = (expectation: Expectation): string =>
  expectation.kind === 'integer' ? `${expectation.max} au plus` : expected(expectation);

function problem(about: FileProblem, format?: string): string {
  const round = roundNoun(format);
  switch (about.code) {
    case 'file-missing':
    case 'file-directory':
    case 'file-unreadable':
    case 'file-unwritable':
    case 'file-changed':
    case 'file-empty':
    case 'too-large':
    case 'too-many-values':
    case 'not-utf8':
      return aboutTheFile(about);
    case 'not-at-table':
    case 'without-result':
    case 'result-of-exempt':
    case 'goes-without':
    case 'goes-with':
    case 'too-many-games':
    case 'match-unfinished':
    case 'forfeit-after-the-end':
    case 'game-after-the-end':
    case 'winner-alone':
    case 'winner-broken':
      return aboutAMatch(about);
    case 'seated-twice':
      return `${about.path} : ${seat(about.found)} a déjà une place, ${about.first}.`;
    case 'bad-tables':
      return `${about.path} : chaque place de 1 à ${about.places} doit y figurer une fois, et une seule.`;
    case 'too-many-rounds':
      return `${about.path} : ${about.phases.join(' + ')} font ${found(about.found)} ${round.other} ; la Formule Combinée en compte ${most(about.expected)}.`;
    case 'too-many-of-stage':
    case 'final-early':
    case 'semis-missing':
    case 'no-third-place':
    case 'not-from-semi':
      return aboutTheFinal(about, round);
    case 'not-over':
      return notOver(about, round);
    case 'no-pool-seat':
      return `${about.path} : ${quoted(about.player)} joue en poule et n’y a pas de place ; attendu : ${expected({ kind: 'pool-seat' })}.`;
    case 'beside-log':
      return `${about.path}\u202f: trouvé ${found(about.found)}\u202f; attendu\u202f: ${found(about.log)}, comme le dit le journal de l’archive. Reprenez l’archive telle qu’elle a été faite, ou retirez-en ce fichier\u202f: le journal suffit.`;
    case 'not-a-log':
      return notALog(about);
    case 'not-json':
      return `Ce n’est pas du JSON correct : erreur ligne ${about.line}, colonne ${about.column}.`;
    case 'key-twice':
      return `${about.path} : clé écrite deux fois (ligne ${about.line}, colonne ${about.column}) ; gardez-en une.`;
    case 'missing':
      return `${about.path} manque ; attendu : ${expected(about.expected)}.`;
    case 'wrong-type':
    case 'wrong-value':
      return `${about.path || 'Fichier'} : trouvé ${found(about.found)} ; attendu : ${expected(about.expected)}.`;
    case 'private-text':
      return `${about.path} : ${found(about.found)} est une adresse e-mail, un téléphone, une date ou un montant, que tout le monde lirait ; retirez-le.`;
    case 'hidden-character':
      return `${about.path} : ${found(about.found)} contient un caractère invisible (saut de ligne, tabulation, sans largeur…) ; retirez-le.`;
    case 'unknown-key':
      return about.near === null
        ? `${about.path} : clé inconnue.`
        : `${about.path} : clé inconnue ; ${quoted(about.near)} peut-être ?`;
    case 'key-of-another-format':
      return `${about.path} : le format ${quoted(about.format)} n’utilise pas cette clé ; retirez-la.`;
    case 'unknown-format':
      return `${about.path} : format ${found(about.found)} ; les formats connus sont ${list(about.known)}.`;
    case 'ends-before':
      return `${about.path} : ${found(about.found)} vient avant le début, ${about.date}.`;
    case 'same-id':
      return `${about.path} : l’identifiant ${quoted(about.id)} est déjà pris par ${about.first}.`;
    case 'same-order':
      return `${about.path} : la place ${about.order} est déjà prise par ${about.first}.`;
    case 'left-later':
      return `${about.path} : ${about.left}, mais ${about.rounds} ${about.rounds < 2 ? `${round.one} seulement est apparié${round.e}` : `${round.other} seulement sont apparié${round.e}s`} ; attendu : ${round.e === 'e' ? 'la dernière' : 'le dernier'} ${round.one} joué${round.e} avant le départ.`;
    case 'stranger':
      return `${about.path} : ${found(about.found)} n’est pas dans la liste players.`;
    case 'twice-in-round':
      return `${about.path} : ${about.player} figure déjà dans ${round.the} ${about.round} (${about.first}).`;
    case 'not-in-tournament':
      return stay(about, round);
    case 'same-table':
      return `${about.path} : la table ${about.table} existe déjà dans ${round.the} ${about.round} (${about.first}).`;
    case 'round-incomplete':
      return `${about.path} : ${round.the} ${about.round} a un match sans résultat, mais ${round.the} ${about.next} existe déjà.`;
  }
}

export const fileTexts: FileSentences = { problem, warning: fileWarning, expected, found };

export { problem as fileProblem };

const unexplained = { malus: 'malus', penalty: 'pénalité', awarded: 'match donné' } as const;

/** What a tournament file is let through with. `format`: that of the file. */
function fileWarning(about: FileWarning, format?: string): string {
  const round = roundNoun(format);
  switch (about.code) {
    case 'no-id':
      return 'Sans « id », une fédération ne peut pas reconnaître ce tournoi.';
    case 'no-revision':
      return 'Sans « revision », une fédération ne peut pas reconnaître un tournoi corrigé.';
    case 'zero-rating':
      return `${about.path} : une cote 0 n’est pas une cote ; ${about.player} part avec la cote provisoire.`;
    case 'implausible-rating':
      return `${about.path} : ${about.player}, cote ${about.rating}, peu vraisemblable ; vérifiez la colonne et le chiffre.`;
    case 'counted-absent':
      return `${about.path} : ${about.player} n’a pas de match ${round.in} ${about.round} et compte comme absence.`;
    case 'same-name':
      return `${about.path} : ${about.player}, même nom que ${about.first} ; sans licence, rien ne les distingue.`;
    case 'no-use':
      return `${about.path} : sans effet dans le format « ${about.format} ».`;
    case 'winner-behind':
      return `${about.path} : ${about.player} gagne sans avoir plus de points que l’autre ; vérifiez l’ordre des points.`;
    case 'points-above':
      return `${about.path} : ${about.found} points ; une partie gagnée en donne ${about.most} au plus.`;
    case 'points-order':
      return `${about.path} : victoire ${about.win}, nul ${about.draw}, défaite ${about.loss} ; une victoire devrait valoir plus qu’une défaite, un nul entre les deux.`;
    case 'mixed-results':
      return `${about.path} : des scores de Scrabble et des résultats de L’Art de la Guerre dans un même tournoi ; il ne donnera ni PL ni Elo.`;
    case 'from-beyond':
      return `${about.path} : ${about.player} arrive ${round.in} ${about.from} ; ${about.planned} ${about.planned === 1 ? `seul${round.e} est prévu${round.e}` : `seulement sont prévu${round.e}s`}.`;
    case 'clubs-twice':
      return `${about.path} : ${round.the} ${about.round} y figure deux fois.`;
    case 'clubs-beyond':
      return `${about.path} : ${round.the} ${about.round} n’est pas prévu${round.e} ; il y en a ${about.planned}.`;
    case 'same-fixed-table':
      return `${about.path} : ${about.player} et ${about.first} ont la même table réservée, ${about.table} ; une seule de ces personnes l’aura, sauf si elles jouent l’une contre l’autre.`;
    case 'opening-again':
      return `${about.path} : les places ${about.places.join(' et ')} se rencontrent déjà (${about.first}).`;
    case 'no-reason':
      return `${about.path} : ${unexplained[about.what]} sans motif.`;
    case 'excluded-open':
      return `${about.path} : exclusion ${round.in} ${about.round}, et le match de ${about.player} n’a pas de résultat ; une partie en cours compte comme forfait.`;
    case 'trophy-excluded':
      return `${about.path} : « ${about.trophy} » est pour ${about.player}, sous le coup d’une exclusion ; ce trophée n’est donné à personne.`;
    case 'pools-otherwise':
      return `${about.path} : le règlement aurait donné d’autres poules.`;
    case 'pools-made-anew':
      return `${about.path} : ces poules ne conviennent plus à celles et ceux qui jouent ; d’autres sont tirées.`;
    case 'final-before-planned':
      return `${about.path} : la finale est jouée après ${about.played} ${about.played === 1 ? round.one : round.other} sur ${about.planned}.`;
    case 'final-otherwise':
      return about.players === null
        ? `${about.path} : selon le règlement, d’autres joueraient ce match.`
        : `${about.path} : selon le règlement, ce match se jouerait entre ${about.players.join(' et ')}.`;
    default:
      return never(about);
  }
}
