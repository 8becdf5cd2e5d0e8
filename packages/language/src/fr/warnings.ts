import { type FormatId, isWargame, never, type Warning } from '@ronde/engine';
import { date } from '../dates.ts';
import { isolated, type Names } from '../names.ts';
import { counted, list, plural } from '../numbers.ts';
import { de, inRounds, nouns, type RoundNoun, roundNoun } from './nouns.ts';

const of = (n: number, noun: keyof typeof nouns): string => counted('fr', n, nouns[noun]);

/** What is let through, said and kept in the log. */
export function warning(warning: Warning, names: Names, format: FormatId = 'classique'): string {
  const round = roundNoun(format);
  switch (warning.code) {
    case 'season-not-begun':
      return `La saison ${warning.season} de ce tournoi commence le ${date('fr', warning.from)}, après son dernier jour (${date('fr', warning.lastDay)}). Ses cotes la suivent quand même : vérifiez la date ou la saison.`;
    case 'outside-the-rules':
      return warning.setting === 'spreadCap'
        ? `Hors règlement : l’écart d’une partie compte jusqu’à ${warning.found}, le règlement dit ${warning.rule}.`
        : `Hors règlement : une victoire sans adversaire compte ${warning.found} au Pdep, le règlement dit ${warning.rule}.`;
    case 'rounds-outside-the-rules':
      if (isWargame(format))
        return `Le règlement prévoit 3, 4 ou 5 tours ; ce tournoi en a ${warning.found}. C’est permis, et signalé au classement.`;
      if (warning.least !== undefined)
        return `Le règlement demande ${of(warning.least, 'round')} au moins ; ce tournoi en a ${warning.found}. Le tournoi se joue, et ce sera signalé au classement.`;
      return `Le règlement prévoit ${of(warning.rule, 'round')} pour ${of(warning.players, 'player')} ; ce tournoi en a ${warning.found}. C’est permis, et signalé au classement.`;
    case 'rounds-not-in-text':
      return `Le règlement s’arrête à 128 joueurs. Pour ${warning.players}, Ronde prévoit ${of(warning.rounds, 'round')}, selon la même progression.`;
    case 'beyond-planned':
      return `${round.One} ${warning.round} sur ${warning.planned} prévu${round.e}${warning.planned === 1 ? '' : 's'} : ${round.a} de plus, ce qui sera signalé au classement.`;
    case 'exempt-by-hand': {
      const needed = warning.present % 2 === 0 ? 'il n’en faut aucun' : 'il en faut un';
      return `${round.One} ${warning.round} : ${of(warning.exempt, 'exempt')} à la main pour ${of(warning.present, 'player')} ; ${needed}. C’est permis, et signalé au classement.`;
    }
    case 'repeats-left':
      return repeatsLeft(warning, round);
    case 'repeat':
      return `${round.One} ${warning.round} : ${warning.players.map(names.short).join(' – ')}, rencontre déjà jouée (${inRounds(warning.earlier, round.one)}).`;
    case 'second-exemption':
      return `${round.One} ${warning.round} : ${names.short(warning.player)} a déjà eu une victoire sans adversaire.`;
    case 'absent-again':
      return `${round.One} ${warning.round} : ${names.short(warning.player)} n’a eu personne en face, comme ${round.in} ${warning.before}. Le règlement ne le permet qu’une fois par tournoi.`;
    case 'counted-absent':
      return `${round.One} ${warning.round} : ${names.short(warning.player)} n’a ni partie ni absence notée, ce qui compte comme une absence.`;
    case 'drawn-otherwise':
      return `${round.One} ${warning.round} : le règlement aurait donné d’autres tables.`;
    case 'missing-identity':
      return 'Le fichier n’a ni identifiant ni numéro de version : la fédération ne pourra pas reconnaître une correction.';
    case 'repeats-unavoidable': {
      const where = warning.phase === null ? '' : `Phase ${warning.phase} : `;
      const free = warning.free === 1 ? '1 au plus peut' : `${warning.free} au plus peuvent`;
      return `${where}${counted('fr', warning.rounds, round)}, dont ${free} se jouer sans rencontre répétée. C’est permis, et signalé au classement.`;
    }
    case 'below-the-text':
      return `Le règlement demande ${of(warning.needed, 'player')} pour ces poules ; à ${warning.players}, une place reste vide et chaque ronde a un exempt.`;
    case 'no-seat':
      return warning.until === 'phase-2'
        ? `${round.One} ${warning.round} : aucune place n’est libre dans les poules pour ${names.short(warning.player)}, qui jouera à partir de la phase 2.`
        : `${round.One} ${warning.round} : aucune place n’est libre pour ${names.short(warning.player)}, qui ne jouera pas.`;
    case 'not-official':
      return notOfficial(warning.why);
    case 'players-advised':
      return `${warning.rounds} tours : de ${warning.least} à ${warning.most} joueurs sont conseillés, ${warning.atMost} au plus, ${warning.best} au mieux. Vous en avez ${warning.players}.`;
    case 'pool-advised':
      return `${of(warning.players, 'player')} : des poules de ${warning.most} au plus sont conseillées.`;
    case 'clubs-outside-the-rules':
      return `Hors règlement : clubs séparés ${inTours(warning.found)}, le règlement dit ${inTours(warning.rule)}.`;
    case 'same-club-left':
      return `Tour ${warning.round} : ${warning.sameClub === 1 ? 'une partie oppose deux joueurs d’un même club' : `${warning.sameClub} parties opposent deux joueurs d’un même club`}. ${capitalised(`${among(warning.settled)}on ne peut pas faire mieux sans répéter une rencontre.`)}`;
    case 'armies-undated':
      return armiesUndated(warning, names);
    case 'losses-above-total':
      return `Tour ${warning.round} : ${names.short(warning.player)} perd ${warning.lost} sur ${warning.total}, ce qui compte pour ${warning.total}.`;
    case 'points-do-not-add-up':
      return `Tour ${warning.round}, ${warning.players.map(names.short).join(' – ')} : les deux scores font ${warning.found} ; une partie gagnée fait ${warning.rule}.`;
    case 'draw-with-one-broken':
      return `Tour ${warning.round} : partie nulle, mais l’armée ${de(names.short(warning.player))} est en déroute. Notez pourquoi.`;
    case 'malus-outside-the-rules':
      return `Hors règlement, tour ${warning.round} : malus de ${of(warning.found, 'point')} pour ${names.short(warning.player)}, le règlement dit ${warning.rule}.`;
    default:
      return never(warning);
  }
}

type RepeatsLeft = Extract<Warning, { code: 'repeats-left' }>;

function repeatsLeft({ repeats, fewest, settled }: RepeatsLeft, round: RoundNoun): string {
  const left = `${repeats} ${plural('fr', repeats, { one: 'rencontre répétée', other: 'rencontres répétées' })}`;
  if (fewest >= repeats) return `${left} : ${among(settled)}on ne peut pas en faire moins.`;
  return `${left} : le règlement garde ces tables. On peut apparier ${round.this} ${fewest === 0 ? 'sans rencontre répétée' : `avec ${fewest} seulement`} : voir la proposition.`;
}

type ArmiesUndated = Extract<Warning, { code: 'armies-undated' }>;

function armiesUndated({ players, dated }: ArmiesUndated, names: Names): string {
  const whose = `${list(
    'fr',
    players.map((id) => de(names.short(id))),
  )}`;
  const one = players.length === 1;
  const without = one ? `L’armée ${whose} n’a pas de dates` : `Les armées ${whose} n’ont pas de dates`;
  const counted = one ? 'elle est comptée' : 'elles sont comptées';
  const means =
    dated === 0 ? 'au 1ᵉʳ tour l’histoire ne rapproche personne' : `au 1ᵉʳ tour ${counted} à la moyenne des autres`;
  return `${without} : ${means}. Pour en tenir compte, donnez ${one ? 'ses' : 'leurs'} années aux inscriptions avant d’apparier.`;
}

/** Among which rounds there is none with fewer: with another exempt player there may be one. */
function among(settled: RepeatsLeft['settled']): string {
  if (settled === undefined) return '';
  if (settled === 'fixed') return 'avec les mêmes tables fixées, ';
  return settled === 'exempt' ? 'avec le même exempt, ' : 'avec la même personne en remplacement, ';
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type NotOfficial = Extract<Warning, { code: 'not-official' }>['why'];

function notOfficial(why: NotOfficial): string {
  const lost = 'Pas d’Elo ni de championnat :';
  if (why.code === 'not-approved') return `${lost} le tournoi n’est pas homologué. Les réglages le disent.`;
  if (why.code === 'too-few-players')
    return `${lost} ${of(why.found, 'player')}, il en faut ${why.needed}. Le tournoi se joue normalement.`;
  const others = 2 * why.members - why.players;
  return `${lost} ${why.members} des ${of(why.players, 'player')} sont ${de(isolated(why.club))}, plus de la moitié. Avec ${others} de plus d’autres clubs, il compterait.`;
}

function inTours(rounds: readonly number[]): string {
  if (rounds.length === 0) return 'à aucun tour';
  return rounds.length === 1 ? `au tour ${rounds[0]}` : `aux ${inRounds(rounds, 'tour')}`;
}
