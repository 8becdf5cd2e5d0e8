/** The same type with every array and property read-only, all the way down. */
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/** The same with every property required: one that is missing shows, though it may be missing. */
type Whole<T> = T extends object ? { readonly [K in keyof T]-?: Whole<T[K]> } : T;

type Both<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/**
 * `true` when A and B accept the same values and know the same properties, `false` otherwise. Used to hold each schema
 * against the engine's type: `const held: Same<z.infer<typeof schema>, Engine> = true` does not compile when they part.
 */
export type Same<A, B> = Both<Frozen<A>, Frozen<B>> extends true ? Both<Whole<A>, Whole<B>> : false;
