import { dates } from '@ronde/language';
import { Code } from './code.tsx';
import { Frame } from './frame.tsx';
import { around, pagesOf, unitOf, useRoom } from './geometry.ts';
import listed from './lists.module.css';
import { List, Name } from './lists.tsx';
import styles from './registration.module.css';
import { useTurn } from './shown-page.ts';
import { phoneAddress, useWall } from './wall-context.ts';

/** Height of what stands over the names, and of a name, in parts of the unit. */
const over = 0.19;
const usualRow = 0.055;
/** Of the last ones, who are looked for. */
const few = 5;
const largeRow = 0.1;

/** Who is here, who is missing yet, and how a phone comes in. */
export function WallRegistration() {
  const { state, text, still } = useWall();
  const { head, hall } = state;
  const room = useRoom();
  const unit = unitOf(room);
  const missing = hall.presence?.missing ?? [];
  const row = missing.length <= few ? largeRow : usualRow;
  const rows = Math.max(1, Math.floor((room.height / unit - around - over) / row));
  const grid = { columns: missing.length > rows ? 2 : 1, rows, rowHeight: Math.floor(row * unit), unit };
  const pages = pagesOf(missing, grid);
  const turn = useTurn([pages.length], ({ page }) => pages[page]?.length ?? 0, still);
  const shown = pages[turn.page] ?? [];
  const nobody = missing.length === 0;
  return (
    <Frame
      title={head.name}
      page={pages.length > 1 ? text.page(turn.page + 1, pages.length) : undefined}
      legend={nobody ? <p>{text.registration}</p> : <Where />}
      name={`registration ${turn.page}`}
      plain
    >
      <div className={styles.halves}>
        <div className={styles.people} data-alone={nobody || undefined} data-few={missing.length <= few || undefined}>
          <p className={styles.count} data-fit="">
            {hall.presence
              ? text.here(hall.presence.here, hall.presence.expected)
              : text.registered(head.players.filter(({ left }) => !left).length)}
          </p>
          {nobody && <Where />}
          {shown.length > 0 && (
            <>
              <h2 className={styles.sub}>{text.notYet}</h2>
              <List
                caption={text.notYet}
                heads={[text.name]}
                cells={['100%']}
                lines={shown}
                grid={grid}
                row={({ number, name, late }) => (
                  <tr key={number}>
                    <th scope="row">
                      <div className={listed.cell}>
                        <span className={listed.name} data-fit="">
                          <Name of={name} />
                          {late && <em className={styles.late}> {text.late}</em>}
                        </span>
                      </div>
                    </th>
                  </tr>
                )}
              />
            </>
          )}
        </div>
        <Phone />
      </div>
    </Frame>
  );
}

/** The place and the day. */
function Where() {
  const { state, lang } = useWall();
  const { place, date, endDate, next } = state.head;
  return (
    <p className={styles.where}>{[place, dates(lang, date, endDate), next?.[lang]].filter(Boolean).join(' · ')}</p>
  );
}

function Phone() {
  const { state, text } = useWall();
  const address = phoneAddress(state, location.origin);
  const { wifi } = state.hall;
  if (!address) return null;
  return (
    <div className={styles.phone}>
      <Code text={address.href} label={text.openPage} />
      {wifi !== null && <p>{text.wifi(wifi)}</p>}
      <p className={styles.address}>{address.text}</p>
    </div>
  );
}
