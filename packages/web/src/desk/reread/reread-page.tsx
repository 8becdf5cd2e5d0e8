import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { useLog } from '../../core/log-query.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.ts';
import { Refused } from '../../shell/refused.tsx';
import { Page } from '../../ui/page.tsx';
import { LastDecisions } from '../decisions/last-decisions.tsx';
import { entryTables } from '../entry/tables.ts';
import { useTableActs } from '../entry/use-table-acts.ts';
import { NextStep } from '../pairing/next-step.tsx';
import styles from '../slips/reread.module.css';
import { useRereadWords } from '../slips/use-reread-words.ts';
import { slipOrder } from './slip-order.ts';
import { SlipTable } from './slip-table.tsx';

/** The results of a round beside the pile of their slips, to be ticked one by one by a second person. */
export function RereadPage({ round }: { readonly round: number }) {
  const say = useRereadWords();
  const { t, tournament } = useDesk();
  const log = useLog(t).data ?? [];
  const acts = useTableActs(round);
  const content = tournament.rounds[round - 1];
  const slips = content ? slipOrder(entryTables(content, []), log, round) : [];
  const read = slips.filter(({ match }) => match.confirmed).length;
  const done = slips.length > 0 && read === slips.length;
  return (
    <Page
      title={say.title(round)}
      note={slips.length > 0 ? say.progress(read, slips.length) : null}
      acts={
        <>
          <Button component={Link} href={address.round(t, round)} variant="default">
            {say.back(round)}
          </Button>
          {done && <NextStep />}
        </>
      }
      side={<LastDecisions />}
    >
      <p className={`quiet ${styles.help}`}>{slips.length > 0 ? say.help : say.none}</p>
      <Refused trouble={acts.trouble} onClose={acts.clear} />
      {slips.length > 0 && <SlipTable round={round} slips={slips} log={log} acts={acts} />}
    </Page>
  );
}
