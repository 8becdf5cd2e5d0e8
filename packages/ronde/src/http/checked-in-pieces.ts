import { ok, type Result, refused } from '@ronde/engine';
import type * as z from 'zod';
import { inPieces } from '../tasks/pieces.ts';
import type { Work } from '../tasks/tasks.ts';

/**
 * Each of many held against its schema, others being served in between, which a schema of the whole would not allow.
 * `at`: where they stand in what was sent. `until`: how much of the whole act is then done, 0 to 1.
 */
export async function checkedInPieces<S extends z.ZodType>(
  schema: S,
  { sent, at, until }: { readonly sent: readonly unknown[]; readonly at: string; readonly until: number },
  { signal, tell }: Work,
): Promise<Result<readonly z.output<S>[], readonly z.core.$ZodIssue[]>> {
  const told = (share: number) => tell({ step: 'reading', share: until * share });
  const read = await inPieces(sent, (one) => schema.safeParse(one), { signal, told });
  const issues = read.flatMap(({ error }, i) =>
    (error?.issues ?? []).map((issue) => ({ ...issue, path: [at, i, ...issue.path] })),
  );
  return issues.length > 0 ? refused(issues) : ok(read.flatMap((one) => (one.success ? [one.data] : [])));
}
