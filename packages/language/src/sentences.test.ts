import type { Decision, Event, FormatId, Match, MatchResult } from '@ronde/engine';
import { describe, expect, it } from 'vitest';
import {
  allSentences,
  gameSentences,
  langs,
  logContextNow,
  logContexts,
  logSentences,
  marksOf,
  type Names,
  namesOf,
  type Sentences,
} from './index.ts';
import {
  events,
  gameRefusals,
  match,
  people,
  refusals,
  results,
  round,
  steps,
  tournament,
  warnings,
} from './test/samples.ts';

const ours = namesOf(people);
const names = ours;
const seen = logContextNow(tournament, names);

const formats: readonly FormatId[] = [
  'classique',
  'classique-belge',
  'combinee',
  'art-de-la-guerre',
  'toutes-rondes',
  'suisse',
];

/** What a result says in a formula; nothing where it isn't one of its results. */
function echoed(w: Sentences, result: MatchResult, format: FormatId, names: Names): string {
  const echo = w.echo({ ...match, result }, {}, 1, names, format);
  return echo ? `${echo.said} ${echo.points}`.trim() : '';
}

/** Every sentence of a language that the samples make. */
function all(lang: (typeof langs)[number], names: Names = ours): readonly string[] {
  const w = allSentences[lang]();
  const seen = logContextNow(tournament, names);
  const why = Object.values(steps).map((step) =>
    w.why(
      {
        round: 4,
        match: { ...match, why: [step] },
        matches: round.matches,
        seed: 48213,
        settings: {},
        format: 'suisse',
      },
      names,
    ),
  );
  return [
    ...Object.values(refusals).flatMap((r) => Object.values(w.refusal(r, names))),
    ...Object.values(gameRefusals).flatMap((r) => Object.values(gameSentences[lang].refusal(r))),
    ...Object.values(warnings).map((warning) => w.warning(warning, names)),
    ...formats.flatMap((format) => Object.values(warnings).map((warning) => w.warning(warning, names, format))),
    ...formats.flatMap((format) => results.map((result) => echoed(w, result, format, names))),
    ...results.map((result) => w.event({ ...events.result, to: result }, seen)),
    ...Object.values(steps).map((step) => w.step(step, names)),
    ...why.flatMap((panel) => [
      panel.title,
      ...panel.steps,
      ...panel.looked.map((l) => l.text),
      panel.starts ?? '',
      panel.rule.text,
    ]),
    ...Object.values(events).map((event) => w.event(event, seen)),
    ...(['moved', 'group', 'club', 'repeat', 'second-exemption', 'hand'] as const).map(w.mark),
    ...(['expected', 'here', 'late', 'absent'] as const).map(w.presence),
    w.secondLook([4510, 407]),
    w.missingScore('p3', names),
  ].filter((text) => text !== '');
}

type Leaf = string | ((...args: unknown[]) => string);

/** Every sentence of the screens, with small and large numbers. */
function screens(tree: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(tree as Record<string, Leaf | object>).flatMap(([key, value]) => {
    const at = `${path}.${key}`;
    if (typeof value === 'string') return [[at, value] as const];
    if (typeof value === 'object') return screens(value, at);
    const first = (n: number): unknown => (key === 'correctionEffect' ? [n, n + 1] : n);
    return [0, 1, 5].map((n) => [at, (value as (...args: unknown[]) => string)(first(n), n + 1, n, n + 2)] as const);
  });
}

describe.each(langs)('every kind has a sentence (%s)', (lang) => {
  it.each(all(lang))('%s', (sentence) => {
    expect(sentence).not.toMatch(/undefined|\bnull\b|NaN|\[object|\bp\d\b/);
    expect(sentence.trim()).toBe(sentence);
  });

  it('on every screen', () => {
    for (const [path, sentence] of screens(allSentences[lang]().ui)) expect(sentence, path).toMatch(/\S/);
    for (const [path, sentence] of screens(allSentences[lang]().ui))
      expect(sentence, path).not.toMatch(/undefined|NaN|\[object/);
  });

  it('says with each refusal what to do next: a whole sentence', () => {
    for (const refusal of Object.values(refusals)) {
      const { next } = allSentences[lang]().refusal(refusal, names);
      expect(next, refusal.code).toMatch(/^\p{Lu}.{6,}\.$/u);
    }
  });

  it('names whom a refusal is about', () => {
    for (const refusal of Object.values(refusals)) {
      if (!('player' in refusal) || refusal.code === 'unknown-player') continue;
      expect(allSentences[lang]().refusal(refusal, names).what).toContain(names.short(refusal.player));
    }
  });
});

describe.each(langs)('OLD-02: names written from right to left (%s)', (lang) => {
  // No name is part of another, nor of any sentence.
  const given = ['سلمى كريم', 'ליאור כהן', 'نور حداد', 'דנה לוי', 'رامي سعد', 'אבגדה', 'ثخذضظ'];
  const rtl = namesOf(new Map(given.map((name, i) => [`p${i + 1}`, { name }])));
  const sentences = all(lang, rtl).map((sentence) => [sentence]);

  it('every sentence sets each name apart, once, and nothing else', () => {
    const named = sentences.filter(([sentence]) => given.some((name) => sentence?.includes(name)));
    // As many sentences name somebody as with names of ours.
    expect(named.length).toBeGreaterThan(100);
    for (const [sentence = ''] of sentences) {
      const outside = sentence.replace(/\u2068[^\u2066-\u2069]*\u2069/g, '');
      expect(outside, sentence).not.toMatch(/[\u0590-\u08ff\u2066-\u2069]/);
    }
  });
});

describe('French typography', () => {
  const sentences = [...all('fr').map((text) => ['', text] as const), ...screens(allSentences.fr().ui)];
  const rules: readonly (readonly [string, RegExp])[] = [
    ['straight apostrophe', /'/],
    ['straight quotation marks', /"/],
    ['ordinary space before ; : ! ? »', / [;:!?»]/],
    ['no space before ; ! ?', /[^\s\u00a0\u202f][;!?]/],
    ['wide space before ; ! ?', /\u00a0[;!?]/],
    ['narrow or no space before :', /[^\u00a0]:(?=\s|$)/],
    ['ordinary space after «', /«[^\u00a0]/],
    ['three dots', /\.\.\./],
    ['hyphen for a minus sign', /(^|\s)-\d/],
    ['ordinary space between a number and PM', /\d PM/],
    ['exclamation', /!/],
    ['an agreement with somebody’s sex', /\(e\)|·e\b/],
    ['two full stops', /\.\.(?!\.)/],
  ];
  it.each(rules)('no %s', (_, pattern) => {
    for (const [path, text] of sentences) expect(text, `${path} ${text}`).not.toMatch(pattern);
  });
});

describe('English typography', () => {
  it('has no straight apostrophe and no space before a sign', () => {
    for (const text of [...all('en'), ...screens(allSentences.en().ui).map(([, t]) => t)]) {
      expect(text).not.toMatch(/'|[ \u00a0\u202f][;:!?]/);
    }
  });
});

describe('the log', () => {
  const decision = (seq: number, list: readonly Event[], undoes?: readonly number[]): Decision => ({
    seq,
    id: String(seq),
    at: '2026-11-14T14:51:00Z',
    by: 'Claire Vidal',
    events: list,
    ...(undoes && { undoes }),
  });
  const fr = allSentences.fr();
  const result = events.result;
  const second = events.drawn;
  // LEFÈVRE starts, and stands second in the match: what was typed is 287 – 337.
  const score = (one: number, other: number) => `LEFÈVRE\u00a0${one}\u00a0– BERTHIER\u00a0${other}`;
  const played = decision(3, [{ ...result, round: 2 }]);
  const undo = decision(4, [{ ...result, round: 2, from: result.to, to: null }], [3]);
  const redo = decision(5, [{ ...result, round: 2 }], [4]);

  it('names the two players beside their scores, in the order typed: who starts first', () => {
    expect(fr.decision(decision(2, [result]), seen)).toBe(`Ronde 1, table 11\u00a0: ${score(287, 337)}`);
  });

  it('says what an undo took back, and what a redo gave back', () => {
    expect(fr.decision(undo, { ...seen, table: () => match }, [played])).toBe(
      `Annulé\u00a0: Ronde 2, table 11\u00a0: ${score(287, 337)}`,
    );
    expect(fr.decision(redo, { ...seen, table: () => match }, [undo])).toBe(
      `Rétabli\u00a0: Ronde 2, table 11\u00a0: ${score(287, 337)}`,
    );
    expect(fr.decision(undo, seen)).toBe('Annulé\u00a0: n°\u00a03');
  });

  it('reads an old line with the tables of its time, though the round is cancelled since', () => {
    const log = [decision(5, [events.cancelled]), played, decision(2, [second]), decision(1, [events.created])];
    const then = logContexts(log, names);
    expect(then.get(3)?.table(2, 0)?.table).toBe(11);
    expect(logContextNow(tournament, names).table(2, 0)).toBeUndefined();
  });

  it('reads the rounds that a tournament began with: an imported one names its players as a native one does', () => {
    const begun = { kind: 'created', tournament } as const;
    const later = decision(2, [{ ...result, from: { kind: 'games', games: [[373, 287]] } }]);
    const said = logSentences([later, decision(1, [begun])], names, fr).get(2);
    expect(tournament.rounds[0]?.matches[0]?.table).toBe(11);
    expect(said).toBe(`Ronde 1, table 11, corrigé\u00a0: ${score(287, 337)} au lieu de ${score(287, 373)}`);
  });

  it('names whoever sits at a table since it was made otherwise by hand, with the number that it has since', () => {
    const made: Match = { ...match, table: 3, players: ['p1', 'p7'], starts: 'p7' };
    const swapped: Event = { kind: 'tables', round: 1, why: 'swap', tables: [{ match: 0, from: match, to: made }] };
    const log = [decision(1, [{ kind: 'created', tournament }]), decision(2, [swapped]), decision(3, [result])];
    const then = logContexts(log, names);
    expect(then.get(1)?.table(1, 0)).toEqual(match);
    expect(then.get(3)?.table(1, 0)).toEqual(made);
    expect(logSentences(log, names, fr).get(3)).toContain(names.short('p7'));
    expect(logSentences(log, names, fr).get(3)).toContain('table 3');
  });

  it('counts the exempt’s seat as gone once a late comer took it, and as there again once he was put back', () => {
    const exempt: Match = { players: ['p7'] };
    const joined: Match = { ...match, table: 12, players: ['p7', 'p9'], starts: 'p9' };
    const content = { ...round, matches: [match, exempt] };
    const opened = { kind: 'created', tournament: { ...tournament, rounds: [content] } } as const;
    const gone = { match: 1, from: exempt, to: null };
    const seated: Event = {
      ...{ kind: 'tables', round: 1, why: 'seat', last: gone },
      tables: [{ match: 0, from: match, to: joined }],
    };
    const back: Event = {
      ...{ kind: 'tables', round: 1, why: 'seat', last: { match: 1, from: null, to: exempt } },
      tables: [{ match: 0, from: joined, to: match }],
    };
    const then = logContexts([decision(1, [opened]), decision(2, [seated]), decision(3, [back])], names);
    expect([0, 1].map((at) => then.get(2)?.table(1, at))).toEqual([joined, undefined]);
    expect([0, 1].map((at) => then.get(3)?.table(1, at))).toEqual([match, exempt]);
  });

  it('says the round of a correction', () => {
    const corrected: Event = { ...result, from: { kind: 'games', games: [[373, 287]] } };
    expect(fr.event(corrected, seen)).toBe(
      `Ronde 1, table 11, corrigé\u00a0: ${score(287, 337)} au lieu de ${score(287, 373)}`,
    );
  });

  it('says the value of what was corrected, however it is spelled; never a code of the settings', () => {
    const amended: Event = { ...events.amended, frozen: false, from: { club: 'sens' }, to: { category: 'diamant' } };
    expect(fr.event(amended, seen)).toContain(
      'fiche corrigée, club (vide au lieu de «\u00a0sens\u00a0»), catégorie («\u00a0diamant\u00a0»)',
    );
    expect(fr.event(events.settings, seen)).toBe(
      'Réglages changés\u00a0: nombre de rondes (6 au lieu de 5), rencontres répétées',
    );
  });

  it('names a table once, however many facts of it one decision has', () => {
    const settled: Event = { ...events.disputed, round: 1, match: 0, to: null };
    const other: Event = { ...result, match: 1 };
    const at = (index: number) => ({ ...match, table: 11 + index });
    const line = fr.decision(decision(2, [result, settled, other]), { ...seen, table: (_, index) => at(index) });
    expect(line.split('\u202f; ')).toEqual([
      `Ronde 1, table 11\u00a0: ${score(287, 337)}`,
      'litige réglé',
      `Ronde 1, table 12\u00a0: ${score(287, 337)}`,
    ]);
  });

  it('tells in one breath how an entry or a dispute became the result', () => {
    const at = { round: 1, match: 0 } as const;
    const entry: Event = { ...events.claimed, ...at, from: events.claimed.to, to: null };
    const doubt: Event = { ...events.disputed, ...at, to: null };
    const confirmed: Event = { ...events.confirmed, ...at };
    const corrected: Event = { ...result, from: { kind: 'games', games: [[373, 287]] } };
    const said = (...list: Event[]) => fr.decision(decision(2, list), seen);
    expect(said(entry, result, confirmed)).toBe(`Ronde 1, table 11, résultat confirmé\u00a0: ${score(287, 337)}`);
    expect(said(doubt, entry, result, confirmed)).toBe(`Ronde 1, table 11, litige réglé\u00a0: ${score(287, 337)}`);
    expect(said(doubt, corrected, confirmed)).toBe(
      `Ronde 1, table 11, litige réglé\u00a0: ${score(287, 337)} au lieu de ${score(287, 373)}`,
    );
    expect(allSentences.en().decision(decision(2, [doubt, entry, result, confirmed]), seen)).toBe(
      `Round 1, table 11, dispute settled: ${score(287, 337)}`,
    );
    // Another table's facts are its own; an entry that the desk replaced is still said.
    expect(said(entry, { ...result, match: 1 }, { ...confirmed, match: 1 })).toContain('saisie à confirmer retirée');
    expect(said(entry, result)).toContain('saisie à confirmer retirée');
  });

  it('names the two of a table also where no score does', () => {
    const said = (event: Event) => fr.event(event, seen);
    const to = (one: MatchResult): Event => ({ ...result, to: one });
    expect(said(to({ kind: 'forfeit', by: 'p1', games: [] }))).toBe(
      'Ronde 1, table 11\u00a0: LEFÈVRE\u00a0– BERTHIER, forfait de BERTHIER',
    );
    expect(said({ ...events.confirmed, round: 1, match: 0 })).toBe(
      'Ronde 1, table 11 (LEFÈVRE\u00a0– BERTHIER), résultat confirmé',
    );
    expect(allSentences.en().event({ ...result, from: result.to, to: null }, seen)).toBe(
      `Round 1, table 11, result removed (${score(287, 337)})`,
    );
    const games: MatchResult = {
      kind: 'games',
      games: [
        [337, 287],
        [300, 310],
      ],
    };
    expect(said(to(games))).toBe(
      'Ronde 1, table 11\u00a0: LEFÈVRE\u00a0– BERTHIER, 287\u00a0–\u2060\u00a0337, 310\u00a0–\u2060\u00a0300',
    );
  });

  it('reads names from the people of today: who was erased is « Joueur 17 » in old lines too', () => {
    const erased = new Map([...people, ['p2', { name: 'Joueur 17' }] as const]);
    expect(fr.event(result, { ...seen, names: namesOf(erased) })).toBe(
      'Ronde 1, table 11\u00a0: Joueur 17\u00a0287\u00a0– BERTHIER\u00a0337',
    );
  });

  it('counts the facts where they are many', () => {
    const many = [events.registered, ...Array.from({ length: 5 }, () => events.presence)];
    expect(fr.decision(decision(2, many), seen)).toMatch(/ et 3\u00a0autres changements$/);
    const list = Array.from({ length: 6 }, () => events.registered);
    expect(fr.decision(decision(2, list), seen)).toContain('Inscription de 6 personnes');
    expect(allSentences.en().decision(decision(2, list), seen)).toContain('6 people registered');
  });
});

describe('marks of the draft', () => {
  const marks = (...why: (typeof steps)[keyof typeof steps][]) => marksOf({ ...match, why });
  it('none for the natural opponent', () => expect(marks(steps.turn, steps.natural)).toEqual([]));
  it('moved', () => expect(marks(steps.turn, steps.natural, steps.met, steps.up)).toEqual(['moved']));
  it('group', () => expect(marks(steps.turn, { ...steps.natural, free: 7 })).toEqual(['group']));
  it('group from the points, where they are known', () => {
    const pm = (id: string): number => (id === 'p1' ? 5 : 3);
    expect(marksOf({ ...match, why: [steps.natural, steps.met, steps.down] }, pm)).toEqual(['moved', 'group']);
  });
  it('repeat', () => expect(marks(steps.turn, steps.natural, steps.met, steps.repeat)).toEqual(['repeat']));
  it('second exemption: where no grid had settled it', () => {
    const again = { ...steps.exempt, wins: 1 };
    const exempt = (...why: (typeof steps)[keyof typeof steps][]) => marksOf({ players: ['p1'], why });
    expect(exempt(steps.turn, again)).toEqual(['second-exemption']);
    expect(exempt(steps.turn, steps.exempt)).toEqual([]);
    expect(exempt(steps.pool, again)).toEqual([]);
  });
  it('moved by the fixed tables for an earlier meeting, not for an absence', () => {
    expect(marks(steps['left-over'], steps.nearest)).toEqual(['moved']);
    expect(marks({ step: 'left-over', player: 'p1', opponent: 'p3', by: 'away' }, steps.nearest)).toEqual([]);
  });
  it('by hand', () => {
    expect(marks(steps['by-hand'])).toEqual(['hand']);
  });
  it('none where a file does not tell how a table was made', () => {
    const { why: _, ...told } = match;
    expect(marksOf(told)).toEqual([]);
  });
});
