import { type Match, type MatchResult, never, type Refusal, type TableRef } from '@ronde/engine';
import type { Names } from '../names.ts';
import { list, number, ordinal } from '../numbers.ts';
import { counted, plural } from '../plural.ts';
import type { Sentence } from '../words.ts';
import { nouns } from './nouns.ts';
import { poolsImpossible } from './pools.ts';
import { resultWords } from './result-words.ts';
import { presence, ui } from './ui.ts';

const of = (n: number, noun: keyof typeof nouns): string => counted('fr', n, nouns[noun]);
const tables = (refs: readonly TableRef[]): string =>
  `${plural('fr', refs.length, nouns.table)} ${list(
    'fr',
    refs.map((ref) => String(ref.table)),
  )}`;
const decisions = (seqs: readonly number[]): string => seqs.map((seq) => `n° ${seq}`).join(', ');

/** What waits in the round: the tables without result, then those that somebody has left, one by one. */
function waits({ round, missing, left }: Extract<Refusal, { code: 'results-missing' }>, names: Names): string {
  const gone = (ref: TableRef): readonly string[] => ref.players.filter((id) => left.includes(id)).map(names.short);
  const plain = missing.filter((ref) => gone(ref).length === 0);
  const deserted = missing.filter((ref) => gone(ref).length > 0);
  const parts = deserted.map((ref) => {
    const who = gone(ref);
    return `table ${ref.table}, ${list('fr', who)} ${who.length > 1 ? 'ont' : 'a'} quitté le tournoi : compter un forfait ?`;
  });
  return `Ronde ${round}, ${[...(plain.length > 0 ? [`${tables(plain)}, aucun résultat`] : []), ...parts].join(' ; ')}`;
}

const kinds: Readonly<Record<MatchResult['kind'], string>> = {
  games: 'des scores de parties',
  forfeit: 'un forfait',
  awarded: 'un match donné',
  losses: 'des pertes de cohésion',
  points: 'des points de partie',
  decided: 'une victoire sans score',
};

const lengths: Readonly<Record<1 | 3 | 5, string>> = {
  1: 'Le match se joue en une partie.',
  3: 'Le match se joue en deux manches gagnantes : deux ou trois parties.',
  5: 'Le match se joue en trois manches gagnantes : de trois à cinq parties.',
};

const sentence = (text: string): string => (/[.?…]$/.test(text) ? text : `${text}.`);

/** Why the rules or the state say no, and what to do. One sentence each. */
export function refusal(refusal: Refusal, names: Names): Sentence {
  switch (refusal.code) {
    case 'unknown-player':
      return {
        what: 'Cette personne n’est pas dans ce tournoi.',
        why: 'Son inscription a été reprise, ou l’adresse est fausse.',
      };
    case 'already-registered':
      return { what: `${names.full(refusal.player)} est déjà dans la liste.`, act: 'Ouvrir sa fiche' };
    case 'has-been-drawn':
      return {
        what: `${names.short(refusal.player)} a déjà sa place dans la ronde ${refusal.round} : suppression impossible.`,
        why: 'Supprimer effacerait aussi ce que les autres ont joué.',
        act: `Faire partir ${names.short(refusal.player)}`,
      };
    case 'already-left':
      return {
        what: `${names.short(refusal.player)} a déjà quitté le tournoi.`,
        act: `Faire revenir ${names.short(refusal.player)}`,
      };
    case 'has-not-left':
      return { what: `${names.short(refusal.player)} joue toujours : pas de retour à noter.` };
    case 'match-running':
      return {
        what: `${names.short(refusal.player)} a une table en ronde ${refusal.table.round}, table ${refusal.table.table}, sans résultat.`,
        why: refusal.redrawPossible
          ? 'Comptez un forfait pour cette ronde, ou refaites la ronde.'
          : 'La ronde a déjà des résultats : elle ne peut plus être refaite. Comptez un forfait.',
        act: `Forfait pour la ronde ${refusal.table.round}`,
      };
    case 'presence-changed':
      return {
        what: `${names.short(refusal.player)} : l’état est déjà « ${presence(refusal.presence).toLowerCase()} ».`,
        why: 'Un autre poste l’a noté, ou rien ne change.',
      };
    case 'unknown-round':
      return {
        what: `La ronde ${refusal.round} n’est pas appariée.`,
        why: refusal.drawn === 0 ? 'Aucune ronde ne l’est encore.' : `La dernière est la ronde ${refusal.drawn}.`,
      };
    case 'already-drawn':
      return {
        what: `La ronde ${refusal.round} est déjà appariée.`,
        why: 'Un autre poste l’a fait.',
        act: `Ouvrir la ronde ${refusal.round}`,
      };
    case 'round-order':
      return {
        what: `Ronde ${refusal.round} : pas encore.`,
        why: `Les rondes se suivent : la prochaine est la ronde ${refusal.next}.`,
        act: `Apparier la ronde ${refusal.next}`,
      };
    case 'results-missing':
      return {
        what: `Ronde ${refusal.round} : il manque ${of(refusal.missing.length, 'result')}.`,
        why: sentence(waits(refusal, names)),
        act: `Saisir la table ${refusal.missing[0]?.table ?? 1}`,
      };
    case 'round-not-closed':
      return {
        what: `La ronde ${refusal.round} n’est pas close.`,
        why: 'Tous ses résultats sont là : il reste à la clore.',
        act: `Clore la ronde ${refusal.round}`,
      };
    case 'absences-changed':
      return {
        what: 'Les présences ont changé pendant que vous regardiez.',
        why:
          refusal.absent.length === 0
            ? 'Maintenant, personne n’est en absence.'
            : `Maintenant, ne jouent pas : ${list('fr', refusal.absent.map(names.short))}.`,
        act: 'Relire et apparier',
      };
    case 'too-few-players':
      return refusal.needed > 2
        ? tooFewForTheFormula(refusal.present, refusal.needed)
        : tooFewInTheHall(refusal.present);
    case 'no-planned-round-left':
      return {
        what:
          refusal.planned === 1
            ? 'La seule ronde prévue est appariée.'
            : `Les ${refusal.planned} rondes prévues sont appariées.`,
        why: 'Une ronde de plus est permise et sera indiquée.',
        act: 'Apparier une ronde de plus',
      };
    case 'not-the-last-round':
      return {
        what: `La ronde ${refusal.round} n’est pas la dernière.`,
        why: `La ronde ${refusal.last} en dépend : commencez par elle.`,
        act: `Ouvrir la ronde ${refusal.last}`,
      };
    case 'round-has-results':
      return {
        what: `La ronde ${refusal.round} a déjà ${of(refusal.results.length, 'result')} : ${tables(refusal.results)}.`,
        why: 'La refaire les effacerait.',
        act: `Annuler la ronde ${refusal.round}`,
      };
    case 'draw-outdated':
      return {
        what: `La ronde ${refusal.round} a été refaite entre-temps (tirage ${refusal.attempt}).`,
        why: 'Vous aviez sous les yeux le tirage précédent.',
        act: 'Relire le nouveau tirage',
      };
    case 'round-is-draft':
      return {
        what: `La ronde ${refusal.round} n’est pas publiée.`,
        why: 'Un projet n’a ni résultat ni clôture.',
        act: `Publier la ronde ${refusal.round}`,
      };
    case 'round-published':
      return { what: `La ronde ${refusal.round} est déjà publiée.`, act: `Ouvrir la ronde ${refusal.round}` };
    case 'round-closed':
      return {
        what: `Le résultat de la table ${refusal.table.table} n’est pas enregistré : la ronde ${refusal.round} est déjà close.`,
        why: 'Corriger un résultat reste possible ; en ajouter ou en effacer un demande de rouvrir la ronde.',
        act: `Rouvrir la ronde ${refusal.round}`,
      };
    case 'round-already-closed':
      return { what: `La ronde ${refusal.round} est déjà close.` };
    case 'round-open':
      return { what: `La ronde ${refusal.round} n’est pas close : rien à rouvrir.` };
    case 'results-lost':
      return {
        what: refusal.losing === 1 ? '1 résultat sera perdu.' : `${of(refusal.losing, 'result')} seront perdus.`,
        why: 'Ce nombre a changé depuis que vous l’avez lu.',
        act: `Annuler la ronde ${refusal.round}`,
      };
    case 'no-such-table':
      return {
        what: `${list('fr', refusal.players.map(names.short))} n’ont pas de table ensemble en ronde ${refusal.round}.`,
        why: 'La ronde a pu être refaite entre-temps.',
        act: `Ouvrir la ronde ${refusal.round}`,
      };
    case 'result-changed':
      return {
        what: `Table ${refusal.table.table} : le résultat a changé entre-temps.`,
        why: refusal.current ? sentence(`Maintenant : ${current(refusal, names)}`) : 'Il a été effacé.',
        act: 'Relire la table',
      };
    case 'no-result':
      return { what: `La table ${refusal.table.table} n’a pas de résultat à effacer.` };
    case 'same-result':
      return { what: `Table ${refusal.table.table} : ce résultat est déjà enregistré.` };
    case 'bad-games':
      return {
        what: `Table ${refusal.table.table} : ${of(refusal.found, 'game')}, ce n’est pas possible.`,
        why: lengths[refusal.bestOf],
        act: 'Corriger la saisie',
      };
    case 'bad-score':
      return {
        what: `Table ${refusal.table.table} : « ${number(refusal.found)} » n’est pas un score.`,
        why: 'Un score est un nombre entier de quatre chiffres au plus.',
        act: 'Corriger la saisie',
      };
    case 'not-at-table':
      return {
        what: `${names.short(refusal.player)} ne joue pas à la table ${refusal.table.table}.`,
        why: `Cette table oppose ${list('fr', refusal.table.players.map(names.short))}.`,
        act: 'Corriger la saisie',
      };
    case 'tournament-closed':
      return { what: 'Le tournoi est clos.', why: 'Le classement final ne bouge plus.', act: 'Rouvrir le tournoi' };
    case 'tournament-open':
      return { what: 'Le tournoi n’est pas clos : rien à rouvrir.' };
    case 'nothing-played':
      return { what: 'Aucune ronde n’est jouée : rien à clore.', act: 'Apparier la ronde 1' };
    case 'unknown-decision':
      return { what: `La décision n° ${refusal.decision} n’est pas dans le journal.` };
    case 'not-undoable':
      return { what: `La décision n° ${refusal.decision} ne s’annule pas.`, why: 'Elle a créé le tournoi.' };
    case 'already-undone':
      return {
        what: `La décision n° ${refusal.decision} est déjà annulée.`,
        why: `La décision n° ${refusal.by} l’a fait.`,
        act: `Annuler la décision n° ${refusal.by}`,
      };
    case 'undo-blocked':
      return {
        what: `La décision n° ${refusal.decision} ne s’annule pas seule.`,
        why:
          refusal.by.length === 1
            ? `Une décision plus récente en dépend : ${decisions(refusal.by)}.`
            : `${refusal.by.length} décisions plus récentes en dépendent : ${decisions(refusal.by)}.`,
        act: `Annuler ces ${refusal.by.length + 1} décisions`,
      };
    case 'empty-name':
      return {
        what: 'Le tournoi n’a pas de nom.',
        why: 'Son nom paraît sur chaque page et chaque feuille.',
        act: 'Donner un nom',
      };
    case 'result-kind':
      return {
        what: `Table ${refusal.table.table} : ${kinds[refusal.found]}, ce n’est pas un résultat de cette formule.`,
        act: 'Corriger la saisie',
      };
    case 'bad-losses':
      return {
        what: `Table ${refusal.table.table} : une perte de ${number(refusal.lost)} sur ${number(refusal.total)} n’est pas possible.`,
        why: 'La perte est un nombre entier, 0 au moins ; le total de l’armée un nombre entier, 1 au moins.',
        act: 'Corriger la saisie',
      };
    case 'winner-broken':
      return {
        what: `Table ${refusal.table.table} : ${names.short(refusal.player)} a perdu toute sa cohésion et ne peut pas gagner.`,
        why: 'Une armée en déroute a perdu ; si l’autre l’est aussi, la partie est nulle.',
        act: 'Corriger la saisie',
      };
    case 'not-present':
      return {
        what: `${names.short(refusal.player)} n’est pas dans la salle.`,
        why: 'Seules les personnes présentes ont une table.',
        act: 'Revenir aux présences',
      };
    case 'plays-twice':
      return {
        what: `${names.short(refusal.player)} joue déjà à une autre table.`,
        why: 'Chacun n’a qu’une table par ronde.',
        act: 'Changer une des deux tables',
      };
    case 'odd-rest':
      return {
        what: `${of(refusal.left, 'player')} ne se mettent pas deux par deux.`,
        why: 'Exemptez une personne de plus, ou une de moins.',
        act: 'Changer les exemptions',
      };
    case 'too-many-players':
      return {
        what: `${of(refusal.present, 'player')} : cette formule va jusqu’à ${refusal.most}.`,
        why: 'Chacun y rencontre chacun, et les rondes se compteraient par dizaines.',
        act: 'Choisir une autre formule',
      };
    case 'pools-impossible':
      return poolsImpossible(refusal);
    case 'phases-impossible':
      return {
        what: `${refusal.phase1} + ${refusal.phase2} + ${refusal.phase3} rondes : impossible.`,
        why: 'La phase 2 compte 3 rondes au moins, la phase 3 au plus autant que la phase 2, et le tout 24 rondes au plus.',
        act: 'Corriger les phases',
      };
    case 'not-rated':
      return {
        what: 'Ce tournoi ne donne pas de cote.',
        why: 'Ses résultats sont des deux jeux, ou ne disent que le vainqueur : ni PL ni Elo.',
      };
    case 'no-pools':
      return {
        what: `Pas de poules ici : ${ui.formats[refusal.format]}.`,
        why: 'Seule la Formule Combinée en fait.',
      };
    case 'no-final':
      return { what: 'Ce tournoi n’a pas de finale.', act: 'Prévoir une finale' };
    case 'final-impossible':
      return {
        what: 'Cette finale n’est pas possible.',
        why:
          refusal.why === 'carry'
            ? 'En une seule partie, la partie des rondes déciderait avant que l’on joue.'
            : 'Les résultats de cette formule ne se comptent pas en manches : la finale se joue en une fois.',
        act: 'Corriger la finale',
      };
    case 'rounds-left':
      return {
        what: `La finale vient après les rondes : ${refusal.played} sur ${refusal.planned} sont appariées.`,
        act: `Apparier la ronde ${refusal.played + 1}`,
      };
    case 'final-tie':
      return {
        what: `${list('fr', refusal.players.map(names.short))} partagent la ${ordinal('fr', refusal.place)} place, et la finale n’a ${refusal.seats === 1 ? 'qu’une place' : `que ${refusal.seats} places`}.`,
        why: 'Une partie décisive, ou le meilleur rang initial : choisissez, et ce sera noté.',
        act: 'Choisir',
      };
    default:
      return never(refusal);
  }
}

function current({ table, current }: Extract<Refusal, { code: 'result-changed' }>, names: Names): string {
  if (!current) return '';
  const match: Match = { players: table.players };
  const said = resultWords(current, match, names);
  return current.kind === 'games' || current.kind === 'points' || current.kind === 'losses'
    ? `${table.players.map(names.short).join(' – ')}, ${said}`
    : said;
}

function tooFewForTheFormula(players: number, needed: number): Sentence {
  if (players === 0)
    return { what: 'Aucune inscription : rien à apparier.', why: `Il en faut ${needed} au moins.`, act: 'Inscrire' };
  const rounds = players % 2 === 0 ? players - 1 : players;
  return {
    what: `Formule Classique : ${of(needed, 'player')} au moins.`,
    why:
      players < 2
        ? 'Une table se joue à deux.'
        : `À ${players}, jouez toutes rondes : ${of(rounds, 'round')}, chacun rencontre chacun.`,
    act: 'Revenir aux inscriptions',
  };
}

function tooFewInTheHall(present: number): Sentence {
  return {
    what: `${of(present, 'player')} dans la salle : pas de table possible.`,
    why: 'Une table se joue à deux.',
    act: 'Revenir aux présences',
  };
}
