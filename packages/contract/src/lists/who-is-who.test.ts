import { describe, expect, test } from 'vitest';
import { type SeenRegistration, whoIsWho } from '../register/through-tournaments.ts';
import { identityOf, sameLicence, toldApart } from './who-is-who.ts';

/** Each tournament as the people in it; the id says in which and at which place. */
function followed(...tournaments: readonly (readonly Omit<SeenRegistration, 'id'>[])[]) {
  const found = whoIsWho(tournaments.map((people, t) => people.map((who, i) => ({ ...who, id: `${t}${i}` }))));
  const key = (t: number, i = 0) => found.keys[t]?.get(`${t}${i}`);
  return { key, said: found.notices.map(({ code, people }) => [code, people.map(({ who }) => who.id)]) };
}

const aubin = { name: 'AUBIN Luc' };

describe('WHO-01', () => {
  test('spaces and case tell no two licences apart, zeros do', () => {
    expect(identityOf({ name: 'A', licence: '005 9489' })).toBe(identityOf({ name: 'B', licence: '0059489' }));
    expect(toldApart({ licence: 'l1' }, { licence: 'L 1' })).toBe(false);
    expect(toldApart({ licence: '59489' }, { licence: '0059489' })).toBe(true);
  });

  test('zeros that a spreadsheet may have taken: two, and both are named', () => {
    const [long, short] = ['00123', '123'].map((licence) => ({ ...aubin, licence, federation: 'FR' }));
    if (!long || !short) throw new Error('Two licences');
    const { key, said } = followed([long], [short], [long]);
    expect([key(0) === key(1), key(0) === key(2)]).toEqual([false, true]);
    expect(said).toEqual([['apart', ['00', '10']]]);
    // Two people for sure: both in one tournament, of two federations, of two names.
    expect(followed([long, short]).said).toEqual([]);
    expect(followed([long], [{ ...short, federation: 'BE' }]).said).toEqual([]);
    expect(followed([long], [{ ...short, name: 'ZOLA Ève' }]).said).toEqual([]);
  });

  test('a unique name, once without and once with a licence, is joined and said', () => {
    const { key, said } = followed([aubin], [{ name: 'Aubin  LUC', licence: '0047999' }], [aubin]);
    expect(key(0)).toBe(key(1));
    expect(key(2)).toBe(key(1));
    expect(said).toEqual([['joined', ['00', '10']]]);
  });

  test('two licences bear the name: whoever has none is neither, and all are named', () => {
    const { key, said } = followed([aubin], [{ ...aubin, licence: '1' }], [{ ...aubin, licence: '2' }]);
    expect(new Set([key(0), key(1), key(2)]).size).toBe(3);
    expect(said).toEqual([['apart', ['00', '10', '20']]]);
  });

  test('both in one tournament are two people', () => {
    const { key, said } = followed([aubin, { ...aubin, licence: '1' }], [{ ...aubin, licence: '1' }]);
    expect(key(0, 0)).not.toBe(key(0, 1));
    expect(key(0, 1)).toBe(key(1));
    expect(said).toEqual([['apart', ['00', '01']]]);
  });

  test('homonyms without licence in one tournament are followed nowhere', () => {
    const { key, said } = followed([aubin, aubin], [aubin]);
    expect(new Set([key(0, 0), key(0, 1), key(1)]).size).toBe(3);
    expect(said).toEqual([['apart', ['10', '00', '01']]]);
  });

  test('a corrected name keeps its licence', () => {
    const { key, said } = followed([{ name: 'AUBIN Luc', licence: '7' }], [{ name: 'AUBAIN Luc', licence: '7' }]);
    expect(key(0)).toBe(key(1));
    expect(said).toEqual([]);
  });

  test('a name of another federation is not joined', () => {
    const { key, said } = followed([{ ...aubin, federation: 'BE' }], [{ ...aubin, licence: '7', federation: 'FR' }]);
    expect(key(0)).not.toBe(key(1));
    expect(said).toEqual([['apart', ['00', '10']]]);
  });
});

describe('WHO-02', () => {
  const french = { name: 'DE Ambre', licence: '123', federation: 'FR' };
  const belgian = { name: 'DE-GAUTIER Loïc', licence: '123', federation: 'BE' };

  test('licence 123 of France and of Belgium are two people', () => {
    const { key, said } = followed([french], [belgian]);
    expect(key(0)).not.toBe(key(1));
    expect(said).toEqual([]);
    expect(sameLicence(french, belgian)).toBe(false);
  });

  test('a file that leaves the federation out means the one who has number and name', () => {
    const { key, said } = followed([french], [belgian], [{ name: 'De Ambre', licence: '12 3' }]);
    expect(key(2)).toBe(key(0));
    expect(said).toEqual([]);
  });

  test('another name with that number and no federation: nobody’s continuation, and said', () => {
    const { key, said } = followed([french], [{ name: 'AUBIN Luc', licence: '123' }]);
    expect(key(0)).not.toBe(key(1));
    expect(said).toEqual([['apart', ['10', '00']]]);
  });
});
