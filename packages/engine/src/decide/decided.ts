import type { Result } from '../base/result.ts';
import type { Event } from '../tournament/events.ts';
import type { Refusal } from '../tournament/refusals.ts';

/** What a command comes to: facts, or why not. */
export type Decided = Result<readonly Event[], Refusal>;
