import type { FederationDocumentView } from '@ronde/contract/http/federation/documents';
import type { EventFigures } from '@ronde/contract/http/federation/figures';
import {
  capital,
  civilDay,
  clockInWords,
  date,
  dates,
  decimal,
  type Lang,
  longDate,
  plExplained,
  signed,
} from '@ronde/language';
import { moment, today } from '../../core/hour.ts';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { Section } from '../../ui/page.tsx';
import { EffectTable } from '../office/effect-table.tsx';
import office from '../office/office.module.css';
import { useOffice } from '../office/office.tsx';
import { OfficeSection } from '../office/office-section.tsx';
import { officeSentences } from '../office/sentences.ts';
import { type CheckSentences, checkSentences } from './check-sentences.ts';
import { type ReceivedSentences, receivedSentences } from './sentences.ts';

/** When and where it was played, who sent it, what became of it. */
export function DocumentHead({ document }: { readonly document: FederationDocumentView }) {
  const text = useSentences(receivedSentences);
  const ui = useSentences(uiSentences);
  const lang = useLang();
  const { game } = useOffice();
  const { kind, event, name, firstDay, lastDay, place, rounds, players, note, revision, receivedAt, sender } = document;
  const of = event ? text.event[event] : document.format && ui.formats[document.format];
  const size = !event && rounds > 0 ? text.facts(rounds, players, game === 'art-de-la-guerre') : text.players(players);
  const day = firstDay === lastDay ? capital(longDate(lang, firstDay)) : dates(lang, firstDay, lastDay);
  const facts = [day, place, [of, size].filter(Boolean).join(', ')];
  return (
    <>
      <p className="quiet">
        {kind === 'list' ? text.asItStands(name, date(lang, lastDay), players) : facts.filter(Boolean).join(' · ')}
      </p>
      <p className={`quiet ${office.line}`}>
        {text.came(revision, cameOn(lang, receivedAt, text), sender)}
        {note !== null && text.note(note)}
      </p>
      <StateLine document={document} text={text} at={(iso) => moment(lang, iso)} />
    </>
  );
}

/** « aujourd’hui à 9 h 12 », « le 15 novembre 2026, 9 h 12 » */
const cameOn = (lang: Lang, at: string, text: ReceivedSentences): string =>
  civilDay(at) === today() ? text.today(clockInWords(lang, at)) : text.on(moment(lang, at));

interface StateLineProps {
  readonly document: FederationDocumentView;
  readonly text: ReceivedSentences;
  readonly at: (iso: string) => string;
}

function StateLine({ document: { state, counts }, text, at }: StateLineProps) {
  switch (state.kind) {
    case 'to-review':
      return null;
    case 'accepted':
      return (
        <p className={office.line}>
          {text.acceptedBy(state.by, at(state.at))} {!counts && text.replaced}
        </p>
      );
    case 'returned':
      return <p className={office.line}>{text.returnedBy(state.by, at(state.at), state.because)}</p>;
    case 'withdrawn':
      return <p className={office.line}>{text.withdrawnBy(state.by, at(state.at), state.because)}</p>;
  }
}

/** What it gives each of its players, once it counts. */
export function EffectPart({
  document,
  pending,
}: {
  readonly document: FederationDocumentView;
  readonly pending: boolean;
}) {
  const text = useSentences(receivedSentences);
  const lang = useLang();
  const check = useSentences(checkSentences);
  const shared = useSentences(officeSentences);
  const { kind, table, lastDay } = document;
  if (kind === 'list')
    return (
      <Section title={text.effect}>
        <p>{text.taken(document.players, date(lang, lastDay))}</p>
      </Section>
    );
  if (!table)
    return (
      <Section title={text.effect}>
        <p>{text.unrated}</p>
      </Section>
    );
  const { event } = table;
  const unrated = whyUnrated(event, text, check);
  const about =
    event.system === 'pl'
      ? text.pl(
          event.category,
          sizesIn(event, text),
          event.value,
          signed(-Math.floor(-event.bounds.min)),
          signed(Math.floor(event.bounds.max)),
        )
      : text.elo(decimal(lang, event.value));
  return (
    <OfficeSection
      title={text.effect}
      note={unrated === null && noteOf(document, text)}
      about={
        <>
          {unrated} {about} {pending && text.pending}
        </>
      }
    >
      {event.system === 'pl' && (
        <details className={office.bounds}>
          <summary>{shared.whyBounds}</summary>
          <p className="small">{plExplained[lang].bounds(event)}</p>
        </details>
      )}
      <EffectTable effect={table} caption={text.effect} />
    </OfficeSection>
  );
}

/** Null: it has this category for another reason than its number. */
function sizesIn({ players, sizes }: Extract<EventFigures, { readonly system: 'pl' }>, text: ReceivedSentences) {
  if (!sizes || players < sizes.from || (sizes.to !== null && players > sizes.to)) return null;
  return text.sizes(sizes.from, sizes.to);
}

/** Null: it counts. */
function whyUnrated(event: EventFigures, text: ReceivedSentences, check: CheckSentences): string | null {
  if (event.system === 'pl') return event.approved ? null : text.noRating;
  if (event.official) return null;
  const reasons = event.why.flatMap((why) =>
    check.check({ code: 'not-official', gravity: 'read', why }, (id) => id).filter(Boolean),
  );
  return [...new Set(reasons)].join(' ');
}

/** What it would do; of one that counts, what it did: nothing of it is still to be done. */
function noteOf({ state, counts, changes, laterInAll }: FederationDocumentView, text: ReceivedSentences) {
  if (counts) return text.changed(changes, laterInAll);
  return state.kind === 'to-review' || state.kind === 'returned' ? text.changes(changes, laterInAll) : null;
}
