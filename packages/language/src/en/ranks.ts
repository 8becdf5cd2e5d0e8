import { ordinal } from '../numbers.ts';

/** The places that tied players take: “2nd, 3rd”, “4th to 9th”. */
export function ranks(numbers: readonly number[]): string {
  const first = numbers[0] ?? 0;
  const last = numbers.at(-1) ?? first;
  if (numbers.length > 3) return `${ordinal('en', first)} to ${ordinal('en', last)}`;
  return numbers.map((n) => ordinal('en', n)).join(', ');
}
