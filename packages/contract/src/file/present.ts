type Keys<T, Missing extends boolean> = {
  [K in keyof T]: undefined extends T[K] ? (Missing extends true ? K : never) : Missing extends true ? never : K;
}[keyof T];

type Present<T> = Pick<T, Keys<T, false>> & { [K in Keys<T, true>]?: Exclude<T[K], undefined> };

/** The fields that have a value: a missing key is missing, never undefined. */
export function present<T extends object>(fields: T): Present<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;
}
