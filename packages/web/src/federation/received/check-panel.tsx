import type { CheckedGame, IdentityCheck } from '@ronde/contract/http/federation/checks';
import type { FederationDocumentView } from '@ronde/contract/http/federation/documents';
import { type Dictionary, ordinal, score } from '@ronde/language';
import { useSentences } from '../../core/language/use-sentences.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { KnownEntry } from '../office/known-entry.tsx';
import officeStyles from '../office/office.module.css';
import { shownRating } from '../office/office.tsx';
import styles from './received.module.css';

/** What stands in the address for the entries that a player may be. */
export const entriesSeen = (player: string): string => `fiches-${player}`;

/** The same for a game. */
export const tableSeen = (round: number, { players }: CheckedGame): string =>
  `table-${round}-${players.map(({ player }) => player).join('-')}`;

interface Props {
  readonly document: FederationDocumentView;
  /** As it stands in the address. */
  readonly seen: string;
  readonly onClose: () => void;
}

/** What a check speaks of, beside the page; null: nothing of this document. */
export function CheckPanel({ document, seen, onClose }: Props) {
  for (const one of document.checks) {
    if (one.code === 'identity' && entriesSeen(one.player) === seen)
      return <EntriesPanel check={one} document={document} onClose={onClose} />;
    if (one.code === 'check' && one.game && 'round' in one.check && tableSeen(one.check.round, one.game) === seen)
      return <GamePanel game={one.game} round={one.check.round} document={document} onClose={onClose} />;
  }
  return null;
}

interface EntriesProps extends Omit<Props, 'seen'> {
  readonly check: IdentityCheck;
}

/** Somebody as the document has them, above everybody whom they may be. */
function EntriesPanel({ check, document, onClose }: EntriesProps) {
  const text = useSentences(panelSentences);
  const row = document.table?.rows.find(({ player }) => player === check.player);
  const known = check.answers.flatMap(({ person }) => (person === null ? [] : [person.person]));
  return (
    <SidePanel title={check.name} onClose={onClose} focus>
      <ol className={officeStyles.panelList}>
        <li>
          <h3>{text.here}</h3>
          <p>
            {[check.name, check.club, check.licence === undefined ? text.noLicence : text.licence(check.licence)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {row && (
            <p className="quiet small">
              {text.startsFrom(
                shownRating(row.figures.before, row.figures.system === 'pl' && row.figures.provisional),
                row.figures.place,
                document.players,
              )}
            </p>
          )}
        </li>
        {known.map((person) => (
          <li key={person}>
            <KnownEntry person={person} />
          </li>
        ))}
      </ol>
    </SidePanel>
  );
}

interface GameProps extends Omit<Props, 'seen'> {
  readonly game: CheckedGame;
  readonly round: number;
}

/** A game with what its players held, where they ended, what they scored. */
function GamePanel({ game: { players, result, table }, round, document, onClose }: GameProps) {
  const text = useSentences(panelSentences);
  const games = result.kind === 'games' ? result.games : [];
  return (
    <SidePanel title={text.game(round, table)} onClose={onClose} focus>
      <ul className={officeStyles.panelList}>
        {players.map(({ player, name }, i) => {
          const row = document.table?.rows.find((one) => one.player === player);
          return (
            <li key={player}>
              <div className={officeStyles.split}>
                <strong>{name}</strong>
                <strong className={styles.figure}>{games.map((one) => one[i]).join(', ')}</strong>
              </div>
              {row && (
                <p className="quiet small">
                  {text.startsFrom(shownRating(row.figures.before), row.figures.place, document.players)}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <p className="quiet small">{text.sheet(games.map(score).join(', '))}</p>
    </SidePanel>
  );
}

const fr = {
  here: 'Dans ce document',
  licence: (licence: string) => `licence ${licence}`,
  noLicence: 'sans licence',
  startsFrom: (rating: string, place: number | null, players: number) =>
    `part de ${rating}${place === null ? '' : `, ${ordinal('fr', place)} sur ${players}`}`,
  game: (round: number, table: number | null) => `Ronde ${round}${table === null ? '' : `, table ${table}`}`,
  sheet: (scores: string) =>
    `Tel que le document le dit\u00a0: ${scores}. Une feuille fausse se renvoie à l’expéditeur.`,
};

const en: typeof fr = {
  here: 'In this document',
  licence: (licence) => `licence ${licence}`,
  noLicence: 'no licence',
  startsFrom: (rating, place, players) =>
    `starts from ${rating}${place === null ? '' : `, ${ordinal('en', place)} of ${players}`}`,
  game: (round, table) => `Round ${round}${table === null ? '' : `, table ${table}`}`,
  sheet: (scores) => `As the document has it: ${scores}. A wrong sheet is returned to its sender.`,
};

const panelSentences: Dictionary<typeof fr> = { fr, en };
