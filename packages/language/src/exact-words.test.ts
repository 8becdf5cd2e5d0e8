// The sentences whose words were agreed: non-breaking spaces (~, ¬ here for U+202F) included.
import type { Match, MatchResult, Settings, Standings, Step, Tie } from '@ronde/engine';
import { describe, expect, it } from 'vitest';
import { namesOf, needsSecondLook, words } from './index.ts';
import { people, refusals, steps, table, warnings } from './test/samples.ts';

const names = namesOf(people);
const fr = words('fr');
const en = words('en');
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
      'Round 1: the top 16 fold, 1 v 16, 2 v 15… BERTHIER, 2nd, meets the 15th.',
    ]);
    expect(whyOf([steps['thirds-neighbours']]).fr.steps[0]).toContain(
      nb('Ronde 1, dernier tiers~: 17 contre 18, 19 contre 20…'),
    );
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
    expect(said.title).toBe(nb('Pourquoi LEFÈVRE~–~GARNIER¬?'));
    expect(said.steps).toEqual([
      nb('Les quatre premiers sont placés. C’est le tour de LEFÈVRE, 5ᵉ, 7~PM.'),
      nb('6~joueurs à 7~PM restent libres, nombre pair~: l’adversaire naturel est le dernier, TOUSSAINT.'),
      nb('Déjà joué ensemble en ronde 1. On remonte jusqu’au premier adversaire nouveau~: GARNIER.'),
    ]);
    expect(said.starts).toBe(nb('GARNIER a commencé 1 fois, LEFÈVRE 2 fois~: GARNIER commence.'));
    expect(said.looked.map((l) => [l.player, l.kind, l.text])).toEqual([
      ['p2', 'seeks', 'cherche un adversaire'],
      ['p3', 'passed', 'déjà joué, ronde 1'],
      ['p4', 'passed', 'déjà joué, ronde 2'],
      ['p6', 'found', 'adversaire nouveau'],
    ]);
    expect(saidInEnglish.steps[1]).toBe(
      nb('6 players on 7~PM are free, an even number: the natural opponent is the last, TOUSSAINT.'),
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
      nb('Déjà joué ensemble en ronde 1. Personne de nouveau au-dessus~: on descend jusqu’à LEFÈVRE.'),
    );
    expect(whyOf([steps.turn, steps.ahead, steps.up]).fr.steps[1]).toContain(
      'BERTHIER contre TOUSSAINT aurait imposé une rencontre répétée plus bas.',
    );
    expect(whyOf([steps.repeat], { repeats: 'avoid' }).fr.steps[0]).toBe(
      nb('Rencontre répétée (ronde 2)~: aucune autre ronde complète n’est possible.'),
    );
    expect(whyOf([steps.repeat]).fr.steps[0]).toBe(nb('Rencontre répétée (ronde 2)~: le règlement garde cette table.'));
    expect(whyOf([steps.repaired]).fr.steps[0]).toBe(
      nb(
        'Sans cela, TOUSSAINT et N’DIAYE se rencontraient deux fois~: les tables 9 à 11 ont été refaites depuis le bas.',
      ),
    );
    const exempt: Step = { ...steps.exempt, player: 'p7' };
    // Three players were drawn: only the third is at the bottom of the ranking.
    const turnAt = (place: number): Step => ({ step: 'turn', player: 'p7', place, pm: 1 });
    expect(whyOf([turnAt(3), exempt], {}, ['p7']).fr.steps[1]).toBe(
      nb('PÉRIER, au bas du classement, n’a pas encore eu d’exemption. 3~PM, +50.'),
    );
    expect(whyOf([turnAt(2), exempt], {}, ['p7']).fr.steps[1]).toBe(
      nb('PÉRIER n’a pas encore eu d’exemption. 3~PM, +50.'),
    );
    expect(whyOf([{ ...steps.starts, by: 'lot' }]).fr.starts).toBe(nb('Égalité~: tirage n°~48213. LEFÈVRE commence.'));
    expect(whyOf([{ ...steps.starts, by: 'lot' }]).en.starts).toBe('Level: draw no. 48213. LEFÈVRE starts.');
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
  const standings = (rows: Standings['rows'], final = true): Standings => ({ after: 5, final, rows, ties: [] });
  const base: Tie = {
    pm: 12,
    players: ['p4', 'p3', 'p2'],
    ppm: 'decides',
    unmet: null,
    meetings: [],
    bySpread: [],
    level: [],
  };
  const rows = base.players.map((player, i) => ({
    rank: 4 + i,
    player,
    pm: 12,
    ppm: 5 - i,
    pdep: [139, 69, 72][i] ?? 0,
  }));

  it('PPM decides', () => {
    const panel = fr.tie(base, standings(rows), names);
    expect(panel.title).toBe(nb('4ᵉ, 5ᵉ, 6ᵉ~: trois joueurs à 12~PM'));
    expect(panel.lines).toEqual([
      nb('Trois joueurs à 12~PM. Ils se sont tous rencontrés~: les parties entre eux décident. Le Pdep ne sert pas.'),
      nb('N’DIAYE y prend 5~PPM, TOUSSAINT 4, LEFÈVRE 3.'),
      'Le Pdep aurait placé LEFÈVRE (+72) devant TOUSSAINT (+69).',
    ]);
    expect(en.tie(base, standings(rows), names).lines[0]).toBe(
      nb('Three players on 12~PM. All have met: the games among them decide. Spread is not used.'),
    );
  });

  it('void', () => {
    const tie: Tie = { ...base, pm: 11, players: ['p1', 'p2', 'p3', 'p4', 'p5'], ppm: 'void', unmet: ['p1', 'p4'] };
    expect(fr.tie(tie, standings([]), names).lines[0]).toBe(
      nb('5~joueurs à 11~PM. BERTHIER et N’DIAYE ne se sont pas rencontrés~: pas de PPM, le Pdep décide.'),
    );
  });

  it('level again, and shared', () => {
    const same = rows.map((row) => ({ ...row, rank: 3, ppm: 4, pdep: 10 }));
    const tie: Tie = { ...base, ppm: 'level', bySpread: [base.players], level: [['p4', 'p3']] };
    const all = fr.tie({ ...tie, players: ['p4', 'p3'] }, standings(same.slice(0, 2)), names).lines;
    const { lines } = fr.tie(tie, standings(same), names);
    expect(lines).toContain(nb('PPM 4, 4, 4~: toujours à égalité, le Pdep décide pour les trois.'));
    expect(lines).toContain(
      nb('Pour N’DIAYE et TOUSSAINT, égalité complète~: 3ᵉ ex æquo. La place suivante est la 5ᵉ.'),
    );
    expect(all).toContain(nb('Égalité complète~: 3ᵉ ex æquo. La place suivante est la 5ᵉ.'));
    expect(en.tie(tie, standings(same), names).lines).toContain(
      'N’DIAYE and TOUSSAINT level on everything: shared 3rd. The next place is 5th.',
    );
    expect(fr.tie(tie, standings(same, false), names).lines.at(-1)).toContain('l’ordre du classement initial décide');
  });
});

describe('echo of a result', () => {
  const echo = (result: MatchResult, bestOf: 1 | 3 = 1, settings: Settings = {}) => {
    const said = fr.echo({ table: 7, players: ['p3', 'p5'], starts: 'p3', result }, settings, bestOf, names);
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
  it('nobody', () =>
    expect(echo({ kind: 'forfeit', by: 'both', games: [] })).toBe(nb('Personne à la table. 0~PM chacun.')));
  it('no result, no echo', () => expect(fr.echo({ table: 7, players: ['p3', 'p5'] }, {}, 1, names)).toBeNull());
  it('exempt', () => {
    expect(fr.echo({ players: ['p3'] }, {}, 1, names)).toEqual({
      said: 'Exemption cette ronde.',
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
    expect(fr.missing(refs, 11)).toBe(nb('Il manque 5~tables sur 11~: 2, 4, 7, 8, 10'));
    expect(en.missing(refs, 11)).toBe(nb('5 of 11~tables missing: 2, 4, 7, 8, 10'));
    expect(fr.missing([], 11)).toBe(nb('11~tables sur 11'));
  });
  it('results missing: tables, and who left meanwhile', () => {
    expect(fr.refusal(refusals['results-missing'], names).why).toBe(
      nb('Ronde 3, table 5, aucun résultat¬; table 7, N’DIAYE a quitté le tournoi~: compter un forfait¬?'),
    );
  });
  it('too few for the formula, or in the hall', () => {
    const few = fr.refusal({ code: 'too-few-players', present: 6, needed: 8 }, names);
    expect(`${few.what} ${few.why}`).toBe(
      nb('Formule Classique~: 8~joueurs au moins. À 6, jouez toutes rondes~: 5~rondes, chacun rencontre chacun.'),
    );
    expect(fr.refusal(refusals['too-few-players'], names).what).toBe(
      nb('1~joueur dans la salle~: pas de table possible.'),
    );
  });
  it('rounds outside the rules', () => {
    expect(fr.warning(warnings['rounds-outside-the-rules'], names)).toBe(
      nb('La règle donne 5~rondes pour 23~joueurs¬; vous en voulez 6. C’est permis et ce sera indiqué.'),
    );
  });
  it('screens', () => {
    expect(fr.ui.registration.present(18, 23)).toBe('18 présents sur 23');
    expect(fr.ui.registration.parity(22)).toBe(nb('22~: aucun exempt¬; 23~: un exempt'));
    expect(fr.ui.create.tooFew(6)).toBe(
      nb('Formule Classique~: 8~joueurs au moins. À 6, jouez toutes rondes~: 5~rondes, chacun rencontre chacun.'),
    );
    expect(fr.ui.draft.summary(11, 1, 0, 2)).toBe(
      nb('11~tables, 1~exempt, aucun adversaire rencontré deux fois. Deux tables à relire.'),
    );
    expect(fr.ui.entry.willLose(4)).toBe(nb('4~résultats seront perdus.'));
    expect(fr.ui.network.downLong(3)).toBe(
      nb('Réseau coupé. Vous pouvez continuer~: 3~résultats gardés sur ce poste.'),
    );
  });
});
