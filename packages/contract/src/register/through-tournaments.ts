import { frenchKey } from '@ronde/engine/base/french-order';
import {
  type Identity,
  identityOf,
  licenceKey,
  licenceNumber,
  lostZeros,
  otherFederation,
  sameLicence,
  sameName,
} from '../lists/who-is-who.ts';

/** Somebody as one tournament registers them. `id`: theirs in it. */
export interface SeenRegistration extends Identity {
  readonly id: string;
}

/** Somebody of the tournament at this place in the list that was given. */
export interface Appearance {
  readonly tournament: number;
  readonly who: SeenRegistration;
}

/**
 * `joined`: once without and once with a licence, taken for one person. `apart`: these may be one person, and nothing
 * says so: they are followed as several.
 */
interface IdentityNotice {
  readonly code: 'joined' | 'apart';
  /** One appearance of each, the first. */
  readonly people: readonly Appearance[];
}

interface WhoIsWho {
  /** For each tournament, id → key of the person, the same through all tournaments. */
  readonly keys: readonly ReadonlyMap<string, string>[];
  readonly notices: readonly IdentityNotice[];
}

/** Those of one identity, in the order of tournaments. */
interface Group {
  readonly key: string;
  readonly first: Appearance;
  readonly all: readonly Appearance[];
}

/** What was found out: whose key a group takes, what is said. */
interface Finding {
  readonly same?: readonly [own: string, taken: string];
  readonly notice?: IdentityNotice;
}

/**
 * Who the players of many tournaments are: by licence within its federation, else by name (case, marks and hyphens
 * aside). A licence without federation is that of the only member who has both number and name. A name that one person
 * alone bears, once without and once with a licence, is one person. Two of one tournament never are: homonyms without
 * licence are followed nowhere.
 */
export function whoIsWho(tournaments: readonly (readonly SeenRegistration[])[]): WhoIsWho {
  const groups = groupsOf(tournaments);
  const federations = withoutFederation(groups);
  const members = new Map(federations.flatMap(({ same }) => (same ? [same] : [])));
  const memberOf = ({ key }: Group): string => members.get(key) ?? key;
  const licences = withoutLicence(groups, memberOf);
  const bearers = new Map(licences.flatMap(({ same }) => (same ? [same] : [])));
  const keys = tournaments.map(() => new Map<string, string>());
  for (const group of groups)
    for (const { tournament, who } of group.all)
      keys[tournament]?.set(who.id, bearers.get(group.key) ?? memberOf(group));
  const notices = [...twiceInOne(groups), ...withLostZeros(groups), ...federations, ...licences].flatMap(
    ({ notice }) => notice ?? [],
  );
  return { keys, notices };
}

function groupsOf(tournaments: readonly (readonly SeenRegistration[])[]): readonly Group[] {
  const all = tournaments.flatMap((players, tournament): readonly Appearance[] =>
    players.map((who) => ({ tournament, who })),
  );
  return [...groupedBy(all, ({ who }) => identityOf(who))].flatMap(([key, group]): readonly Group[] => {
    const alone = new Set(group.map(({ tournament }) => tournament)).size === group.length;
    if (alone) return group.slice(0, 1).map((first) => ({ key, first, all: group }));
    const doubled = groupedBy(group, ({ tournament }) => String(tournament));
    const single = [...doubled.values()].filter(({ length }) => length === 1).flat();
    const several = [...doubled.values()].filter(({ length }) => length > 1).flat();
    return [
      ...single.slice(0, 1).map((first) => ({ key, first, all: single })),
      ...several.map((first) => ({ key: `${key} ${first.tournament} ${first.who.id}`, first, all: [first] })),
    ];
  });
}

/** One licence that two of one tournament have. */
function twiceInOne(groups: readonly Group[]): readonly Finding[] {
  const licensed = groups.filter(({ first }) => first.who.licence !== undefined);
  return [...groupedBy(licensed, ({ first }) => identityOf(first.who)).values()]
    .filter(({ length }) => length > 1)
    .map(apart);
}

/** A name with 00123 and with 123: a spreadsheet may have taken the zeros. Zeros tell two apart; it is said. */
function withLostZeros(groups: readonly Group[]): readonly Finding[] {
  const bare = ({ first }: Group): string => licenceNumber(first.who.licence ?? '');
  const licensed = groups.filter(({ first }) => first.who.licence !== undefined);
  return [...groupedBy(licensed, bare).values()].flatMap((alike) =>
    alike.flatMap((one, i): readonly Finding[] => {
      const others = alike.slice(i + 1).filter((other) => maybeOne(one, other));
      return others.length > 0 ? [apart([one, ...others])] : [];
    }),
  );
}

const maybeOne = (one: Group, other: Group): boolean =>
  lostZeros(one.first.who, other.first.who) && shareName(one, other) && !together(one, other);

/** A number without federation goes to the one member who has it and the name; else all who have it are named. */
function withoutFederation(groups: readonly Group[]): readonly Finding[] {
  const licensed = groups.filter(({ first }) => first.who.licence !== undefined);
  const byNumber = groupedBy(licensed, ({ first }) => licenceKey(first.who.licence ?? ''));
  return licensed.flatMap((group): readonly Finding[] => {
    const { federation, licence = '' } = group.first.who;
    if (federation !== undefined) return [];
    const members = (byNumber.get(licenceKey(licence)) ?? []).filter(
      ({ first: { who } }) => who.federation !== undefined && sameLicence(who, group.first.who),
    );
    const [only, ...more] = members.filter((one) => shareName(one, group));
    if (only && more.length === 0 && !together(only, group)) return [{ same: [group.key, only.key] }];
    return members.length > 0 ? [apart([group, ...members])] : [];
  });
}

/** A name without licence goes to the one person who bears it; else all who bear it are named. */
function withoutLicence(groups: readonly Group[], memberOf: (group: Group) => string): readonly Finding[] {
  const named = groups.flatMap((group) => namesIn(group).map((name) => ({ name, group })));
  return [...groupedBy(named, ({ name }) => name).values()].flatMap((found): readonly Finding[] => {
    const bearers = found.map(({ group }) => group);
    const [bare, ...homonyms] = bearers.filter(({ first }) => first.who.licence === undefined);
    const licensed = bearers.filter(({ first }) => first.who.licence !== undefined);
    const [member] = licensed;
    if (!bare || bearers.length === 1) return [];
    const unique = homonyms.length === 0 && new Set(licensed.map(memberOf)).size === 1;
    const against = licensed.some((one) => together(one, bare) || otherFederation(one.first.who, bare.first.who));
    if (!member || !unique || against) return [apart(bearers)];
    return [{ same: [bare.key, memberOf(member)], notice: { code: 'joined', people: [bare.first, member.first] } }];
  });
}

const namesIn = ({ all }: Group): readonly string[] => [...new Set(all.map(({ who }) => frenchKey(who.name)))];

const apart = (groups: readonly Group[]): Finding => ({
  notice: { code: 'apart', people: groups.map(({ first }) => first) },
});

const shareName = (one: Group, other: Group): boolean =>
  one.all.some((a) => other.all.some((b) => sameName(a.who, b.who)));

/** Both in one tournament: two people. */
function together(one: Group, other: Group): boolean {
  const here = new Set(one.all.map(({ tournament }) => tournament));
  return other.all.some(({ tournament }) => here.has(tournament));
}

/** Those of the same key together, in the order of the list. */
export function groupedBy<T>(list: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}
