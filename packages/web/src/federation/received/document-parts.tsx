import type { FederationDocumentView } from '@ronde/contract/http/federation/documents';
import { dates, decimal, signed } from '@ronde/language';
import { moment } from '../../core/hour.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { Section } from '../../ui/page.tsx';
import { EffectTable } from '../office/effect-table.tsx';
import { type ReceivedSentences, receivedSentences } from './sentences.ts';

/** When and where it was played, who sent it, what became of it. */
export function DocumentHead({ document }: { readonly document: FederationDocumentView }) {
  const say = useSentences(receivedSentences);
  const lang = useLang();
  const { firstDay, lastDay, place, rounds, players, note, revision, receivedAt, sender } = document;
  const facts = [dates(lang, firstDay, lastDay), place, rounds > 0 && say.facts(rounds, players)];
  return (
    <>
      <p className="quiet">{facts.filter(Boolean).join(' · ')}</p>
      <p className="quiet">
        {say.came(revision, moment(lang, receivedAt), sender)}
        {note !== null && say.note(note)}
      </p>
      <StateLine document={document} say={say} at={(iso) => moment(lang, iso)} />
    </>
  );
}

interface StateLineProps {
  readonly document: FederationDocumentView;
  readonly say: ReceivedSentences;
  readonly at: (iso: string) => string;
}

function StateLine({ document: { state, counts }, say, at }: StateLineProps) {
  switch (state.kind) {
    case 'to-review':
      return null;
    case 'accepted':
      return (
        <p>
          {say.acceptedBy(state.by, at(state.at))} {!counts && say.replaced}
        </p>
      );
    case 'returned':
      return <p>{say.returnedBy(state.by, at(state.at), state.because)}</p>;
    case 'withdrawn':
      return <p>{say.withdrawnBy(state.by, at(state.at), state.because)}</p>;
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
  const say = useSentences(receivedSentences);
  const lang = useLang();
  const { table, changes, later } = document;
  if (!table)
    return (
      <Section title={say.effect}>
        <p>{say.unrated}</p>
      </Section>
    );
  const { event } = table;
  const about =
    event.system === 'pl'
      ? say.pl(
          event.category,
          event.value,
          signed(-Math.floor(-event.bounds.min)),
          signed(Math.floor(event.bounds.max)),
        )
      : say.elo(decimal(lang, event.value));
  return (
    <Section
      title={say.effect}
      about={
        <>
          {say.changes(changes, later.length)}. {about} {pending && say.pending}
        </>
      }
    >
      <EffectTable effect={table} caption={say.effect} />
    </Section>
  );
}
