import type { AnswerAt } from '@ronde/contract/routes/client';
import type { PlayerId } from '@ronde/engine';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Answer, call, load } from '../../core/http.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { formSentences } from './form-sentences.ts';

const address = 'GET /api/tournaments/{t}/people/{player}/contact';
type Contact = AnswerAt<typeof address>;

const keyOf = (t: string, player: PlayerId) => ['contact', t, player] as const;

/** How to reach somebody, for those who may know; undefined for the others, and until the server has said. */
export function useContact(player: PlayerId) {
  const { t } = useDesk();
  const mine = usePermissions().act('person-data');
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: keyOf(t, player),
    queryFn: () => load(address, { t, player }),
    enabled: mine,
    // It is of no log: nothing tells this desk that another one has changed it.
    staleTime: 0,
  });
  const save = async (body: Contact): Promise<Answer<Contact>> => {
    const answer = await call(
      'PUT /api/tournaments/{t}/people/{player}/contact',
      { t, player, body },
      { repeatable: true },
    );
    if (answer.kind === 'done') client.setQueryData(keyOf(t, player), answer.value);
    return answer;
  };
  return { mine, contact: data, save };
}

/** Both lines of a card, also while nothing is noted: what is below stands where it stood when the answer comes. */
export function ContactFacts({ player }: { readonly player: PlayerId }) {
  const text = useSentences(formSentences);
  const { mine, contact = {} } = useContact(player);
  if (!mine) return null;
  const { phone, email } = contact;
  return (
    <>
      <div>
        <dt>{text.phone}</dt>
        <dd>{phone === undefined ? '–' : <a href={`tel:${phone.replace(/[^\d+]/gu, '')}`}>{phone}</a>}</dd>
      </div>
      <div>
        <dt>{text.email}</dt>
        <dd>{email === undefined ? '–' : <a href={`mailto:${email}`}>{email}</a>}</dd>
      </div>
    </>
  );
}
