import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OpenDesk, openDesksOf } from './open-desks.ts';

const post = (session: string, since: string): OpenDesk => ({
  session,
  name: session,
  device: 'Firefox, Linux',
  role: 'clerk',
  since,
});
const changed = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  changed.mockClear();
});
afterEach(() => vi.useRealTimers());

test('a sign-in with two windows is one post, there as long as one of them is', () => {
  const posts = openDesksOf(changed, 3000);
  const [first, second] = [post('a', '09:00'), post('a', '09:05')];
  posts.take('t', first);
  posts.take('t', second);
  expect(posts.at('t')).toEqual([first]);
  posts.give('t', first);
  vi.advanceTimersByTime(5000);
  expect(posts.at('t')).toHaveLength(1);
  posts.give('t', second);
  vi.advanceTimersByTime(2999);
  expect(posts.at('t')).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(posts.at('t')).toEqual([]);
  // It came, it went.
  expect(changed.mock.calls).toEqual([['t'], ['t']]);
});

test('a page that is loaded anew has not gone: nobody is told, and « since when » stays', () => {
  const posts = openDesksOf(changed, 3000);
  posts.take('t', post('a', '09:00'));
  posts.give('t', post('a', '09:00'));
  vi.advanceTimersByTime(1000);
  posts.take('t', post('a', '10:00'));
  vi.advanceTimersByTime(60_000);
  expect(posts.at('t')).toEqual([post('a', '09:00')]);
  expect(changed).toHaveBeenCalledTimes(1);
});

test('another role is told; another tournament hears nothing', () => {
  const posts = openDesksOf(changed);
  posts.take('t', post('a', '09:00'));
  posts.take('t', { ...post('a', '09:01'), role: 'arbiter' });
  expect(posts.at('t')).toMatchObject([{ role: 'arbiter', since: '09:00' }]);
  expect(posts.at('other')).toEqual([]);
  expect(changed.mock.calls).toEqual([['t'], ['t']]);
});
