import { never, type PlayerId, type Step } from '@ronde/engine';
import type { Names } from '../names.ts';
import { capital, list, ordinal, signed } from '../numbers.ts';
import { ruleAnchors } from '../rule-anchors.ts';
import {
  type Beat,
  isLast,
  lookedAt,
  type Move,
  type Passed,
  partnerOf,
  repairedTables,
  type Story,
  storyOf,
} from '../story.ts';
import type { LookedAt, RuleCite, TableWhy, WhyPanel } from '../words.ts';
import { inRounds } from './elision.ts';
import { exempt, fold, natural, neighbours, starts, turn } from './steps.ts';

const byHand = 'Table faite à la main.';

/** « Pourquoi ? » of a table: the rule's own order, then who starts, then the article. */
export function why(table: TableWhy, names: Names): WhyPanel {
  const { match } = table;
  const steps = match.why ?? [];
  const story = storyOf(steps);
  const [a, b] = match.players;
  return {
    title:
      b === undefined
        ? `Pourquoi ${names.short(a)} sans adversaire ?`
        : `Pourquoi ${names.short(a)} – ${names.short(b)} ?`,
    steps: match.why ? story.beats.map((beat) => tell(beat, story, table, names)) : [byHand],
    looked: [...lookedAt(steps)].map(([player, step]) => looked(player, step)),
    starts: whoStarts(table, story, names),
    rule: cite(story, match.why !== undefined),
  };
}

function whoStarts({ match, seed, settings }: TableWhy, story: Story, names: Names): string | null {
  const [a, b] = match.players;
  if (b === undefined) return null;
  if (story.starts) return starts(story.starts, [a, b], seed, names);
  if (match.starts !== undefined) return `${names.short(match.starts)} commence.`;
  return settings.startsBy === 'letters'
    ? 'Le tirage des lettres décide qui commence.'
    : 'Qui commence n’est pas encore décidé.';
}

function tell(beat: Beat, story: Story, table: TableWhy, names: Names): string {
  const { match } = table;
  const partner = (opponent: PlayerId | null): string =>
    names.short(opponent === null ? match.players[0] : (partnerOf(match, opponent) ?? match.players[0]));
  switch (beat.step) {
    case 'thirds-fold':
      return fold(beat, partner(beat.opponent));
    case 'thirds-neighbours':
      return neighbours(beat, partner(beat.opponent));
    case 'turn':
      return turn(beat, story.upwards, names);
    case 'natural':
      return natural(beat, story.seeker !== null || match.players.length === 2, names);
    case 'move':
      return move(beat, story, table, names);
    case 'repaired':
      return repaired(beat, table, names);
    case 'exempt':
      return `${exempt(beat, isLast(table), names)} 3 PM, ${signed(table.settings.forfeitSpread ?? 50)}.`;
    default:
      return never(beat);
  }
}

const who = (id: PlayerId | null, names: Names): string => (id === null ? 'l’exemption' : names.short(id));

function move(beat: Move, story: Story, table: TableWhy, names: Names): string {
  if (beat.to.step === 'repeat') return repeat(beat.to, table);
  const first = beat.passed[0];
  const reason = first ? `${passedOver(first, story, names)} ` : '';
  const to = who(beat.to.opponent, names);
  const back = beat.to.step === 'up';
  if (back)
    return `${reason}${story.upwards ? 'On redescend' : 'On remonte'} jusqu’au premier adversaire nouveau : ${to}.`;
  return story.upwards
    ? `${reason}Personne de nouveau au-dessous : on remonte jusqu’à ${to}.`
    : `${reason}Personne de nouveau au-dessus : on descend jusqu’à ${to}.`;
}

function passedOver(passed: Passed, story: Story, names: Names): string {
  switch (passed.step) {
    case 'met': {
      const barred = passed.opponent === null ? story.seeker : story.seeker === null ? passed.opponent : null;
      if (barred !== null)
        return `${names.short(barred)} a déjà eu une victoire sans adversaire (${inRounds(passed.rounds)}).`;
      return `Déjà joué ensemble en ${inRounds(passed.rounds)}.`;
    }
    case 'keeps-exemption':
      return `${who(passed.opponent, names)} reste libre : sinon l’exemption irait à quelqu’un qui n’y a plus droit.`;
    case 'ahead':
      return `${capital(who(story.seeker, names))} contre ${who(passed.opponent, names)} aurait imposé une rencontre répétée plus bas.`;
    default:
      return never(passed);
  }
}

function repeat(step: Extract<Step, { step: 'repeat' }>, { settings, fewerRepeatsExist }: TableWhy): string {
  const what = step.opponent === null ? 'Deuxième exemption' : 'Rencontre répétée';
  const about = step.rounds.length > 0 ? ` (${inRounds(step.rounds)})` : '';
  const none = settings.repeats === 'avoid' || fewerRepeatsExist === false;
  if (none) return `${what}${about} : aucune autre ronde complète n’est possible.`;
  const proposal = fewerRepeatsExist ? ' Une ronde avec moins de répétitions existe : voir la proposition.' : '';
  return `${what}${about} : le règlement garde cette table.${proposal}`;
}

function repaired(step: Extract<Step, { step: 'repaired' }>, { matches }: TableWhy, names: Names): string {
  const said = step.repeats.map(([a, b]) =>
    b === null
      ? `${names.short(a)} avait une deuxième exemption`
      : `${names.short(a)} et ${names.short(b)} se rencontraient deux fois`,
  );
  const range = redone(repairedTables(matches), step.from);
  return said.length === 0 ? `${capital(range)}.` : `Sans cela, ${list('fr', said)} : ${range}.`;
}

function redone(tables: readonly number[], place: number): string {
  const from = tables[0];
  const to = tables.at(-1);
  if (from === undefined || to === undefined || from === to) {
    return `les places depuis la ${ordinal('fr', place)} ont été appariées de nouveau, depuis le bas`;
  }
  if (to - from + 1 === tables.length) return `les tables ${from} à ${to} ont été refaites depuis le bas`;
  return `les tables ${list('fr', tables.map(String))} ont été refaites depuis le bas`;
}

function looked(player: PlayerId | null, step: Step): LookedAt {
  switch (step.step) {
    case 'turn':
      return { player, kind: 'seeks', text: 'cherche un adversaire' };
    case 'met':
      return {
        player,
        kind: 'passed',
        text: player === null ? `exemption déjà eue, ${inRounds(step.rounds)}` : `déjà joué, ${inRounds(step.rounds)}`,
      };
    case 'keeps-exemption':
      return { player, kind: 'passed', text: 'à garder pour l’exemption' };
    case 'ahead':
      return { player, kind: 'passed', text: 'répétition plus bas' };
    case 'repeat':
      return { player, kind: 'found', text: player === null ? 'exemption répétée' : 'rencontre répétée' };
    case 'natural':
      return { player, kind: 'found', text: player === null ? 'exemption' : 'adversaire naturel' };
    default:
      return { player, kind: 'found', text: player === null ? 'exemption' : 'adversaire nouveau' };
  }
}

function cite({ beats }: Story, drawn: boolean): RuleCite {
  if (!drawn) return { text: 'La direction du tournoi a fixé cette table.', anchor: ruleAnchors.permutations };
  const has = (...kinds: readonly Beat['step'][]): boolean => beats.some((beat) => kinds.includes(beat.step));
  if (has('thirds-fold', 'thirds-neighbours'))
    return { text: 'Formule Classique, § 6.1.1.', anchor: ruleAnchors.first };
  if (has('move', 'repaired')) {
    const quote = '« On va rechercher en remontant dans le classement… »';
    return { text: `Formule Classique, § 6.1.2 et § 7 : ${quote}`, anchor: ruleAnchors.permutations };
  }
  if (has('exempt')) return { text: 'Formule Classique, § 2 et § 6.1.2.', anchor: ruleAnchors.exempt };
  return { text: 'Formule Classique, § 6.1.2.', anchor: ruleAnchors.next };
}
