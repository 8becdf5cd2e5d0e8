import type { PostView } from '@ronde/contract/http/posts';
import { useQuery } from '@tanstack/react-query';
import { deskPath } from './desk-query.ts';
import { read } from './http.ts';

export const postsKey = (t: string) => ['posts', t] as const;

/** Who else is at this desk now; the live stream says when to ask again. */
export function useOtherPosts(t: string): readonly PostView[] {
  const queryFn = () => read<readonly PostView[]>(deskPath(t, '/posts'));
  const { data = [] } = useQuery({ queryKey: postsKey(t), queryFn });
  return data.filter(({ mine }) => !mine);
}
