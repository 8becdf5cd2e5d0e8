/** The same type with every array and property read-only, all the way down. */
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/**
 * `true` when A and B accept the same values, `false` otherwise. Used to hold each schema against the engine's type:
 * `const held: Same<z.infer<typeof schema>, Engine> = true` does not compile when they part.
 */
export type Same<A, B> = [Frozen<A>] extends [Frozen<B>] ? ([Frozen<B>] extends [Frozen<A>] ? true : false) : false;
