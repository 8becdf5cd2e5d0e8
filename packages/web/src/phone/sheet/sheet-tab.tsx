import type { Seat } from '@ronde/engine/game/seat';
import { useState } from 'react';
import { usePhone } from '../frame/phone.ts';
import type { Now } from '../net/own-page.ts';
import { Blanks } from './blanks.tsx';
import { CompareSheets } from './compare-sheets.tsx';
import { EndForm } from './end-form.tsx';
import { LinesTable } from './lines-table.tsx';
import { MoveForm } from './move-form.tsx';
import type { Seated } from './seated.ts';
import { corrected, endedByPasses, moverOf, withLine, withoutLast } from './sheet-state.ts';
import { useSheet } from './use-sheet.ts';
import { useSheetWords } from './words.ts';

/** The sheet of the game in play: moves, running sums, where the two sheets part, the end. */
export function SheetTab() {
  const { page } = usePhone();
  const say = useSheetWords();
  const { now, hall } = page;
  return (
    <div className="stack">
      <h1>{say.title}</h1>
      {!hall.phones.sheet ? (
        <p className="read">{say.closed}</p>
      ) : now.kind === 'table' ? (
        <Sheet key={`${now.round} ${now.opponent.id}`} now={now} />
      ) : (
        <p>{say.noTable}</p>
      )}
    </div>
  );
}

function Sheet({ now }: { readonly now: Now<'table'> }) {
  const { page, names } = usePhone();
  const say = useSheetWords();
  const { sheet, other, change } = useSheet(now.round, now.opponent.id);
  const [at, setAt] = useState<number | null>(null);
  const first = now.starts === undefined ? now.players[0] === page.player.id : now.starts;
  const mine: Seat = first ? 0 : 1;
  const nameOf = (seat: Seat) => names.short(seat === mine ? page.player.id : now.opponent.id);
  const seated: Seated = { mine, nameOf };
  const corrects = at === null ? undefined : sheet.lines[at];
  return (
    <>
      <LinesTable lines={sheet.lines} seated={seated} onCorrect={setAt} />
      {at !== null && corrects ? (
        <MoveForm
          key={at}
          by={corrects.by}
          seated={seated}
          corrects={corrects}
          onLine={(line) => {
            change(corrected(sheet, at, line));
            setAt(null);
          }}
          onCancel={() => setAt(null)}
        />
      ) : (
        <MoveForm
          key={sheet.lines.length}
          by={moverOf(sheet)}
          seated={seated}
          onLine={(line) => change(withLine(sheet, line))}
        />
      )}
      {endedByPasses(sheet) && <p className="read">{say.sixPasses}</p>}
      {sheet.lines.length > 0 && at === null && (
        <button type="button" className="plain" onClick={() => change(withoutLast(sheet))}>
          {say.undo}
        </button>
      )}
      <CompareSheets own={sheet.lines} other={other} seated={seated} />
      <Blanks sheet={sheet} onChange={change} />
      {sheet.lines.length > 0 && <EndForm now={now} sheet={sheet} seated={seated} />}
    </>
  );
}
