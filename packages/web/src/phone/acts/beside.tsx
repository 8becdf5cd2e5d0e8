import { countersAsked } from '@ronde/engine';
import { useSentences } from '../../core/language/use-sentences.ts';
import { isWargamePage, usePhone } from '../frame/phone.tsx';
import { PhoneLink } from '../frame/phone-link.tsx';
import { phonePath } from '../place.ts';
import frame from './acts.module.css';
import { Counters } from './counters.tsx';
import { actSentences } from './sentences.ts';

/** What « Ma table » has beside results: what trophies count, a vote that is open, the army lists, the way out. */
export function Beside({ at }: { readonly at: 'table' | 'foot' }) {
  return at === 'table' ? <AtTable /> : <AtFoot />;
}

function AtTable() {
  const { code, page } = usePhone();
  const text = useSentences(actSentences);
  const { now, votes } = page;
  const counted = now.kind === 'table' ? now.counters : undefined;
  return (
    <>
      {now.kind === 'table' && counted && countersAsked(page.tournament).length > 0 && (
        <Counters key={now.round} now={now} counters={counted} />
      )}
      {votes !== undefined && (
        <PhoneLink to={phonePath(code, 'votes')} className="outlined">
          {text.votesWait(votes)}
        </PhoneLink>
      )}
    </>
  );
}

function AtFoot() {
  const { code, page } = usePhone();
  const text = useSentences(actSentences);
  const { now, leaving } = page;
  if (now.kind === 'over' || now.kind === 'left') return null;
  return (
    <p className={frame.elsewhere}>
      {isWargamePage(page) && (
        <PhoneLink to={phonePath(code, 'lists')} className="plain">
          {text.lists}
        </PhoneLink>
      )}
      <PhoneLink to={phonePath(code, 'leave')} className="plain">
        {leaving ? text.askedToLeave[leaving] : `${text.leaving}…`}
      </PhoneLink>
    </p>
  );
}
