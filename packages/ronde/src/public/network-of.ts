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
