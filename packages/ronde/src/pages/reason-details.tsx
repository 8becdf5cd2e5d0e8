/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Reason, ScrabbleStandings, Standings, Tie } from '@ronde/engine';
import { score, spokenAs, standingsReason } from '@ronde/language';
import type { Page } from './page.ts';
import { RuleCite } from './page-parts.tsx';

interface Props {
  readonly page: Page;
  readonly reason: Reason;
  readonly standings: Standings;
}

/** « D’où vient cet ordre ? » of one tie, or of what a final decided, opened in place. */
export function ReasonDetails({ page, reason, standings }: Props) {
  return (
    <details id={`egalite-${reason.players.join('-')}`}>
      <summary>
        {page.say.whyOrder} <span class="quiet">{panelOf({ page, reason, standings }).title}</span>
      </summary>
      <ReasonText page={page} reason={reason} standings={standings} />
    </details>
  );
}

/** The sentences of the desk, and the games among those tied. */
export function ReasonText({ page, reason, standings }: Props) {
  const { lines, rule } = panelOf({ page, reason, standings });
  const { tie } = reason;
  return (
    <>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {standings.kind === 'scrabble' && tie && 'meetings' in tie && tie.meetings.length > 0 && (
        <Meetings page={page} tie={tie} standings={standings} />
      )}
      <RuleCite page={page} cite={rule} />
    </>
  );
}

function panelOf({ page: { words, names, tournament }, reason, standings }: Props) {
  return standingsReason(words, reason, {
    standings,
    names,
    format: tournament.format,
    spoken: spokenAs(tournament),
  });
}

interface MeetingsProps {
  readonly page: Page;
  readonly tie: Tie;
  readonly standings: ScrabbleStandings;
}

/** Each of those tied against each other one, so that PPM can be counted again by hand. */
function Meetings({ page, tie, standings }: MeetingsProps) {
  const { standings: ui } = page.words.ui;
  const ppm = new Map(standings.rows.map(({ player, figures }) => [player, figures.ppm]));
  return (
    <div class="scroll">
      <table class="met">
        <thead>
          <tr>
            <th scope="col">{ui.gamesBetween}</th>
            {tie.players.map((player) => (
              <th key={player} scope="col">
                {page.names.short(player)}
              </th>
            ))}
            <th scope="col">
              <abbr title={ui.figures.ppm.long}>{ui.figures.ppm.head}</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {tie.players.map((player) => (
            <tr key={player}>
              <th scope="row">{page.names.short(player)}</th>
              {tie.players.map((other) => (
                <td key={other}>{player === other ? '·' : metOf(tie, player, other)}</td>
              ))}
              <td class="strong">{ppm.get(player) ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** « 3 (410 – 345) » from the player's side, for each time the two met. */
function metOf({ meetings }: Tie, player: string, other: string): string {
  return meetings
    .filter(({ players }) => players.includes(player) && players.includes(other))
    .map(({ players, points, games }) => {
      const turned = players[0] !== player;
      const scores = games.map(([a, b]) => score(turned ? [b, a] : [a, b])).join(', ');
      return `${points[turned ? 1 : 0]}${scores && ` (${scores})`}`;
    })
    .join(', ');
}
