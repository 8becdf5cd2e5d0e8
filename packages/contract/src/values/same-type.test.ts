import { expect, it } from 'vitest';
import type { Same } from './same-type.ts';

// Each line compiles only if `Same` answers so: it must see every way in which a schema and a type can part.
const answers: {
  equal: Same<{ a: string[] }, { readonly a: readonly string[] }>;
  missingKey: Same<{ a: string }, { a: string; b: number }>;
  missingOptional: Same<{ a: string }, { a: string; b?: number }>;
  deepOptional: Same<{ a: { k: 1 } | { k: 2 } }, { a: { k: 1; b?: { from: string | null } } | { k: 2 } }>;
  optional: Same<{ a?: string }, { a: string }>;
  wider: Same<{ kind: 'x' | 'y' }, { kind: 'x' }>;
  missingCase: Same<{ kind: 'x' } | { kind: 'y'; n: number }, { kind: 'x' }>;
  deep: Same<{ a: { b: [number, number] }[] }, { a: { b: [number, string] }[] }>;
} = {
  equal: true,
  missingKey: false,
  missingOptional: false,
  deepOptional: false,
  optional: false,
  wider: false,
  missingCase: false,
  deep: false,
};

it('tells two types that accept the same values from two that do not', () => {
  expect(Object.values(answers).filter(Boolean)).toHaveLength(1);
});
