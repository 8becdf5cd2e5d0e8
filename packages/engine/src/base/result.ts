/**
 * What a rule or an input check answers: a value, or a refusal that says no.
 * A refusal is part of the answer and never thrown; only a bug throws.
 */
export type Result<T, R> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: R };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function refused<R>(refusal: R): { readonly ok: false; readonly refusal: R } {
  return { ok: false, refusal };
}

/** Ends a `switch` over a closed union: a missing case is a compile error. */
export function never(value: never): never {
  throw new Error(`Unexpected case: ${JSON.stringify(value)}`);
}
