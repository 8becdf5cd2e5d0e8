import { type MatchResult, winnerOf } from '@ronde/engine';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { newId } from '../../core/new-id.ts';
import { EntryForm } from '../entry/entry-form.tsx';
import { draftOf } from '../entry/phone-rules.ts';
import { isWargamePage, usePhone } from '../frame/phone.tsx';
import { PhoneLink } from '../frame/phone-link.tsx';
import { saveEntry, useWaiting } from '../net/entries.ts';
import type { Now } from '../net/own-page.ts';
import { took } from '../net/pages.ts';
import { phonePath } from '../place.ts';
import { matchNow, ScoreRows } from './score-rows.tsx';
import styles from './table.module.css';

interface Props {
  readonly now: Now<'table'>;
}

/** What this player has to do at their table, one thing at a time. */
export function ClaimAnswer({ now }: Props) {
  const { code } = usePhone();
  const [entering, setEntering] = useState(() => draftOf(code, now.round).read() !== null);
  const waiting = useWaiting(code, now.round);
  const send = (result: MatchResult) => {
    setEntering(false);
    void saveEntry({ code, id: newId(), deviceAt: new Date().toISOString(), round: now.round, result }, took);
  };
  if (entering && (now.asked !== 'disputed' || now.theirs) && now.asked !== 'confirmed') {
    // What the other one has typed is not put in front of whoever says that it is wrong: they type what their own sheet says.
    const shown = waiting?.result ?? (now.asked === 'confirm' ? undefined : (now.claim ?? now.result));
    return <EntryForm now={now} shown={shown} onSave={send} onClose={() => setEntering(false)} />;
  }
  if (waiting) return <Kept now={now} result={waiting.result} onChange={() => setEntering(true)} />;
  return <Asked now={now} onEnter={() => setEntering(true)} onSend={send} />;
}

interface AskedProps extends Props {
  readonly onEnter: () => void;
  readonly onSend: (result: MatchResult) => void;
}

function Asked({ now, onEnter, onSend }: AskedProps) {
  switch (now.asked) {
    case 'enter':
      return <ToEnter onEnter={onEnter} />;
    case 'wait':
      return <Waits now={now} onEnter={onEnter} />;
    case 'confirm':
      return <ToConfirm now={now} onEnter={onEnter} onSend={onSend} />;
    case 'entered':
    case 'confirmed':
      return <Settled now={now} onEnter={onEnter} />;
    case 'disputed':
      return <Disputed now={now} onEnter={onEnter} onSend={onSend} />;
  }
}

function ToEnter({ onEnter }: { readonly onEnter: () => void }) {
  const { text, page, code } = usePhone();
  const scrabble = !isWargamePage(page);
  return (
    <section className="card asks stack">
      <h2>{text.enterTitle}</h2>
      <p>{text.enterHelp}</p>
      <button type="button" className="filled" onClick={onEnter}>
        {text.enter}
      </button>
      {scrabble && page.hall.phones.sheet && (
        <PhoneLink to={phonePath(code, 'sheet')} className="plain">
          {text.openSheet}
        </PhoneLink>
      )}
    </section>
  );
}

function ToConfirm({ now, onEnter, onSend }: AskedProps) {
  const { text, page, names } = usePhone();
  const { claim } = now;
  if (!claim) return <ToEnter onEnter={onEnter} />;
  const winner = winnerOf(matchNow(page, now, claim), page.tournament.settings, now.bestOf);
  const label = winner === page.player.id ? text.confirmWin : winner === null ? text.confirmDraw : text.confirmScore;
  return (
    <section className="card asks stack" aria-live="polite">
      <h2>{text.theyEntered(names.short(now.opponent.id))}</h2>
      <ScoreRows now={now} result={claim} />
      <button type="button" className="filled" onClick={() => onSend(claim)}>
        {label}
      </button>
      <button type="button" className="outlined" onClick={onEnter}>
        {text.notThis}
      </button>
    </section>
  );
}

function Waits({ now, onEnter }: Omit<AskedProps, 'onSend'>) {
  const { text, names } = usePhone();
  return (
    <section className="card stack" aria-live="polite">
      <h2>{text.youEntered}</h2>
      {now.claim && <ScoreRows now={now} result={now.claim} />}
      <p>{text.waitsFor(names.short(now.opponent.id))}</p>
      <button type="button" className="outlined" onClick={onEnter}>
        {text.change}
      </button>
    </section>
  );
}

interface KeptProps extends Props {
  readonly result: MatchResult;
  readonly onChange: () => void;
}

/** Saved on this phone, and nobody has answered yet. */
function Kept({ now, result, onChange }: KeptProps) {
  const { text, cut } = usePhone();
  return (
    <section className="card stack" aria-live="polite">
      <h2>{text.youEntered}</h2>
      <ScoreRows now={now} result={result} />
      <p className="read">{cut ? text.willLeave : text.leaving}</p>
      <button type="button" className="outlined" onClick={onChange}>
        {text.change}
      </button>
    </section>
  );
}

function Settled({ now, onEnter }: Omit<AskedProps, 'onSend'>) {
  const { text, page } = usePhone();
  const confirmed = now.asked === 'confirmed';
  const played = now.result?.kind !== 'forfeit' && now.result?.kind !== 'awarded';
  return (
    <section className="card stack" aria-live="polite">
      <h2 className={styles.settled}>
        <IconCheck size={18} stroke={1.75} aria-hidden="true" />
        {confirmed ? text.confirmed : text.entered}
        {page.corrected.includes(now.round) && <span className="quiet small"> {text.corrected}</span>}
      </h2>
      {now.result && <ScoreRows now={now} result={now.result} />}
      {!confirmed && played && (
        <button type="button" className="outlined" onClick={onEnter}>
          {text.notThis}
        </button>
      )}
    </section>
  );
}

/** Whose values differ, and one's own. Between two phones either gives way; else the arbiter reads the sheets. */
function Disputed({ now, onEnter, onSend }: AskedProps) {
  const { text, names } = usePhone();
  const { theirs } = now;
  const told = { phones: text.disputed, desk: text.disputedDesk, others: text.disputedOther };
  return (
    <>
      <section className="stop stack" role="alert">
        <h2>{text.disputedTitle}</h2>
        <p>{theirs ? text.disputedAgree : told[now.differs ?? 'phones']}</p>
      </section>
      {now.claim && (
        <section className="card stack">
          <h2>{text.ownEntry}</h2>
          <ScoreRows now={now} result={now.claim} />
          {theirs && (
            <button type="button" className="outlined" onClick={onEnter}>
              {text.correctOwn}
            </button>
          )}
        </section>
      )}
      {theirs && (
        <section className="card stack">
          <h2>{text.theyEntered(names.short(now.opponent.id))}</h2>
          <ScoreRows now={now} result={theirs} />
          <button type="button" className="outlined" onClick={() => onSend(theirs)}>
            {text.takeTheirs(names.short(now.opponent.id))}
          </button>
        </section>
      )}
    </>
  );
}
