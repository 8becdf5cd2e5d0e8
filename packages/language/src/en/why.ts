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
import { inRounds } from './rounds.ts';
import { exempt, fold, natural, neighbours, starts, turn } from './steps.ts';

const byHand = 'Made by hand.';

/** « Why? » of a table: the rule's own order, then who starts, then the article. */
export function why(table: TableWhy, names: Names): WhyPanel {
  const { match } = table;
  const steps = match.why ?? [];
  const story = storyOf(steps);
  const [a, b] = match.players;
  return {
    title: b === undefined ? `Why a bye for ${names.short(a)}?` : `Why ${names.short(a)} – ${names.short(b)}?`,
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
  if (match.starts !== undefined) return `${names.short(match.starts)} starts.`;
  return settings.startsBy === 'letters' ? 'The draw of letters decides who starts.' : 'Who starts is not decided yet.';
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

const who = (id: PlayerId | null, names: Names): string => (id === null ? 'the bye' : names.short(id));

function move(beat: Move, story: Story, table: TableWhy, names: Names): string {
  if (beat.to.step === 'repeat') return repeat(beat.to, table);
  const first = beat.passed[0];
  const reason = first ? `${passedOver(first, story, names)} ` : '';
  const to = who(beat.to.opponent, names);
  if (beat.to.step === 'up') return `${reason}Going ${story.upwards ? 'down' : 'up'}, the first new opponent: ${to}.`;
  return story.upwards
    ? `${reason}Nobody new below: going up to ${to}.`
    : `${reason}Nobody new above: going down to ${to}.`;
}

function passedOver(passed: Passed, story: Story, names: Names): string {
  switch (passed.step) {
    case 'met': {
      const barred = passed.opponent === null ? story.seeker : story.seeker === null ? passed.opponent : null;
      if (barred !== null)
        return `${names.short(barred)} has had a win without an opponent (${inRounds(passed.rounds)}).`;
      return `Already met in ${inRounds(passed.rounds)}.`;
    }
    case 'keeps-exemption':
      return `${who(passed.opponent, names)} stays free: otherwise the bye would go to somebody who may not have it.`;
    case 'ahead':
      return `${capital(who(story.seeker, names))} v ${who(passed.opponent, names)} would have forced a repeat further down.`;
    default:
      return never(passed);
  }
}

function repeat(step: Extract<Step, { step: 'repeat' }>, { settings, fewerRepeatsExist }: TableWhy): string {
  const what = step.opponent === null ? 'Second bye' : 'Repeat';
  const about = step.rounds.length > 0 ? ` (${inRounds(step.rounds)})` : '';
  const none = settings.repeats === 'avoid' || fewerRepeatsExist === false;
  if (none) return `${what}${about}: no other complete round exists.`;
  const proposal = fewerRepeatsExist ? ' A round with fewer repeats exists: see the proposal.' : '';
  return `${what}${about}: the rule keeps this table.${proposal}`;
}

function repaired(step: Extract<Step, { step: 'repaired' }>, { matches }: TableWhy, names: Names): string {
  const said = step.repeats.map(([a, b]) =>
    b === null
      ? `${names.short(a)} would have a second bye`
      : `${names.short(a)} and ${names.short(b)} would meet twice`,
  );
  const range = redone(repairedTables(matches), step.from);
  return said.length === 0 ? `${capital(range)}.` : `Otherwise ${list('en', said)}: ${range}.`;
}

function redone(tables: readonly number[], place: number): string {
  const from = tables[0];
  const to = tables.at(-1);
  if (from === undefined || to === undefined || from === to)
    return `the places from the ${ordinal('en', place)} on were paired again from the bottom`;
  if (to - from + 1 === tables.length) return `tables ${from} to ${to} were redone from the bottom`;
  return `tables ${list('en', tables.map(String))} were redone from the bottom`;
}

function looked(player: PlayerId | null, step: Step): LookedAt {
  switch (step.step) {
    case 'turn':
      return { player, kind: 'seeks', text: 'looks for an opponent' };
    case 'met':
      return {
        player,
        kind: 'passed',
        text: player === null ? `has had the bye, ${inRounds(step.rounds)}` : `already met, ${inRounds(step.rounds)}`,
      };
    case 'keeps-exemption':
      return { player, kind: 'passed', text: 'kept for the bye' };
    case 'ahead':
      return { player, kind: 'passed', text: 'repeat further down' };
    case 'repeat':
      return { player, kind: 'found', text: player === null ? 'second bye' : 'repeat' };
    case 'natural':
      return { player, kind: 'found', text: player === null ? 'bye' : 'natural opponent' };
    default:
      return { player, kind: 'found', text: player === null ? 'bye' : 'new opponent' };
  }
}

function cite({ beats }: Story, drawn: boolean): RuleCite {
  if (!drawn) return { text: 'The tournament’s director set this table.', anchor: ruleAnchors.permutations };
  const has = (...kinds: readonly Beat['step'][]): boolean => beats.some((beat) => kinds.includes(beat.step));
  if (has('thirds-fold', 'thirds-neighbours'))
    return { text: 'Formule Classique, § 6.1.1.', anchor: ruleAnchors.first };
  if (has('move', 'repaired')) return { text: 'Formule Classique, § 6.1.2 and § 7.', anchor: ruleAnchors.permutations };
  if (has('exempt')) return { text: 'Formule Classique, § 2 and § 6.1.2.', anchor: ruleAnchors.exempt };
  return { text: 'Formule Classique, § 6.1.2.', anchor: ruleAnchors.next };
}
