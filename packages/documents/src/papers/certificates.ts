import { honoursOf, type People, type PlayerId, type Tournament, toldPrizes, whyNotOver } from '@ronde/engine';
import { honour, longDate } from '@ronde/language';
import { prizeLines, prizeTitle } from '@ronde/views/prizes';
import { plannedRounds } from '@ronde/views/standings';
import { type Block, row, space, tableCell, text } from '../paper/block.ts';
import { fitted } from '../paper/font-size.ts';
import { headed, type Paper, type Printing } from '../paper/paper.ts';
import { paperSentences } from '../paper/sentences/sentences.ts';
import { shownPeople } from '../shown-people.ts';

/** What is given: places among the honoured down to `upTo`, and with `prizes` those of the prize list. */
interface GivenHonour {
  readonly upTo?: number | undefined;
  readonly prizes?: boolean;
}

/** One a page, for each whom the final standings honour, then for each prize. */
export function certificates(
  tournament: Tournament,
  people: People,
  printing: Printing,
  given: GivenHonour = {},
): Paper {
  const sentences = paperSentences(printing.lang, tournament);
  const { upTo = Infinity, prizes = false } = given;
  const places = honoursOf(tournament, people)
    .filter(({ step }) => step <= upTo)
    .flatMap((one) => one.players.map((player) => ({ player, what: honour(printing.lang, one) })));
  const named = prizes ? prizeLines(toldPrizes(tournament, people)).filter(({ group }) => group !== 'podium') : [];
  const first = named.flatMap((line) => {
    const prize = prizeTitle(printing.lang, line);
    const what =
      line.group === 'trophy' || line.group === 'counter' || line.group === 'game' ? prize : sentences.firstOf(prize);
    return line.players.map((player) => ({ player, what }));
  });
  const cards = [...places, ...first].map((one) => certificate(tournament, people, printing, one));
  return {
    ...headed(tournament, isOver(tournament) ? sentences.certificates : sentences.certificatesPreview, printing),
    landscape: true,
    body: { kind: 'cards', across: 1, down: 1, cut: false, pad: 22, cards },
  };
}

/** Whether nothing can change any more but by a correction: they are made ready before the closing, and given after it. */
function isOver(tournament: Tournament): boolean {
  if (tournament.status === 'closed') return true;
  const planned = plannedRounds(tournament);
  return whyNotOver(tournament) === null && tournament.rounds.length >= planned;
}

interface One {
  readonly player: PlayerId;
  readonly what: string;
}

function certificate(tournament: Tournament, people: People, printing: Printing, one: One): readonly Block[] {
  const sentences = paperSentences(printing.lang, tournament);
  const { date, endDate = date, place, name } = tournament;
  const where = [place, longDate(printing.lang, endDate)].filter((part) => part !== undefined).join(', ');
  const center = { align: 'center' } as const;
  const { called, club } = facesOf(tournament, people, one.player);
  return [
    space('rest'),
    text(isOver(tournament) ? sentences.certificate : sentences.certificatePreview, 22, center),
    space(12),
    text(called, fitted(called, 250, 38), { ...center, bold: true }),
    ...(club === null ? [] : [text(club, fitted(club, 250, 16, 'plain'), center)]),
    space(8),
    text(one.what, fitted(one.what, 250, 26, 'plain'), center),
    space(8),
    text(name, 18, center),
    text(where, 13, center),
    space('rest'),
    row(
      'bottom',
      40,
      tableCell('rest', { kind: 'line', height: 22, label: sentences.director }),
      tableCell('rest', { kind: 'line', height: 22, label: sentences.arbiter }),
    ),
  ];
}

/** The name as it is said; the club only where somebody else has the same one. No licence hangs on a wall. */
function facesOf({ players }: Tournament, everybody: People, id: PlayerId) {
  const people = shownPeople(everybody);
  const called = people.get(id)?.name ?? id;
  const shared = players.some((other) => other.id !== id && people.get(other.id)?.name === called);
  return { called, club: (shared && players.find((player) => player.id === id)?.club) || null };
}
