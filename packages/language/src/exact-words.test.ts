// The sentences whose words were agreed: non-breaking spaces (~, ¬ here for U+202F) included.
import type {
  FormatId,
  Match,
  MatchResult,
  PlLine,
  PlRating,
  PointsTie,
  Settings,
  Standing,
  Standings,
  Step,
  Tie,
} from '@ronde/engine';
import { describe, expect, it } from 'vitest';
import { allSentences, namesOf, needsSecondLook } from './index.ts';
import { people, refusals, round, steps, table, warnings } from './test/samples.ts';

const names = namesOf(people);
const fr = allSentences.fr();
const en = allSentences.en();
const nb = (text: string): string => text.replaceAll('~', '\u00a0').replaceAll('¬', '\u202f');

const whyOf = (why: readonly Step[], settings: Settings = {}, players: Match['players'] = ['p1', 'p2']) => {
  const match: Match = { table: 3, players, why };
  const matches = [9, 10, 11].map((n): Match => ({ table: n, players, why: [steps.repaired] }));
  const panel = (w: typeof fr) => w.why({ round: 4, match, matches, seed: 48213, settings }, names);
  return { fr: panel(fr), en: panel(en) };
};

describe('why a table', () => {
  it('thirds', () => {
    const fold = { ...steps['thirds-fold'], opponent: 'p2' };
    expect(whyOf([fold]).fr.steps).toEqual([
      nb('Ronde 1~: les 16 premiers se croisent, 1 contre 16, 2 contre 15… BERTHIER, 2ᵉ, rencontre le 15ᵉ.'),
    ]);
    expect(whyOf([fold]).en.steps).toEqual([
      'Round 1: the top 16 are folded: 1 v 16, 2 v 15… BERTHIER, 2nd, meets the 15th.',
    ]);
    expect(whyOf([steps['thirds-neighbours']]).fr.steps[0]).toContain(
      nb('Ronde 1, dernier tiers~: 17 contre 18, 19 contre 20…'),
    );
  });

  it('of a file without reasons: what is known, and nobody who fixed it', () => {
    const result: MatchResult = { kind: 'games', games: [[400, 300]] };
    const match: Match = { table: 3, players: ['p1', 'p2'], result };
    const panel = (w: typeof fr, m: Match) => w.why({ round: 4, match: m, matches: [m], seed: 1, settings: {} }, names);
    expect(panel(fr, match).steps).toEqual(['Le fichier ne dit pas comment cette table a été formée.']);
    expect(panel(fr, match).starts).toBe('Le fichier ne dit pas qui a commencé.');
    expect(panel(fr, match).rule.text).not.toContain('direction');
    expect(panel(en, match).steps).toEqual(['The file does not say how this table was made.']);
    expect(panel(fr, { ...match, starts: 'p2' }).starts).toBe('LEFÈVRE commence.');
    expect(panel(fr, { table: 3, players: ['p1', 'p2'] }).starts).toBe('Qui commence n’est pas encore décidé.');
    const byHandOf: Match = { ...match, why: [{ step: 'by-hand' }] };
    const byHand = panel(fr, byHandOf);
    expect(byHand.steps).toEqual(['Table faite à la main.']);
    expect(byHand.rule.text).toBe('La direction du tournoi a fixé cette table.');
    const again = (w: typeof fr) =>
      w.why({ round: 4, match: byHandOf, matches: [byHandOf], seed: 1, settings: {}, metIn: [1, 3] }, names).steps;
    expect(again(fr)).toEqual([nb('Table faite à la main. Rencontre déjà jouée (rondes 1 et 3).')]);
    expect(again(en)).toEqual(['Set by hand. They have already met (rounds 1 and 3).']);
  });

  it('moved up, in three steps', () => {
    const list: readonly Step[] = [
      { step: 'turn', player: 'p2', place: 5, pm: 7 },
      { step: 'natural', free: 6, pm: 7, opponent: 'p3', upwards: false },
      { step: 'met', opponent: 'p3', rounds: [1] },
      { step: 'met', opponent: 'p4', rounds: [2] },
      { step: 'up', opponent: 'p6' },
      { step: 'starts', player: 'p6', by: 'fewer', started: [2, 1] },
    ];
    const { fr: said, en: saidInEnglish } = whyOf(list, {}, ['p2', 'p6']);
    expect(said.title).toBe(nb('Pourquoi LEFÈVRE~– GARNIER¬?'));
    expect(said.steps).toEqual([
      nb('Les quatre premières places sont appariées. C’est le tour de LEFÈVRE, 5ᵉ, 7~PM.'),
      nb('6~joueurs à 7~PM restent libres, nombre pair~: l’adversaire naturel est le dernier, TOUSSAINT.'),
      nb('Rencontre déjà jouée en ronde 1. On remonte jusqu’au premier adversaire nouveau~: GARNIER.'),
    ]);
    expect(said.starts).toBe(nb('GARNIER a commencé 1 fois, LEFÈVRE 2 fois~: GARNIER commence.'));
    expect(said.looked.map((l) => [l.player, l.kind, l.text])).toEqual([
      ['p2', 'seeks', 'cherche un adversaire'],
      ['p3', 'passed', 'déjà joué, ronde 1'],
      ['p4', 'passed', 'déjà joué, ronde 2'],
      ['p6', 'found', 'adversaire nouveau'],
    ]);
    expect(saidInEnglish.steps[1]).toBe(
      nb('6 players on 7~MP are unpaired, an even number: the natural opponent is the last, TOUSSAINT.'),
    );
    expect(saidInEnglish.starts).toBe('GARNIER has started once, LEFÈVRE twice: GARNIER starts.');
  });

  it('odd, down, ahead, repeat, repaired, exempt, lot', () => {
    expect(whyOf([{ ...steps.natural, free: 7, pm: 5 }]).fr.steps[0]).toBe(
      nb(
        '7~joueurs à 5~PM restent libres, nombre impair~: le premier rencontre le premier du groupe suivant, TOUSSAINT.',
      ),
    );
    expect(whyOf([steps.turn, steps.met, steps.down]).fr.steps[1]).toBe(
      nb('Rencontre déjà jouée en ronde 1. Personne de nouveau au-dessus~: on descend jusqu’à LEFÈVRE.'),
    );
    expect(whyOf([steps.turn, steps.ahead, steps.up]).fr.steps[1]).toContain(
      'BERTHIER contre TOUSSAINT aurait imposé une rencontre répétée plus bas.',
    );
    expect(whyOf([steps.repeat], { repeats: 'avoid' }).fr.steps[0]).toBe(
      nb('Rencontre répétée (ronde 2)~: toute autre façon d’apparier la ronde est impossible.'),
    );
    expect(whyOf([steps.repeat]).fr.steps[0]).toBe(nb('Rencontre répétée (ronde 2)~: le règlement garde cette table.'));
    expect(whyOf([steps.repaired]).fr.steps[0]).toBe(
      nb(
        'Il y aurait eu une seconde rencontre TOUSSAINT – N’DIAYE~: les tables 9 à 11 ont été refaites en partant du bas.',
      ),
    );
    const exempt: Step = { ...steps.exempt, player: 'p7' };
    // Three players were drawn: only the third is at the bottom of the ranking.
    const turnAt = (place: number): Step => ({ step: 'turn', player: 'p7', place, pm: 1 });
    expect(whyOf([turnAt(3), exempt], {}, ['p7']).fr.steps[1]).toBe(
      nb('PÉRIER, au bas du classement, n’a pas encore eu d’exemption. Elle vaut 3~PM, +50.'),
    );
    expect(whyOf([turnAt(3), exempt], {}, ['p7']).fr.title).toBe(nb('Pourquoi l’exemption de PÉRIER¬?'));
    expect(whyOf([turnAt(2), exempt], {}, ['p7']).fr.steps[1]).toBe(
      nb('PÉRIER n’a pas encore eu d’exemption. Elle vaut 3~PM, +50.'),
    );
    expect(whyOf([{ ...steps.starts, started: [2, 2], by: 'lot' }]).fr.starts).toBe(
      nb('Égalité, 2~fois chacun~: le sort décide (tirage au sort n°~48213). LEFÈVRE commence.'),
    );
    expect(whyOf([{ ...steps.starts, started: [2, 2], by: 'lot' }]).en.starts).toBe(
      'Level at 2: by lot (number 48213). LEFÈVRE starts.',
    );
    // A draw made again gives other lots from the same number: both are needed to find them again.
    const lot: Match = { table: 3, players: ['p1', 'p2'], why: [{ ...steps.starts, started: [2, 2], by: 'lot' }] };
    const again = { round: 4, match: lot, matches: [], seed: 48213, attempt: 3, settings: {} };
    expect(fr.why(again, names).starts).toBe(
      nb('Égalité, 2~fois chacun~: le sort décide (tirage au sort n°~48213, 3ᵉ tirage). LEFÈVRE commence.'),
    );
    expect(en.why(again, names).starts).toBe('Level at 2: by lot (number 48213, 3rd draw). LEFÈVRE starts.');
    expect(fr.why({ ...again, attempt: 1 }, names).starts).toBe(
      nb('Égalité, 2~fois chacun~: le sort décide (tirage au sort n°~48213). LEFÈVRE commence.'),
    );
  });

  it('turns the directions round in the walk from the bottom', () => {
    const up = { ...steps.natural, upwards: true };
    expect(whyOf([steps.turn, up, steps.met, steps.up]).fr.steps[2]).toContain(
      'On redescend jusqu’au premier adversaire nouveau',
    );
    expect(whyOf([steps.turn, up, steps.met, steps.down]).fr.steps[2]).toContain('Personne de nouveau au-dessous');
  });
});

describe('why a tie', () => {
  const standings = (rows: readonly Standing[], final = true): Standings => ({
    kind: 'scrabble',
    after: 5,
    final,
    rows,
    ties: [],
  });
  const meeting = (a: string, b: string): Tie['meetings'][number] => ({
    round: 1,
    players: [a, b],
    points: [3, 1],
    games: [[400, 300]],
  });
  const base: Tie = {
    pm: 12,
    players: ['p4', 'p3', 'p2'],
    ppm: 'decides',
    unmet: null,
    meetings: [meeting('p4', 'p3'), meeting('p4', 'p2'), meeting('p3', 'p2')],
    bySpread: [],
    level: [],
  };
  const rows = base.players.map((player, i) => ({
    rank: 4 + i,
    player,
    figures: { pm: 12, ppm: 5 - i, pdep: [139, 69, 72][i] ?? 0 },
  }));

  it('PPM decides', () => {
    const panel = fr.tie(base, standings(rows), names, 'classique');
    expect(panel.title).toBe(nb('4ᵉ, 5ᵉ, 6ᵉ~: trois joueurs à 12~PM'));
    expect(panel.lines).toEqual([
      nb(
        'Trois joueurs à 12~PM. Toutes les rencontres ont eu lieu~: les parties entre eux décident. Le Pdep ne sert pas.',
      ),
      nb('N’DIAYE y prend 5~PPM, TOUSSAINT 4, LEFÈVRE 3.'),
      'Le Pdep aurait placé LEFÈVRE (+72) devant TOUSSAINT (+69).',
    ]);
    expect(en.tie(base, standings(rows), names, 'classique').lines[0]).toBe(
      'Three players on 12 match points. All have met: the games among them decide. Spread is not used.',
    );
  });

  it('in Belgium Pdep is made of ratings, and no spread in English either', () => {
    const apart: Tie = { ...base, ppm: 'void', unmet: ['p5', 'p4'] };
    const said = (tie: Tie) => en.tie(tie, standings(rows), names, 'classique-belge').lines.join(' ');
    expect(said(apart)).toContain('no head-to-head, Pdep decides.');
    expect(said(base)).toContain('Pdep is not used.');
    for (const tie of [apart, base, { ...base, ppm: 'level', bySpread: [base.players] } as Tie])
      expect(said(tie)).not.toMatch(/spread/i);
  });

  it('void', () => {
    const tie: Tie = { ...base, pm: 11, players: ['p1', 'p2', 'p3', 'p4', 'p5'], ppm: 'void', unmet: ['p1', 'p4'] };
    expect(fr.tie(tie, standings([]), names, 'classique').lines[0]).toBe(
      nb('5~joueurs à 11~PM. Pas de rencontre entre BERTHIER et N’DIAYE~: pas de PPM, le Pdep décide.'),
    );
  });

  it('level again, and shared', () => {
    const same = rows.map((row) => ({ ...row, rank: 3, figures: { pm: 12, ppm: 4, pdep: 10 } }));
    const next = { player: 'p9', rank: 5, figures: {} };
    const tie: Tie = { ...base, ppm: 'level', bySpread: [base.players], level: [['p4', 'p3']] };
    const two = { ...tie, players: ['p4', 'p3'] };
    const all = fr.tie(two, standings([...same.slice(0, 2), next]), names, 'classique').lines;
    const { lines } = fr.tie(tie, standings([...same, next]), names, 'classique');
    // Nobody comes after them: there is no next place.
    expect(fr.tie(two, standings(same.slice(0, 2)), names, 'classique').lines).toContain(
      nb('Égalité complète~: 3ᵉ ex æquo.'),
    );
    expect(en.tie(two, standings(same.slice(0, 2)), names, 'classique').lines).toContain(
      'Level on every criterion: they share 3rd place.',
    );
    expect(lines).toContain(nb('PPM 4, 4, 4~: toujours à égalité, le Pdep décide pour les trois.'));
    expect(lines).toContain(
      nb('Pour N’DIAYE et TOUSSAINT, égalité complète~: 3ᵉ ex æquo. La place suivante est la 5ᵉ.'),
    );
    expect(all).toContain(nb('Égalité complète~: 3ᵉ ex æquo. La place suivante est la 5ᵉ.'));
    expect(en.tie(tie, standings([...same, next]), names, 'classique').lines).toContain(
      'N’DIAYE and TOUSSAINT level on every criterion: they share 3rd place. The next rank is 5th.',
    );
    expect(fr.tie(tie, standings(same, false), names, 'classique').lines.at(-1)).toContain(
      'l’ordre du classement initial décide',
    );
  });
});

describe('echo of a result', () => {
  const echo = (result: MatchResult, bestOf: 1 | 3 = 1, settings: Settings = {}, format?: FormatId) => {
    const said = fr.echo({ table: 7, players: ['p3', 'p5'], starts: 'p3', result }, settings, bestOf, names, format);
    return said && `${said.said} ${said.points}`;
  };
  const games = (...list: [number, number][]): MatchResult => ({ kind: 'games', games: list });

  it('one point', () =>
    expect(echo(games([412, 411]))).toBe(nb('Victoire de TOUSSAINT d’un point. 3~PM, +1 contre 1~PM, −1')));
  it('elision', () =>
    expect(echo(games([400, 440]))).toBe(nb('Victoire d’AUBIN de 40~points. 3~PM, +40 contre 1~PM, −40')));
  it('capped', () => expect(echo(games([512, 365]))).toContain(nb('3~PM, +100 (écart 147, plafonné) contre')));
  it('draw', () => expect(echo(games([400, 400]))).toBe(nb('Match nul. 2~PM chacun.')));
  it('two winning games', () => {
    expect(echo(games([400, 300], [300, 380], [420, 400]), 3)).toBe(
      nb('Victoire de TOUSSAINT, 2~manches à 1. 3~PM, +40 contre 1~PM, −40'),
    );
  });
  it('forfeit', () => {
    expect(echo({ kind: 'forfeit', by: 'p3', games: [] })).toBe(
      nb('Forfait de TOUSSAINT. AUBIN 3~PM, +50¬; TOUSSAINT 0~PM, −50. Aucune partie jouée.'),
    );
  });
  it('nobody', () => expect(echo({ kind: 'forfeit', by: 'both', games: [] })).toBe(nb('Deux forfaits. 0~PM chacun.')));
  it('no result, no echo', () => expect(fr.echo({ table: 7, players: ['p3', 'p5'] }, {}, 1, names)).toBeNull());
  it('exempt', () => {
    expect(fr.echo({ players: ['p3'] }, {}, 1, names)).toEqual({
      said: 'Exemption pour cette ronde.',
      points: nb('3~PM, +50'),
    });
  });
  it('second look', () => {
    expect(fr.secondLook([4510, 407])).toBe(
      nb('4510~–\u2060~407~: est-ce bien cela¬? Entrée pour confirmer, Échap pour corriger.'),
    );
    expect(fr.missingScore('p3', names)).toBe('Il manque le score de TOUSSAINT.');
    expect(
      [
        [701, 400],
        [400, 99],
        [-5, 300],
        [600, 249],
      ].filter(([a, b]) => needsSecondLook([a ?? 0, b ?? 0])),
    ).toHaveLength(4);
    expect(needsSecondLook([600, 250])).toBe(false);
  });
});

describe('lists and refusals', () => {
  it('missing tables', () => {
    const refs = [2, 4, 7, 8, 10].map((n) => ({ ...table, table: n }));
    expect(fr.missing(refs, 11)).toBe(nb('Il manque 5~résultats sur 11~: tables 2, 4, 7, 8 et 10'));
    expect(en.missing(refs, 11)).toBe(nb('5 of 11 results to come: tables 2, 4, 7, 8 and 10'));
    expect(fr.missing([], 11)).toBe(nb('11~tables sur 11'));
  });
  it('results missing: tables, and who left meanwhile', () => {
    expect(fr.refusal(refusals['results-missing'], names).why).toBe(
      nb('Ronde 3, table 5, aucun résultat¬; table 7, N’DIAYE a quitté le tournoi~: compter un forfait¬?'),
    );
  });
  it('too few for the formula, or in the hall', () => {
    const few = fr.refusal({ code: 'too-few-players', present: 6, needed: 8 }, names);
    expect(`${few.what} ${few.next}`).toBe(
      nb('Formule Classique~: 8~joueurs au moins. À 6, jouez toutes rondes~: 5~rondes, chacun rencontre chacun.'),
    );
    expect(fr.refusal(refusals['too-few-players'], names).what).toBe(
      nb('1~joueur dans la salle~: pas de partie possible cette ronde.'),
    );
  });
  it('rounds outside the rules', () => {
    expect(fr.warning(warnings['rounds-outside-the-rules'], names)).toBe(
      nb('Le règlement prévoit 5~rondes pour 23~joueurs¬; ce tournoi en a 6. C’est permis, et signalé au classement.'),
    );
  });
  it('screens', () => {
    expect(fr.ui.registration.present(18, 23)).toBe('18 présents sur 23');
    expect(fr.ui.registration.parity(22)).toBe(nb('À 22~: aucun exempt¬; à 23~: un exempt'));
    expect(fr.ui.create.tooFew(6)).toBe(
      nb('Formule Classique~: 8~joueurs au moins. À 6, jouez toutes rondes~: 5~rondes, chacun rencontre chacun.'),
    );
    expect(fr.ui.draft.summary(11, 1, fr.ui.draft.met(0, 0, 0, false), 2)).toBe(
      nb('11~tables, 1~exempt, aucun adversaire rencontré deux fois. 2~tables à relire.'),
    );
    // Two or more share the last place of a final: what is left, not what it has.
    expect(fr.refusal(refusals['final-tie'], names).what).toBe(
      nb('BERTHIER, LEFÈVRE et TOUSSAINT partagent la 2ᵉ place, et il ne reste qu’une place en finale.'),
    );
    expect(fr.ui.entry.willLose(4)).toBe(nb('4~résultats seront perdus.'));
    expect(fr.ui.network.downLong(3)).toBe(
      nb('Réseau coupé. Vous pouvez continuer~: 3~résultats gardés sur ce poste.'),
    );
  });
});

describe('the other formulas', () => {
  it('fixed tables', () => {
    expect(whyOf([steps.opening]).fr.steps[0]).toBe(
      nb('Tables fixées pour 12~joueurs, ronde 2~: 1 contre 11 (tables non officielles).'),
    );
    expect(whyOf([steps.opening]).en.steps[0]).toBe('Fixed pairings for 12 players, round 2: 1 v 11 (unofficial).');
    // Who is 1 and who is 11, and why « non officielles » (rules: fixed rounds, 9 to 16 players).
    expect(whyOf([steps.opening]).fr.steps.slice(1)).toEqual([
      nb(
        'Ces nombres sont les places au classement initial, établi d’après la cote~: BERTHIER a la 1ʳᵉ, LEFÈVRE la 11ᵉ.',
      ),
      nb(
        'Tables non officielles~: pour ce nombre de joueurs, le règlement renvoie à des tableaux de la fédération qui ne sont pas publics¬; ceux-ci sont de Ronde.',
      ),
    ]);
    expect(whyOf([{ ...steps.opening, official: true } as Step]).fr.steps).toHaveLength(2);
    expect(whyOf([steps.opening]).fr.rule).toMatchObject({
      text: nb('Formule Classique, §~6.2.'),
      anchor: 'tables-fixees',
    });
  });

  it('proche en proche: whom the rule passed over, and whom it took', () => {
    const list: readonly Step[] = [
      { step: 'turn', player: 'p1', place: 1, pm: 12 },
      { step: 'met', opponent: 'p3', rounds: [1] },
      { step: 'nearest', opponent: 'p2' },
    ];
    const table = {
      round: 9,
      match: { players: ['p1', 'p2'], why: list },
      matches: [],
      seed: 1,
      settings: {},
    } as const;
    const panel = fr.why({ ...table, format: 'combinee' }, names);
    expect(panel.steps).toEqual([
      nb('C’est le tour de BERTHIER, en tête, 12~PM.'),
      nb('TOUSSAINT~: rencontre déjà jouée (ronde 1). Puis la première place possible~: LEFÈVRE.'),
    ]);
    expect(panel.rule).toEqual({
      text: nb('Formule Combinée, §~4.'),
      page: 'docs/rules/formule-combinee.md',
      anchor: 'phase-3',
    });
    expect(fr.why({ ...table, round: 6, format: 'combinee' }, names).rule.text).toBe(nb('Formule Combinée, §~3.'));
  });

  it('clubs: avoided, accepted, free at the end', () => {
    const clubOf = () => 'Lyon';
    const table = { round: 2, matches: [], seed: 1, settings: {}, format: 'art-de-la-guerre', clubOf } as const;
    const of = (why: readonly Step[], round: number, planned: number) =>
      fr.why({ ...table, round, planned, match: { players: ['p1', 'p2'], why } }, names).steps.at(-1);
    expect(of([steps['same-club']], 2, 4)).toBe(
      nb(
        'Même club, Lyon. On l’évite autant que possible¬; ici, tout autre choix aurait répété une rencontre ou opposé d’autres joueurs d’un même club.',
      ),
    );
    expect(of([steps.nearest], 3, 3)).toBe(nb('Dernier tour~: les joueurs d’un même club peuvent se rencontrer.'));
    expect(of([steps.nearest], 3, 4)).toBe(
      nb('Deux derniers tours~: les joueurs d’un même club peuvent se rencontrer.'),
    );
  });

  it('a pairing that was passed over: a table of one club is a reason only where clubs are kept apart', () => {
    const why: readonly Step[] = [
      { step: 'turn-on-points', player: 'p1', place: 7, points: 101 },
      { step: 'ahead', opponent: 'p3' },
      { step: 'nearest', opponent: 'p2' },
    ];
    const match = { players: ['p1', 'p2'], why } as const;
    const table = { matches: [], seed: 1, match, format: 'art-de-la-guerre', planned: 3 } as const;
    const said = (round: number, avoidClubs?: boolean) =>
      fr.why({ ...table, round, settings: avoidClubs === undefined ? {} : { avoidClubs } }, names).steps;
    const clubs =
      'BERTHIER contre TOUSSAINT aurait imposé une rencontre répétée ou une rencontre de deux joueurs d’un même club plus bas.';
    const plain = 'BERTHIER contre TOUSSAINT aurait imposé une rencontre répétée plus bas.';
    expect(said(2)[1]).toContain(clubs);
    expect(said(3)[1]).toContain(plain);
    expect(said(2, false)[1]).toContain(plain);
    expect(said(3, true)[1]).toContain(plain);
    expect(en.why({ ...table, round: 3, settings: {} }, names).steps[1]).toContain(
      'BERTHIER v TOUSSAINT would have forced a repeat further down.',
    );
    // « C’est le tour de BERTHIER » would be read as a round of the wargame.
    expect(said(3)[0]).toBe(nb('Les 6 premières places sont appariées. Vient BERTHIER, 7ᵉ, 101~points.'));
  });

  it('exempt, L’Art de la Guerre', () => {
    const match: Match = { players: ['p7'], why: [{ ...steps.exempt, player: 'p7' }] };
    const table = {
      round: 2,
      match,
      matches: round.matches,
      seed: 1,
      settings: {},
      format: 'art-de-la-guerre',
    } as const;
    expect(fr.why(table, names).steps).toEqual([
      nb('PÉRIER, au bas du classement, n’a pas encore eu d’exemption. Elle vaut 90~points.'),
    ]);
    expect(en.why(table, names).steps).toEqual(['PÉRIER, lowest ranked, has not had a bye yet. 90 points.']);
  });

  it('pools', () => {
    const { what, why } = fr.refusal(refusals['pools-impossible'], names);
    expect(`${what} ${why}`).toBe(
      nb(
        '22~joueurs en 7~rondes de poules~: impossible. Avec 7~rondes, les poules comptent 8 ou 10~joueurs~: deux en prennent 20 au plus, trois en demandent 24 au moins.',
      ),
    );
    const said = en.refusal(refusals['pools-impossible'], names);
    expect(`${said.what} ${said.why}`).toBe(
      '22 players in 7 pool rounds: impossible. With 7 rounds a pool holds 8 or 10: two take at most 20, three need at least 24.',
    );
    const from = { phase1: 7, phase2: 4, phase3: 1 };
    expect(refusals['pools-impossible'].suggestions.map((to) => fr.phases(to, from))).toMatchObject([
      {
        what: nb('5~rondes de poules~: 2 poules de 8 et 1 de 6'),
        why: nb('Phase~2 portée à 6~rondes, phase~3 inchangée. Toujours 12~rondes en tout.'),
      },
      {
        what: nb('9~rondes de poules~: 1 poule de 12 et 1 de 10'),
        why: nb('Phase~2 ramenée à 3~rondes, sans phase~3. Toujours 12~rondes en tout.'),
      },
    ]);
    expect(fr.playersThatDo(7, [20, 23, 24])).toBe(nb('7~rondes avec 20, 23 ou 24~joueurs'));
  });

  it('too few for two pools', () => {
    const few = { ...refusals['pools-impossible'], players: 10, suggestions: [] };
    expect(fr.refusal(few, names).why).toBe(
      nb(
        'Avec 7~rondes, les poules comptent 8 ou 10~joueurs, et il faut deux poules~: 15~joueurs au moins, 16 selon le règlement.',
      ),
    );
  });

  it('says among which rounds no other has fewer repeats', () => {
    const left = { code: 'repeats-left', repeats: 1, fewest: 1 } as const;
    expect(fr.warning(left, names)).toBe('1 rencontre répétée\u00A0: on ne peut pas en faire moins.');
    expect(fr.warning({ ...left, settled: 'exempt' }, names)).toBe(
      '1 rencontre répétée\u00A0: avec le même exempt, on ne peut pas en faire moins.',
    );
    expect(en.warning({ ...left, settled: 'exempt' }, names)).toBe(
      '1 repeat: no other set of pairings with the same bye has fewer.',
    );
    expect(fr.warning({ code: 'same-club-left', round: 2, sameClub: 1, settled: 'exempt' }, names)).toBe(
      nb(
        'Tour 2~: une partie oppose deux joueurs d’un même club. Avec le même exempt, on ne peut pas faire mieux sans répéter une rencontre.',
      ),
    );
  });

  it('parity, not official', () => {
    const { what, next } = fr.refusal(refusals['odd-rest'], names);
    expect(`${what} ${next}`).toBe(
      nb(
        'Il reste 7~joueurs~: on ne peut pas les apparier deux par deux. Exemptez une personne de plus, ou une de moins.',
      ),
    );
    expect(fr.warning(warnings['not-official'], names)).toBe(
      nb('Pas d’Elo ni de championnat~: 7~joueurs, il en faut 8. Le tournoi se joue normalement.'),
    );
    expect(en.warning(warnings['not-official'], names)).toBe(
      'No Elo and no championship: 7 players, 8 are needed. Played as usual.',
    );
  });

  it('armies without dates: whose, what happens, what next', () => {
    expect(fr.warning(warnings['armies-undated'], names)).toBe(
      nb(
        'Les armées de BERTHIER et de TOUSSAINT n’ont pas de dates~: au 1ᵉʳ tour elles sont comptées à la moyenne des autres. Pour en tenir compte, donnez leurs années aux inscriptions avant d’apparier.',
      ),
    );
    expect(fr.warning({ code: 'armies-undated', players: ['p5'], dated: 0 }, names)).toBe(
      nb(
        'L’armée d’AUBIN n’a pas de dates~: au 1ᵉʳ tour l’histoire ne rapproche personne. Pour en tenir compte, donnez ses années aux inscriptions avant d’apparier.',
      ),
    );
    expect(en.warning(warnings['armies-undated'], names)).toBe(
      'The armies of BERTHIER and TOUSSAINT have no dates: in round 1 they count as the mean of the others. For them to count, give their years at registration before round 1 is paired.',
    );
  });

  it('the names of the formulas', () => {
    expect(fr.ui.formats['classique-belge']).toBe('Formule Classique (Belgique 2007)');
    expect(fr.ui.formats.combinee).toBe('Formule Combinée');
    expect(fr.ui.formats['art-de-la-guerre']).toBe('L’Art de la Guerre');
    expect(fr.ui.formats['toutes-rondes']).toBe('Toutes rondes');
    expect(fr.ui.formats.suisse).toBe('Système suisse');
  });
});

describe('ties by points', () => {
  const row = (player: string, rank: number): Standing => ({ rank, player, figures: { points: 231, opponents: 0 } });
  const standings = (...rows: readonly Standing[]): Standings => ({
    kind: 'points',
    after: 4,
    final: true,
    rows,
    ties: [],
  });
  const tie = (players: readonly string[], by: PointsTie['by']): PointsTie => ({ points: 231, players, by });
  const two = standings(row('p3', 2), row('p5', 3));

  it.each([
    [{ criterion: 'opponents', values: [640, 612] } as const, 'Total des adversaires~: 640 contre 612.'],
    [{ criterion: 'between', values: [97, 13] } as const, 'Partie entre eux gagnée par TOUSSAINT.'],
    [{ criterion: 'between', values: [50, 41] } as const, 'Partie entre eux, 50 contre 41.'],
    [{ criterion: 'elo', values: null } as const, 'Elo de départ le plus bas.'],
    [{ criterion: 'elo', values: [1000, 1049] } as const, 'Elo de départ le plus bas, 1000 contre 1049.'],
  ])('%o', (by, said) => {
    const panel = fr.tie(tie(['p3', 'p5'], [by]), two, names, 'art-de-la-guerre');
    expect(panel.title).toBe(nb('2ᵉ, 3ᵉ~: deux joueurs à 231~points'));
    expect(panel.lines).toEqual([nb('231~points chacun.'), nb(said)]);
  });

  it('0 and 1 are singular in French, 1 alone in English', () => {
    const at = (points: number) => ({ ...tie(['p3', 'p5', 'p6'], []), points });
    const said = (w: typeof fr, points: number) => w.tie(at(points), two, names, 'art-de-la-guerre').lines[0];
    expect([0, 1, 2].map((points) => said(fr, points))).toEqual([
      nb('Trois joueurs à 0~point.'),
      nb('Trois joueurs à 1~point.'),
      nb('Trois joueurs à 2~points.'),
    ]);
    expect([0, 1].map((points) => said(en, points))).toEqual([
      'Three players on 0 points.',
      'Three players on 1 point.',
    ]);
  });

  it('in English', () => {
    const by = [{ criterion: 'between', values: [97, 13] } as const];
    expect(en.tie(tie(['p3', 'p5'], by), two, names, 'art-de-la-guerre').lines).toEqual([
      '231 each.',
      'TOUSSAINT won their game.',
    ]);
  });

  it('several players: each with the criterion that put one before the next, and the shared place', () => {
    const by = [
      { criterion: 'opponents', values: [640, 612] },
      { criterion: 'shared', values: null },
    ] as const;
    const panel = fr.tie(
      tie(['p3', 'p5', 'p6'], by),
      standings(row('p3', 2), row('p5', 3), row('p6', 3), row('p2', 5)),
      names,
      'art-de-la-guerre',
    );
    expect(panel.lines).toEqual([
      nb('Trois joueurs à 231~points.'),
      nb('TOUSSAINT devant AUBIN~: total des adversaires~: 640 contre 612.'),
      nb('Pour AUBIN et GARNIER, égalité complète~: 3ᵉ ex æquo. La place suivante est la 5ᵉ.'),
    ]);
  });
});

describe('echo of a result of L’Art de la Guerre', () => {
  const echo = (result: MatchResult) => {
    const match: Match = { table: 4, players: ['p3', 'p5'], result };
    const said = fr.echo(match, {}, 1, names, 'art-de-la-guerre');
    return said && `${said.said} ${said.points}`;
  };
  const losses = (winner: string | null, a: readonly [number, number], b: readonly [number, number]): MatchResult => ({
    kind: 'losses',
    winner,
    cohesion: [
      { lost: a[0], total: a[1] },
      { lost: b[0], total: b[1] },
    ],
  });

  it('losses: both scores and how they are made', () =>
    expect(echo(losses('p3', [9, 22], [24, 24]))).toBe(
      nb('Victoire de TOUSSAINT~: l’armée d’AUBIN est en déroute. TOUSSAINT 96~: 100 − 4, AUBIN 14~: 10 + 4'),
    ));
  it('victory granted', () =>
    expect(echo(losses('p5', [9, 22], [7, 23]))).toBe(
      nb('Victoire sans déroute~: AUBIN. AUBIN 97~: 100 − 3, TOUSSAINT 13~: 10 + 3'),
    ));
  it('neither broken', () => expect(echo(losses(null, [18, 25], [10, 25]))).toBe(nb('Nul. 41~–\u2060~50')));
  it('both broken', () =>
    expect(echo(losses(null, [25, 25], [25, 25]))).toBe(nb('Nul. 50~–\u2060~50. Les deux armées sont en déroute.')));
  it('above the total', () =>
    expect(echo(losses('p3', [9, 22], [26, 24]))).toContain(nb('Perte de 26 sur 24~: elle compte pour 24.')));
  it('points: each beside its name, in the order of the fields', () =>
    expect(echo({ kind: 'points', winner: 'p5', points: [13, 97] })).toBe('Victoire d’AUBIN. TOUSSAINT 13, AUBIN 97'));
  it('on a player’s phone: their own side first, as its fields are', () => {
    const own = (lang: 'fr' | 'en', result: MatchResult, player: string) => {
      const said = allSentences[lang]().echo(
        { players: ['p3', 'p5'], result },
        {},
        1,
        names,
        'art-de-la-guerre',
        player,
      );
      return said && `${said.said} ${said.points}`;
    };
    const draw = losses(null, [18, 25], [10, 25]);
    expect(own('fr', draw, 'p5')).toBe(nb('Nul~: AUBIN 50, TOUSSAINT 41'));
    expect(own('fr', draw, 'p3')).toBe(nb('Nul~: TOUSSAINT 41, AUBIN 50'));
    expect(own('en', draw, 'p5')).toBe('Draw: AUBIN 50, TOUSSAINT 41');
    expect(own('fr', { kind: 'points', winner: null, points: [41, 50] }, 'p5')).toBe(
      nb('Nul~: AUBIN 50, TOUSSAINT 41'),
    );
    expect(own('fr', { kind: 'points', winner: 'p3', points: [97, 13] }, 'p5')).toBe(
      'Victoire de TOUSSAINT. AUBIN 13, TOUSSAINT 97',
    );
  });
  it('awarded', () =>
    expect(echo({ kind: 'awarded', to: 'p3', games: [] })).toBe(nb('Partie donnée à TOUSSAINT. 90~–~0')));
  it('forfeit', () =>
    expect(echo({ kind: 'forfeit', by: 'p5', games: [] })).toBe(
      'Forfait d’AUBIN. TOUSSAINT 90. AUBIN 10, ou 0 sans partie ensuite.',
    ));
  it('exempt', () =>
    expect(fr.echo({ players: ['p3'] }, {}, 1, names, 'art-de-la-guerre')).toEqual({
      said: 'Exemption pour ce tour.',
      points: nb('90~points'),
    }));
  it('a sum that is not 110, a malus', () => {
    expect(fr.oddSum([97, 14])).toBe(nb('97 + 14 = 111¬; une partie gagnée fait 110. Entrée pour garder.'));
    expect(fr.oddSum([97, 13])).toBeNull();
    expect(fr.malus(97, 10, 'liste rendue en retard')).toBe('87 (97 − 10, liste rendue en retard)');
  });
  it('the log', () => {
    const seen = { names, table: (): Match => ({ table: 3, players: ['p3', 'p5'] }) };
    const line = (to: MatchResult) => fr.event({ kind: 'result', round: 2, match: 0, from: null, to }, seen);
    expect(line(losses(null, [18, 25], [10, 25]))).toBe(nb('Ronde 2, table 3~: TOUSSAINT~41~– AUBIN~50, nul'));
    expect(line({ kind: 'points', winner: 'p3', points: [97, 13] })).toBe(
      nb('Ronde 2, table 3~: TOUSSAINT~97~– AUBIN~13'),
    );
    // Two values of one score: the log, too, tells them apart.
    const contested = (value: MatchResult) =>
      fr.event({ kind: 'disputed', round: 2, match: 0, from: null, to: { by: 'Marc', value } }, seen);
    expect(contested(losses('p3', [5, 22], [24, 24]))).toBe(
      nb('Ronde 2, table 3, litige~: autre résultat, TOUSSAINT~98~– AUBIN~12 (5/22~–\u2060~24/24)'),
    );
    expect(contested(losses('p3', [6, 22], [24, 24]))).toContain(nb('6/22~–\u2060~24/24'));
  });
});

describe('armies without dates', () => {
  const armies = { step: 'armies', player: 'p3', opponent: 'p5', years: 0 } as const;
  it('are counted as the mean, and said to be: no history of 0 years', () => {
    expect(fr.step({ ...armies, undated: 'both' }, names)).toContain(
      nb('celles de TOUSSAINT et d’AUBIN sont sans dates~: comptées à la moyenne.'),
    );
    expect(fr.step({ ...armies, years: 120, undated: 'opponent' }, names)).toContain(
      nb('120~ans entre celles de TOUSSAINT et d’AUBIN, celle d’AUBIN sans dates~: comptée à la moyenne.'),
    );
    expect(allSentences.en().step({ ...armies, undated: 'both' }, names)).toContain(
      'have no dates: counted as the mean.',
    );
    expect(fr.step({ ...armies, undated: 'both' }, names)).not.toContain('0 an');
  });
});

describe('echo elsewhere', () => {
  const match = (result: MatchResult): Match => ({ table: 7, players: ['p3', 'p5'], starts: 'p3', result });
  it('Belgium: Pdep are ratings, so no spread is said', () =>
    expect(fr.echo(match({ kind: 'games', games: [[512, 365]] }), {}, 1, names, 'classique-belge')).toEqual({
      said: nb('Victoire de TOUSSAINT de 147~points.'),
      points: nb('3~PM contre 1~PM'),
    }));
  it('Swiss: points of the director’s scale', () => {
    const settings: Settings = { points: { win: 3, draw: 1, loss: 0 } };
    expect(fr.echo(match({ kind: 'decided', winner: 'p5' }), settings, 1, names, 'suisse')).toEqual({
      said: 'Victoire d’AUBIN.',
      points: nb('3~points contre 0~point'),
    });
    expect(fr.echo(match({ kind: 'games', games: [[412, 411]] }), {}, 1, names, 'suisse')).toEqual({
      said: 'Victoire de TOUSSAINT d’un point.',
      points: nb('2~points, +1 contre 0~point, −1'),
    });
  });
});

describe('ratings', () => {
  const line = {
    player: 'p1',
    place: 2,
    before: 1803,
    provisional: false,
    zero: false,
    pe: 9,
    b: 10,
    share: 2,
    pj: 210,
    uncapped: 298,
    limit: 'max',
    stood: { player: 'p2', rating: 2250 },
    after: 2032,
  } as const;
  const rating: PlRating = {
    system: 'pl',
    season: '2015-2016',
    approved: true,
    category: 1,
    value: 20,
    pjMax: 210,
    pjMin: -105,
    jokers: 1,
    players: Array.from({ length: 10 }, () => line),
  };

  it('PL, every figure', () => {
    expect(fr.pl(line, rating)).toBe(
      nb(
        '1803 + 9 + 10 + 210 = 2032. PE 9~: 2ᵉ sur 10. B 10~: la moitié de M, qui vaut 20. PJ~: ⅔ × (2250 − 1803) = 298, limité à 210.',
      ),
    );
    expect(en.pl(line, rating)).toBe(
      '1803 + 9 + 10 + 210 = 2032. PE 9: 2nd of 10. B 10: half of M, which is 20. PJ: ⅔ × (2250 − 1803) = 298, capped at 210.',
    );
  });

  it('PL, provisional and down; not approved', () => {
    const down: PlLine = {
      ...line,
      place: 8,
      before: 1700,
      provisional: true,
      pe: 3,
      b: 0,
      share: null,
      pj: -95,
      uncapped: -95,
      limit: null,
      stood: { player: 'p2', rating: 1415 },
      after: 1608,
    };
    expect(fr.pl(down, rating)).toBe(
      nb('1700* + 3 + 0 − 95 = 1608. PE 3~: 8ᵉ sur 10. B 0. PJ~: −⅓ × (1700 − 1415) = −95.'),
    );
    expect(fr.pl(line, { ...rating, approved: false })).toBe(
      nb('1803~: tournoi non homologué, la cote ne change pas.'),
    );
  });

  it('Elo', () => {
    const expected = 1 / (1 + 10 ** (200 / 500));
    const gain = 100 * (1 - expected);
    const step = {
      round: 1,
      players: ['p3', 'p5'],
      score: 1,
      before: [1000, 1200],
      expected: [expected, 1 - expected],
      gain,
      after: [1000 + gain, 1200 - gain],
    } as const;
    expect(fr.elo(step, 'p3', names)).toBe(
      nb('TOUSSAINT 1000 bat AUBIN 1200~: attendu 0,285, gain 100 × (1 − 0,285) = 71,5 → 1071,5.'),
    );
    expect(en.elo(step, 'p5', names)).toBe(
      'AUBIN 1200 loses to TOUSSAINT 1000: expected 0.715, loss 100 × (0 − 0.715) = −71.5 → 1128.5.',
    );
  });

  it('still possible: of the rounds while a final may yet be planned', () => {
    const [sure, open] = [
      { player: 'p1', best: 1, worst: 1 },
      { player: 'p2', best: 2, worst: 6 },
    ];
    const running = { format: 'combinee', status: 'open' } as const;
    expect(fr.possible(sure, names, running)).toBe('BERTHIER a déjà la 1ʳᵉ place des rondes.');
    expect(fr.possible(open, names, running)).toBe('LEFÈVRE peut finir les rondes entre la 2ᵉ et la 6ᵉ place.');
    expect(fr.possible(sure, names, { ...running, format: 'art-de-la-guerre' })).toContain('place des tours.');
    expect(en.possible(sure, names, running)).toBe('BERTHIER is certain of 1st after the rounds.');
    expect(en.possible(open, names, running)).toBe('LEFÈVRE can finish the rounds 2nd to 6th.');
    const final = { players: 2, bestOf: 1, carry: false, thirdPlace: false, matches: [] } as const;
    for (const over of [{ ...running, status: 'closed' } as const, { ...running, final }]) {
      expect(fr.possible(sure, names, over)).toBe('BERTHIER a déjà la 1ʳᵉ place.');
      expect(en.possible(open, names, over)).toBe('LEFÈVRE can finish 2nd to 6th.');
    }
  });
});
