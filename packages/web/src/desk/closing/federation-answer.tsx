import type { SendingView } from '@ronde/contract/http/closing';
import { playsWargame } from '@ronde/engine';
import { civilDay, clockInWords, type Dictionary, date, plural } from '@ronde/language';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { today } from '../../core/hour.ts';
import { load } from '../../core/http.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { EffectTable } from '../../federation/office/effect-table.tsx';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { Mark, Notice } from '../../ui/notice.tsx';

type Told = NonNullable<SendingView['sent'][number]['told']>;

interface Props {
  readonly told: Told;
  readonly revision: number;
}

/** What the federation says of a revision that it has: the same that its officer reads. */
export function FederationAnswer({ told: { at, receipt, state }, revision }: Props) {
  const text = useSentences(answerSentences);
  const lang = useLang();
  const when = useWhen();
  switch (state.kind) {
    case 'to-review':
      return <p>{state.counting === null ? text.toReview(when(at)) : text.still(revision, state.counting)}</p>;
    case 'in-doubt':
      return (
        <p>
          {text.inDoubt(state.names)} {state.counting !== null && text.still(revision, state.counting)}
        </p>
      );
    case 'returned':
      return (
        <Notice tone="refusal" title={text.returned(state.by, state.because)}>
          <p>
            <Named because={state.because} /> {text.correct}
          </p>
          {state.counting !== null && <p>{text.still(revision, state.counting)}</p>}
        </Notice>
      );
    case 'accepted':
      return (
        <>
          <p>{text.accepted(state.changed)}</p>
          {state.until !== undefined && state.until >= today() && (
            <p className="quiet">{text.until(date(lang, state.until))}</p>
          )}
          {state.recomputed && (
            <Mark>{text.recomputed(when(state.recomputed.at), state.recomputed.changed, state.recomputed.after)}</Mark>
          )}
          <Effect receipt={receipt} />
        </>
      );
    case 'not-approved':
      return <p>{text.notApproved}</p>;
    case 'replaced':
      return <p>{text.replaced(state.by)}</p>;
    case 'withdrawn':
      return <Notice tone="advice" title={text.withdrawn(when(state.at), state.because)} />;
  }
}

/** « Ronde 2, table 2 : le score manque. »: to that round, where there is one. */
const placeNamed = /(?<!\p{L})(?:ronde|tour|round)\s+(\d{1,3})(?:\s*,?\s*(?:table|terrain)\s+(\d{1,4}))?/iu;

function Named({ because }: { readonly because: string }) {
  const text = useSentences(answerSentences);
  const { t, tournament } = useDesk();
  const [, round, table = null] = placeNamed.exec(because) ?? [];
  const number = Number(round);
  if (!tournament.rounds[number - 1]) return null;
  return (
    <Link className="link" href={address.round(t, number)}>
      {text.see(playsWargame(tournament), number, table)}
    </Link>
  );
}

/** « 15 novembre 2026 à 9 h 12 » */
function useWhen(): (at: string) => string {
  const text = useSentences(answerSentences);
  const lang = useLang();
  return (at) => text.moment(date(lang, civilDay(at)), clockInWords(lang, at));
}

/** Whose ratings: asked of the federation when somebody wants to see. */
function Effect({ receipt }: { readonly receipt: number }) {
  const text = useSentences(answerSentences);
  const { t } = useDesk();
  const [open, setOpen] = useState(false);
  const { data, isError } = useQuery({
    queryKey: ['sending', t, 'effect', receipt],
    queryFn: () => load('GET /api/tournaments/{t}/sending/{receipt}', { t, receipt }),
    enabled: open,
  });
  return (
    <>
      <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
        {text.which}
      </button>
      {open && isError && <p role="status">{text.away}</p>}
      {open && data?.effect && <EffectTable effect={data.effect} caption={text.effect} />}
    </>
  );
}

const fr = {
  moment: (day: string, hour: string) => `${day} à ${hour}`,
  toReview: (when: string) => `Reçu le ${when}, à relire.`,
  inDoubt: (n: number) => `La fédération vérifie ${n} ${plural('fr', n, { one: 'nom', other: 'noms' })}.`,
  returned: (by: string, because: string) => `Renvoyé par ${by}\u00a0: «\u00a0${because}\u00a0»`,
  see: (wargame: boolean, round: number, table: string | null) =>
    `Voir ${wargame ? 'le tour' : 'la ronde'} ${round}${table === null ? '' : `, ${wargame ? 'terrain' : 'table'} ${table}`}`,
  correct: 'Rouvrez le tournoi, corrigez-le, puis envoyez la correction.',
  accepted: (n: number) =>
    n === 0
      ? 'Accepté\u00a0: aucune cote ne change.'
      : `Accepté\u00a0: ${n} ${plural('fr', n, { one: 'cote change', other: 'cotes changent' })}.`,
  until: (day: string) =>
    `Jusqu’au ${day}, votre correction compte aussitôt si aucun nom n’est à vérifier\u00a0; ensuite la fédération la relit.`,
  which: 'Voir lesquelles',
  effect: 'Cotes après ce tournoi',
  away: 'La fédération ne répond pas pour l’instant.',
  still: (revision: number, counting: number) =>
    `Révision ${revision} reçue\u00a0; la révision ${counting} compte encore.`,
  recomputed: (when: string, n: number, after: string) =>
    `Recalculé le ${when}\u00a0: ${n} ${plural('fr', n, { one: 'cote change', other: 'cotes changent' })} ici, après la correction de ${after}.`,
  notApproved: 'Non homologué\u00a0: aucune cote ne change.',
  replaced: (by: number) => `La révision ${by} compte à sa place.`,
  withdrawn: (when: string, because: string) => `Retiré des cotes le ${when}\u00a0: «\u00a0${because}\u00a0»`,
};

const en: typeof fr = {
  moment: (day, hour) => `${day} at ${hour}`,
  toReview: (when) => `Received on ${when}, to review.`,
  inDoubt: (n) => `The federation is checking ${n} ${n === 1 ? 'name' : 'names'}.`,
  returned: (by, because) => `Returned by ${by}: “${because}”`,
  see: (_, round, table) => `See round ${round}${table === null ? '' : `, table ${table}`}`,
  correct: 'Reopen the tournament, correct it, then send the correction.',
  accepted: (n) =>
    n === 0 ? 'Accepted: no rating changes.' : `Accepted: ${n} ${n === 1 ? 'rating changes' : 'ratings change'}.`,
  until: (day) =>
    `Until ${day} your correction counts at once where no name has to be checked; after that the federation reviews it.`,
  which: 'See which',
  effect: 'Ratings after this tournament',
  away: 'The federation does not answer for now.',
  still: (revision, counting) => `Revision ${revision} received; revision ${counting} still counts.`,
  recomputed: (when, n, after) =>
    `Recomputed on ${when}: ${n} ${n === 1 ? 'rating changes' : 'ratings change'} here, after the correction of ${after}.`,
  notApproved: 'Not a rated tournament: no rating changes.',
  replaced: (by) => `Revision ${by} counts in its place.`,
  withdrawn: (when, because) => `Withdrawn from the ratings on ${when}: “${because}”`,
};

const answerSentences: Dictionary<typeof fr> = { fr, en };
