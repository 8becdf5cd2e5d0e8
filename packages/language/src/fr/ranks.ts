import { ordinal } from '../numbers.ts';

/** The places that tied players take: « 2ᵉ, 3ᵉ », « 4ᵉ à 9ᵉ », « 3ᵉ place » when it is shared. */
export function ranks(numbers: readonly number[]): string {
  const first = numbers[0] ?? 0;
  const last = numbers.at(-1) ?? first;
  if (numbers.length === 1) return `${ordinal('fr', first)} place`;
  if (numbers.length > 3) return `${ordinal('fr', first)} à ${ordinal('fr', last)}`;
  return numbers.map((n) => ordinal('fr', n)).join(', ');
}
