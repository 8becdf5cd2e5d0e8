import { partOf } from '../../ui/page-of.ts';

// Notices that stand on today’s draw: they come after the page, and are rarely there.
export const OutdatedDraft = partOf(async () => ({ default: (await import('./outdated-draft.tsx')).OutdatedDraft }));
export const ProposalNotice = partOf(async () => ({ default: (await import('./proposal-notice.tsx')).ProposalNotice }));
