import { Button } from '@mantine/core';
import { type PlayerId, traitsOf } from '@ronde/engine';
import { sameValue } from '@ronde/engine/base/same-value';
import { phasesOf } from '@ronde/engine/formulas/combinee/phases';
import { arePoolsShown, publishedRounds } from '@ronde/engine/tournament/find';
import { type ReactNode, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { useObjections } from '../../core/language/objections.ts';
import { sharedSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { usePanelParam } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { NextStep } from '../pairing/next-step.tsx';
import { useDraw } from '../pairing/use-draw.tsx';
import { away } from '../presence/away.ts';
import { type Dragging, MovePanel, type PoolPlace, useMove } from './move-panel.tsx';
import { nextAttempt, type PoolsShown, poolPlaces, poolsShown, type ShownPool } from './pool-seats.ts';
import { PoolTable } from './pool-table.tsx';
import styles from './pools.module.css';
import { poolsSentences } from './sentences.ts';

/** The pools of phase 1: their balance seen, somebody moved by hand, the order drawn. */
export function PoolsPage() {
  const sentences = useSentences(sharedSentences);
  const objections = useObjections();
  const text = useSentences(poolsSentences);
  const { tournament, people, names, t } = useDesk();
  const shown = useMemo(() => poolsShown({ tournament, people }), [tournament, people]);
  const none = traitsOf(tournament.format).circles !== 'pools';
  if (!none && shown.kind === 'pools') return <Pools shown={shown} />;
  const refusal =
    none || shown.kind === 'pools' ? ({ code: 'no-pools', format: tournament.format } as const) : shown.refusal;
  const { what, why, next } = objections.refusal(refusal, names, tournament.format);
  return (
    <Page title={text.title} acts={<NextStep />}>
      <Notice
        tone="refusal"
        title={what}
        acts={
          <Button component={Link} href={address.registration(t)} size="sm" variant="default">
            {sentences.ui.registration.title}
          </Button>
        }
      >
        {why && <p>{why}</p>}
        <p>{next}</p>
      </Notice>
    </Page>
  );
}

function Pools({ shown }: { readonly shown: Extract<PoolsShown, { kind: 'pools' }> }) {
  const text = useSentences(poolsSentences);
  const { tournament, people } = useDesk();
  const { move, trouble, clear, run, busy } = useMove();
  const [asked, open] = usePanelParam('deplacer');
  const drawing = useDraw(1);
  const from = useRef<(PoolPlace & { readonly player: string }) | null>(null);
  const dragging: Dragging = {
    from,
    onDrop: (place, to) => void move(place.player, place.pool, to),
  };
  const { pools, order, fixed, waiting, spread } = shown;
  const places = useMemo(
    () =>
      poolPlaces(
        { tournament, people },
        pools.map(({ seats, former }) => [...seats, ...former].flatMap(({ player }) => player ?? [])),
      ),
    [tournament, people, pools],
  );
  const movable = !order && !fixed;
  const moving = movable ? (tournament.players.find(({ number }) => String(number) === asked)?.id ?? null) : null;
  const toPanel = (player: string) => {
    const number = String(tournament.players.find(({ id }) => id === player)?.number ?? '');
    open(asked === number ? null : number);
  };
  return (
    <Page
      title={text.title}
      note={text.spread(spread)}
      acts={
        <Acts
          {...{ order, fixed }}
          touched={order || pools.some(({ seats }) => seats.some(({ moved }) => moved))}
          draw={drawing.button}
          act={{ run, busy }}
        />
      }
      side={moving && <MovePanel {...{ pools, move }} player={moving} onClose={() => open(null)} />}
    >
      {order && !fixed && drawing.notice}
      <RefusalNotice trouble={trouble} onClose={clear} />
      <Said {...{ order, fixed, pools }} after={places?.standings.after ?? null} waiting={waiting} />
      <div className={styles.pools}>
        {pools.map((pool) => (
          <PoolTable
            key={pool.number}
            {...{ pool, order, places, moving }}
            {...(movable && { onMove: toPanel, dragging })}
          />
        ))}
      </div>
    </Page>
  );
}

interface StateProps {
  readonly order: boolean;
  readonly fixed: boolean;
}

interface SaidProps extends StateProps {
  readonly pools: readonly ShownPool[];
  readonly after: number | null;
  readonly waiting: readonly PlayerId[];
}

/** What can be done now, or why nobody moves any more. */
function Said({ order, fixed, pools, after, waiting }: SaidProps) {
  const objections = useObjections();
  const text = useSentences(poolsSentences);
  const { t, tournament, names } = useDesk();
  const phase2 = phasesOf(tournament.settings).phase1 + 1;
  const out = away(tournament).filter(({ presence }) => presence !== 'expected');
  const closed = fixed ? 'pools-fixed' : order ? 'order-drawn' : null;
  const sentence = closed && objections.refusal({ code: closed }, names, tournament.format);
  return (
    <div className={styles.said}>
      <p className="quiet">
        {order ? text.orderDrawn(tournament.seed, nextAttempt(tournament) - 1) : text.orderFrom(tournament.seed)}{' '}
        {fixed && sentence ? `${sentence.what} ${sentence.next}` : order ? text.movesAfter : text.help}
      </p>
      <p className="quiet">
        {after !== null && `${text.standingsAfter(after)} `}
        {text.phase2(phase2)}{' '}
        {order && (
          <Link href={`${address.print(t)}?feuille=pools`} className="link">
            {text.print}
          </Link>
        )}
      </p>
      {order && <Publication pools={pools} />}
      {waiting.length > 0 && <p>{text.waiting(waiting.map(names.full).join(', '), phase2)}</p>}
      {!fixed && out.length > 0 && <p className="quiet">{text.away(out.map(({ id }) => names.full(id)).join(', '))}</p>}
    </div>
  );
}

/** Before round 1 is published the pools may be read already: people ask for theirs as soon as it is drawn. */
function Publication({ pools }: Pick<SaidProps, 'pools'>) {
  const text = useSentences(poolsSentences);
  const { tournament, t } = useDesk();
  const send = useSend(t);
  const { run, busy, trouble, clear } = useAct();
  if (publishedRounds(tournament) > 0) return null;
  const shown = arePoolsShown(tournament);
  const seats = pools.map((pool) => pool.seats.flatMap(({ player }) => player ?? []));
  const drawn = tournament.settings.drawn?.map((pool) => pool.flatMap((player) => player ?? []));
  // Somebody has come since: round 1 would make other pools, and what was drawn is published no more.
  if (!sameValue(seats, drawn)) return <p>{shown ? text.shownBefore : text.drawAgain}</p>;
  const said = shown ? text.shown(tournament.open === true) : tournament.shownPools ? text.othersShown : text.notShown;
  return (
    <>
      <p className="quiet">
        {said}{' '}
        <Button
          size="compact-sm"
          variant="default"
          loading={busy}
          onClick={() => void run(() => send({ kind: 'show-pools', shown: !shown }))}
        >
          {shown ? text.unpublish : text.publish}
        </Button>
      </p>
      <RefusalNotice trouble={trouble} onClose={clear} />
    </>
  );
}

interface ActsProps extends StateProps {
  /** Something is not as the rule deals it. */
  readonly touched: boolean;
  readonly draw: ReactNode;
  readonly act: Pick<ReturnType<typeof useAct>, 'run' | 'busy'>;
}

/** « Tirer l’ordre », then the draw of round 1; before it, the ways back: to the snake, or before the order alone. */
function Acts({ order, fixed, touched, draw, act }: ActsProps) {
  const text = useSentences(poolsSentences);
  const desk = useDesk();
  const send = useSend(desk.t);
  const { run, busy } = act;
  const drawOrder = () => void run(() => send({ kind: 'draw-order', attempt: nextAttempt(desk.tournament) }));
  if (fixed) return <NextStep />;
  return (
    <>
      {touched && (
        <Button variant="default" onClick={() => void run(() => send({ kind: 'deal-pools' }))}>
          {text.back}
        </Button>
      )}
      {order && (
        <Button variant="default" onClick={() => void run(() => send({ kind: 'deal-pools', order: true }))}>
          {text.undraw}
        </Button>
      )}
      <Button
        variant={order ? 'default' : 'filled'}
        loading={busy}
        onClick={drawOrder}
        {...(order ? {} : { 'data-next': '' })}
      >
        {order ? text.orderAgain : text.order}
      </Button>
      {order && desk.waits.kind === 'registration' && draw}
    </>
  );
}
