/**
 * `{ ...whole, ...more }`, in a shape that all values made so share. Node 20 gives each object that is spread and then
 * added to a shape of its own, and thousands of those are read several times more slowly.
 */
export function extended<T extends object, M extends object>(whole: T, more: M): Omit<T, keyof M> & M {
  return Object.assign({}, whole, more);
}
