import type { FeeBand, Fees } from '@ronde/contract/http/person';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Answer, call, load } from '../../core/http.ts';

/** The bands as typed: the last one, without age, is everybody else. */
export interface TypedBand {
  readonly upTo: string;
  readonly amount: string;
}

const amountText = /^(\d{1,6})(?:[.,](\d{1,2}))?$/;

/** In cents; null for what is no amount. */
export function readAmount(text: string): number | null {
  const [, whole, part = ''] = amountText.exec(text.trim().replace(/\s*€$/u, '')) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** As it is typed, from cents: what `readAmount` reads. */
export const typedAmount = (cents: number): string => String(cents / 100).replace('.', ',');

/** `missing`: what everybody else pays, beside bands. */
type BandFault = 'age' | 'amount' | 'missing';

/** What can't be read of each; a band with nothing in it is none. */
export function bandFaults(typed: readonly TypedBand[], others: string): readonly (BandFault | null)[] {
  const ages = typed.map(({ upTo }) => upTo.trim());
  const faults = typed.map(({ upTo, amount }, i): BandFault | null => {
    if (upTo.trim() === '' && amount.trim() === '') return null;
    const age = Number(upTo.trim());
    if (!/^\d{1,3}$/.test(upTo.trim()) || age < 1 || age > 120 || ages.indexOf(upTo.trim()) !== i) return 'age';
    return readAmount(amount) === null ? 'amount' : null;
  });
  return [...faults, othersFault(typed, others)];
}

/** Those whom no band is for would be in no sum. */
function othersFault(typed: readonly TypedBand[], others: string): BandFault | null {
  if (others.trim() !== '') return readAmount(others) === null ? 'amount' : null;
  return typed.some(({ upTo, amount }) => upTo.trim() !== '' || amount.trim() !== '') ? 'missing' : null;
}

export function bandsOf(typed: readonly TypedBand[], others: string): readonly FeeBand[] {
  const rest = readAmount(others);
  return [
    ...typed.flatMap(({ upTo, amount }) => {
      const cents = readAmount(amount);
      return upTo.trim() === '' || cents === null ? [] : [{ upTo: Number(upTo), cents }];
    }),
    ...(rest === null ? [] : [{ upTo: null, cents: rest }]),
  ];
}

const feesKey = (t: string) => ['fees', t] as const;

/** The fees by age; none until somebody has said. */
export function useFees(t: string): readonly FeeBand[] {
  const { data } = useQuery({ queryKey: feesKey(t), queryFn: () => load('GET /api/tournaments/{t}/fees', { t }) });
  return data?.bands ?? [];
}

export function useSaveFees(t: string) {
  const client = useQueryClient();
  return async (bands: readonly FeeBand[]): Promise<Answer<Fees>> => {
    const answer = await call('PUT /api/tournaments/{t}/fees', { t, body: { bands } }, { repeatable: true });
    if (answer.kind === 'done') client.setQueryData(feesKey(t), answer.value);
    return answer;
  };
}
