/** An object of which nothing is known. */
export type Fields = Readonly<Record<string, unknown>>;

const nothing: Fields = {};

export const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : nothing;

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export const integer = (value: unknown): number | undefined =>
  Number.isInteger(value) ? (value as number) : undefined;

export function pair(value: unknown): readonly [number, number] | undefined {
  const [a, b] = list(value);
  return typeof a === 'number' && typeof b === 'number' ? [a, b] : undefined;
}
