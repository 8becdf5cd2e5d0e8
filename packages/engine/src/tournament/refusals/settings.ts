import type { Details } from '../details.ts';
import type { Settings } from '../settings.ts';
import type { FormatId } from '../state.ts';

/** What the director may not change, or not any more. */
export type SettingsRefusal =
  /** The formula does not read it. */
  | { readonly code: 'setting-not-used'; readonly setting: keyof Settings; readonly format: FormatId }
  /** `round`: the last one drawn, which stands on it. */
  | { readonly code: 'setting-fixed'; readonly setting: keyof Settings; readonly round: number }
  | { readonly code: 'setting-changed'; readonly setting: keyof Settings }
  | { readonly code: 'detail-changed'; readonly detail: keyof Details }
  /** Fewer rounds than are drawn. */
  | { readonly code: 'rounds-already-drawn'; readonly planned: number; readonly drawn: number }
  | { readonly code: 'dates-reversed'; readonly date: string; readonly endDate: string }
  | { readonly code: 'nothing-changes' };
