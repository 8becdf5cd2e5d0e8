import { type FormatId, type Match, type MatchResult, never, type Refusal, type TableRef } from '@ronde/engine';
import type { Names } from '../names.ts';
import { list, number, ordinal } from '../numbers.ts';
import { counted, plural } from '../plural.ts';
import type { Sentence } from '../words.ts';
import { deskRefusal, isDeskRefusal } from './desk-refusals.ts';
import { nouns } from './nouns.ts';
import { poolsImpossible } from './pools.ts';
import { resultWords } from './result-words.ts';
import { type RoundNoun, roundNoun } from './round-noun.ts';
import { presence, ui } from './ui.ts';

const of = (n: number, noun: keyof typeof nouns): string => counted('fr', n, nouns[noun]);
const tables = (refs: readonly TableRef[]): string =>
  `${plural('fr', refs.length, nouns.table)} ${list(
    'fr',
    refs.map((ref) => String(ref.table)),
  )}`;
const decisions = (seqs: readonly number[]): string => seqs.map((seq) => `n° ${seq}`).join(', ');

/** What waits in the round: the tables without result, then those that somebody has left, one by one. */
function waits(
  { round, missing, left }: Extract<Refusal, { code: 'results-missing' }>,
  names: Names,
  noun: RoundNoun,
): string {
  const gone = (ref: TableRef): readonly string[] => ref.players.filter((id) => left.includes(id)).map(names.short);
  const plain = missing.filter((ref) => gone(ref).length === 0);
  const deserted = missing.filter((ref) => gone(ref).length > 0);
  const parts = deserted.map((ref) => {
    const who = gone(ref);
    return `table ${ref.table}, ${list('fr', who)} ${who.length > 1 ? 'ont' : 'a'} quitté le tournoi : compter un forfait ?`;
  });
  return `${noun.One} ${round}, ${[...(plain.length > 0 ? [`${tables(plain)}, aucun résultat`] : []), ...parts].join(' ; ')}`;
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

/** Why the rules or the state say no, and what to do. One sentence each. `format`: says what a round is called. */
export function refusal(refusal: Refusal, names: Names, format?: FormatId): Sentence {
  if (isDeskRefusal(refusal)) return deskRefusal(refusal, names, format);
  const round = roundNoun(format);
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
        what: `${names.short(refusal.player)} a déjà sa place dans ${round.the} ${refusal.round} : suppression impossible.`,
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
        what: `${names.short(refusal.player)} a une table ${round.in} ${refusal.table.round}, table ${refusal.table.table}, sans résultat.`,
        why: refusal.redrawPossible
          ? `Comptez un forfait pour ${round.this}, ou refaites ${round.the}.`
          : `${round.The} a déjà des résultats : ${round.e ? 'elle' : 'il'} ne peut plus être refait${round.e}. Comptez un forfait.`,
        act: `Forfait pour ${round.the} ${refusal.table.round}`,
      };
    case 'presence-changed':
      return {
        what: `${names.short(refusal.player)} : l’état est déjà « ${presence(refusal.presence).toLowerCase()} ».`,
        why: 'Un autre poste l’a noté, ou rien ne change.',
      };
    case 'unknown-round':
      return {
        what: `${round.The} ${refusal.round} n’est pas apparié${round.e}.`,
        why:
          refusal.drawn === 0
            ? `Aucun${round.e} ${round.one} ne l’est encore.`
            : `${round.e ? 'La dernière' : 'Le dernier'} est ${round.the} ${refusal.drawn}.`,
      };
    case 'already-drawn':
      return {
        what: `${round.The} ${refusal.round} est déjà apparié${round.e}.`,
        why: 'Un autre poste l’a fait.',
        act: `Ouvrir ${round.the} ${refusal.round}`,
      };
    case 'round-order':
      return {
        what: `${round.One} ${refusal.round} : pas encore.`,
        why: `Les ${round.other} se suivent : ${round.e ? 'la prochaine' : 'le prochain'} est ${round.the} ${refusal.next}.`,
        act: `Apparier ${round.the} ${refusal.next}`,
      };
    case 'results-missing':
      return {
        what: `${round.One} ${refusal.round} : il manque ${of(refusal.missing.length, 'result')}.`,
        why: sentence(waits(refusal, names, round)),
        act: `Saisir la table ${refusal.missing[0]?.table ?? 1}`,
      };
    case 'round-not-closed':
      return {
        what: `${round.The} ${refusal.round} n’est pas clos${round.e}.`,
        why: `Tous ses résultats sont là : il reste à ${round.e ? 'la' : 'le'} clore.`,
        act: `Clore ${round.the} ${refusal.round}`,
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
      if (refusal.needed === 4) return tooFewForTheFinal(refusal.present);
      return refusal.needed > 2
        ? tooFewForTheFormula(refusal.present, refusal.needed)
        : tooFewInTheHall(refusal.present);
    case 'no-planned-round-left':
      return {
        what:
          refusal.planned === 1
            ? `${round.e ? 'La seule' : 'Le seul'} ${round.one} prévu${round.e} est apparié${round.e}.`
            : `Les ${refusal.planned} ${round.other} prévu${round.e}s sont apparié${round.e}s.`,
        why: `${round.A} de plus est permis${round.e} et sera indiqué${round.e}.`,
        act: `Apparier ${round.a} de plus`,
      };
    case 'not-the-last-round':
      return {
        what: `${round.The} ${refusal.round} n’est pas ${round.e ? 'la dernière' : 'le dernier'}.`,
        why: `${round.The} ${refusal.last} en dépend : commencez par ${round.e ? 'elle' : 'lui'}.`,
        act: `Ouvrir ${round.the} ${refusal.last}`,
      };
    case 'round-has-results':
      return {
        what: `${round.The} ${refusal.round} a déjà ${of(refusal.results.length, 'result')} : ${tables(refusal.results)}.`,
        why: `${round.e ? 'La' : 'Le'} refaire les effacerait.`,
        act: `Annuler ${round.the} ${refusal.round}`,
      };
    case 'draw-outdated':
      return {
        what: `${round.The} ${refusal.round} a été refait${round.e} entre-temps (tirage ${refusal.attempt}).`,
        why: 'Vous aviez sous les yeux le tirage précédent.',
        act: 'Relire le nouveau tirage',
      };
    case 'round-is-draft':
      return {
        what: `${round.The} ${refusal.round} n’est pas publié${round.e}.`,
        why: 'Un projet n’a ni résultat ni clôture.',
        act: `Publier ${round.the} ${refusal.round}`,
      };
    case 'round-published':
      return {
        what: `${round.The} ${refusal.round} est déjà publié${round.e}.`,
        act: `Ouvrir ${round.the} ${refusal.round}`,
      };
    case 'round-closed':
      return {
        what: `Le résultat de la table ${refusal.table.table} n’est pas enregistré : ${round.the} ${refusal.round} est déjà clos${round.e}.`,
        why: `Corriger un résultat reste possible ; en ajouter ou en effacer un demande de rouvrir ${round.the}.`,
        act: `Rouvrir ${round.the} ${refusal.round}`,
      };
    case 'round-already-closed':
      return { what: `${round.The} ${refusal.round} est déjà clos${round.e}.` };
    case 'round-open':
      return { what: `${round.The} ${refusal.round} n’est pas clos${round.e} : rien à rouvrir.` };
    case 'results-lost':
      return {
        what: refusal.losing === 1 ? '1 résultat sera perdu.' : `${of(refusal.losing, 'result')} seront perdus.`,
        why: 'Ce nombre a changé depuis que vous l’avez lu.',
        act: `Annuler ${round.the} ${refusal.round}`,
      };
    case 'no-such-table':
      return {
        what: `${list('fr', refusal.players.map(names.short))} n’ont pas de table ensemble ${round.in} ${refusal.round}.`,
        why: `${round.The} a pu être refait${round.e} entre-temps.`,
        act: `Ouvrir ${round.the} ${refusal.round}`,
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
    case 'settled':
      return {
        what: `Table ${refusal.table.table} : ce résultat est confirmé ou décidé par l’arbitre.`,
        why: 'Il ne se conteste plus depuis un téléphone.',
        act: 'Voir l’arbitre',
      };
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
    case 'rounds-held': {
      const held = counted('fr', refusal.held, round);
      const than = refusal.held < refusal.planned ? `sur ${refusal.planned}` : `au lieu de ${refusal.planned}`;
      return {
        what: `${held} ${than} : clore sur ${refusal.held} ?`,
        why: `Ce nombre vaudra partout : classement final, cotes, documents, fichier. Rouvrir le tournoi rendra le nombre prévu.`,
        act: `Clore sur ${held}`,
      };
    }
    case 'tournament-open':
      return { what: 'Le tournoi n’est pas clos : rien à rouvrir.' };
    case 'nothing-played':
      return {
        what: `Aucun${round.e} ${round.one} n’est joué${round.e} : rien à clore.`,
        act: `Apparier ${round.the} 1`,
      };
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
        why: `Chacun n’a qu’une table par ${round.one}.`,
        act: 'Changer une des deux tables',
      };
    case 'already-shown':
      return {
        what: refusal.open ? 'Le public voit déjà ce tournoi.' : 'Ce tournoi est déjà privé.',
      };
    case 'odd-rest':
      return {
        what: `${of(refusal.left, 'player')} ne se mettent pas deux par deux.`,
        why: 'Exemptez une personne de plus, ou une de moins.',
        act: 'Changer les exemptions',
      };
    case 'list-full':
      return {
        what: `Inscription impossible : ${of(refusal.most, 'player')} y sont déjà.`,
        why: 'Un tournoi n’en contient pas plus, son fichier non plus.',
        act: 'Ouvrir un second tournoi',
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
        why: phasesLimit(refusal),
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
            ? `En une seule partie, la partie des ${round.other} déciderait avant que l’on joue.`
            : 'Les résultats de cette formule ne se comptent pas en manches : la finale se joue en une fois.',
        act: 'Corriger la finale',
      };
    case 'rounds-left':
      return {
        what: `La finale vient après les ${round.other} : ${refusal.played} sur ${refusal.planned} sont apparié${round.e}s.`,
        act: `Apparier ${round.the} ${refusal.played + 1}`,
      };
    case 'final-tie':
      return {
        what: `${list('fr', refusal.players.map(names.short))} partagent la ${ordinal('fr', refusal.place)} place, et il ne reste ${refusal.seats === 1 ? 'qu’une place' : `que ${refusal.seats} places`} en finale.`,
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

/** Of the first four, or with a match for the third place. */
function tooFewForTheFinal(present: number): Sentence {
  return { what: `${of(present, 'player')} : cette finale en demande quatre.`, act: 'Corriger la finale' };
}

function tooFewInTheHall(present: number): Sentence {
  return {
    what: `${of(present, 'player')} dans la salle : pas de table possible.`,
    why: 'Une table se joue à deux.',
    act: 'Revenir aux présences',
  };
}

/** The first limit of the three phases that is not kept (Formule Combinée §3 to §5). */
function phasesLimit({ phase1, phase2, phase3 }: Extract<Refusal, { code: 'phases-impossible' }>): string {
  if (phase2 < 3) return 'La phase 2 compte 3 rondes au moins.';
  if (phase3 > phase2) return 'La phase 3 compte au plus autant de rondes que la phase 2.';
  return `Cela fait ${phase1 + phase2 + phase3} rondes ; la formule en compte 24 au plus.`;
}
