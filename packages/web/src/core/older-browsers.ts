// What the browsers of old phones and projectors (iOS 14, Chrome 87) do not know, in the words of the standard: phones and
// the wall are built for them, and these come before everything else.

type List = readonly unknown[];
type Order = (one: unknown, other: unknown) => number;
type Asked = (value: unknown, at: number, all: List) => unknown;

const fromEnd = (list: ArrayLike<unknown>, at: number): number =>
  at < 0 ? list.length + Math.trunc(at) : Math.trunc(at);

function lastThat(list: List, asked: Asked, thisOne: unknown): number {
  for (let at = list.length - 1; at >= 0; at -= 1) if (asked.call(thisOne, list[at], at, list)) return at;
  return -1;
}

function define(on: object, name: string, what: unknown): void {
  if (!(name in on)) Object.defineProperty(on, name, { value: what, configurable: true, writable: true });
}

const lists: Readonly<Record<string, (this: List, ...given: never[]) => unknown>> = {
  at(at: number) {
    return this[fromEnd(this, at || 0)];
  },
  findLast(asked: Asked, thisOne?: unknown) {
    return this[lastThat(this, asked, thisOne)];
  },
  findLastIndex(asked: Asked, thisOne?: unknown) {
    return lastThat(this, asked, thisOne);
  },
  toReversed() {
    return [...this].reverse();
  },
  toSorted(order?: Order) {
    return [...this].sort(order);
  },
  toSpliced(...given: [number, number, ...unknown[]]) {
    const copy = [...this];
    copy.splice(...given);
    return copy;
  },
  with(at: number, value: unknown) {
    const copy = [...this];
    const place = fromEnd(this, at || 0);
    if (place < 0 || place >= copy.length) throw new RangeError(`No place ${at} in a list of ${copy.length}`);
    copy[place] = value;
    return copy;
  },
};

export function fillIn(
  array: object = Array.prototype,
  text: object = String.prototype,
  object: object = Object,
): void {
  for (const [name, what] of Object.entries(lists)) define(array, name, what);
  define(text, 'at', function (this: string, at: number) {
    const place = fromEnd(this, at || 0);
    return place < 0 ? undefined : this[place];
  });
  define(object, 'hasOwn', (one: object, key: PropertyKey) => Object.getOwnPropertyDescriptor(one, key) !== undefined);
}

fillIn();
