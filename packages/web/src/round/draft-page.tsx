import { Button } from '@mantine/core';
import type { Round } from '@ronde/engine';
import { IconEyeOff, IconRefresh } from '@tabler/icons-react';
import { useSend } from '../api/send.ts';
import { useDesk } from '../frame/desk.ts';
import { Mark } from '../frame/mark.tsx';
import { Page, pageStyles } from '../frame/page.tsx';
import { Refused } from '../frame/refused.tsx';
import { useAct } from '../frame/use-act.ts';
import { useFocusWhenIdle } from '../frame/use-focus-when-idle.ts';
import { usePanelParam } from '../frame/use-panel-param.ts';
import { useUi } from '../session/use-words.ts';
import { draftRows } from './draft-rows.ts';
import { DraftTable } from './draft-table.tsx';
import { outdated } from './outdated.ts';
import { OutdatedNotice } from './outdated-notice.tsx';
import { RoundFoot } from './round-foot.tsx';
import { WhyPanel } from './why-panel.tsx';

interface Props {
  readonly round: number;
  readonly content: Round;
}

/** A draw that only the staff sees: read it, ask why, then publish. */
export function DraftPage({ round, content }: Props) {
  const ui = useUi();
  const desk = useDesk();
  const send = useSend(desk.t);
  const { run, busy, trouble, clear } = useAct();
  const [why, show] = usePanelParam('pourquoi');
  const next = useFocusWhenIdle<HTMLButtonElement>();
  const rows = draftRows(desk, round, content);
  // The notice above has the same act.
  const stale = outdated(desk) !== null;
  const open = rows.find((row) => row.key === why) ?? null;
  const marked = rows.filter((row) => row.marks.length > 0).length;
  const repeats = rows.filter((row) => row.marks.includes('repeat')).length;
  const exempt = rows.filter((row) => row.match.players.length === 1).length;
  const attempt = content.attempt;

  const publish = (
    <Button
      ref={next}
      loading={busy}
      data-next=""
      onClick={() => void run(() => send({ kind: 'publish', round, attempt }))}
    >
      {ui.draft.publish(round)}
    </Button>
  );
  const note = (
    <Mark>
      <IconEyeOff size={16} stroke={1.75} aria-hidden="true" />
      {ui.draft.draft}
    </Mark>
  );
  return (
    <Page
      title={ui.entry.title(round)}
      note={note}
      acts={publish}
      sideWidth="wide"
      side={open && <WhyPanel round={round} content={content} match={open.match} onClose={() => show(null)} />}
    >
      <OutdatedNotice />
      <Refused trouble={trouble} onClose={clear} />
      <p className="quiet" style={{ margin: '-6px 0 14px' }}>
        {ui.draft.summary(rows.length - exempt, exempt, repeats, marked)}
      </p>
      {!stale && (
        <div className={pageStyles.tools}>
          <Button
            size="sm"
            variant="default"
            leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden="true" />}
            onClick={() => void run(() => send({ kind: 'redraw', round, attempt }))}
          >
            {ui.draft.redraw}
          </Button>
        </div>
      )}
      <DraftTable round={round} rows={rows} open={open?.key ?? null} onWhy={show} />
      <RoundFoot round={round} content={content} />
    </Page>
  );
}
