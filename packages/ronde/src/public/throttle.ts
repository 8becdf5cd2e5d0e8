/** `key`: who asks. Answers 0 and counts it, or the seconds to wait first, and then it was not counted. */
export type Throttle = (key: string) => number;

/**
 * `burst` at once, then one each `seconds`. In this process alone and forgotten when it ends: it keeps a phone gone mad
 * from filling a log, not a thief out.
 */
export function throttle(burst: number, seconds: number, clock = () => performance.now(), most = 20_000): Throttle {
  const each = seconds * 1000;
  /** When each would have used nothing up. */
  const free = new Map<string, number>();
  return (key) => {
    const now = clock();
    const from = Math.max(now, free.get(key) ?? 0);
    const wait = from + each - (now + burst * each);
    if (wait > 0) return Math.ceil(wait / 1000);
    free.delete(key);
    free.set(key, from + each);
    for (const [oldest, until] of free) {
      if (free.size <= most && until > now) break;
      free.delete(oldest);
    }
    return 0;
  };
}

/** What one sender is counted by: of IPv6, whoever has one address has the 2^64 of its network. */
export const networkOf = (address: string): string =>
  address.includes(':') && !address.includes('.') ? firstHalf(address) : address;

function firstHalf(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':').length : 0;
  const zeros = tail === undefined ? 0 : 8 - groups.length - after;
  return [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...(tail ? tail.split(':') : [])]
    .slice(0, 4)
    .join(':');
}
