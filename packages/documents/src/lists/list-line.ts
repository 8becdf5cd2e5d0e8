import type { Army } from '@ronde/engine';
import type { ListField } from './columns.ts';

/**
 * Who a line is about, as read; names and licences as they stand, missing where the cell was empty. A name is empty
 * where the licence alone says who it is.
 */
export interface ListPerson {
  readonly name: string;
  readonly licence?: string;
  readonly federation?: string;
  readonly birthYear?: number;
  readonly pseudonym?: string;
  readonly rating?: number;
  readonly provisional?: boolean;
  readonly duplicateSeries?: string;
  readonly club?: string;
  readonly category?: string;
  readonly nationality?: string;
  /** How to reach them: for those who direct alone. */
  readonly email?: string;
  readonly phone?: string;
  /** Last day of their last event, a civil date. */
  readonly lastEvent?: string;
  readonly army?: Army;
  /** The total of the army list. */
  readonly cohesion?: number;
}

/** Why a line is nobody. `unknown-licence`: it says nothing else, and nobody is known by it. */
export type LineFault =
  | {
      readonly code:
        | 'no-name'
        | 'no-person'
        | 'several-people'
        | 'private-name'
        | 'hidden-character'
        | 'open-quote'
        | 'no-separator';
    }
  | { readonly code: 'too-long'; readonly field: ListField; readonly most: number }
  | {
      readonly code:
        | 'wrong-rating'
        | 'wrong-birth'
        | 'wrong-cohesion'
        | 'wrong-year'
        | 'wrong-date'
        | 'unknown-licence';
      readonly text: string;
    };

/**
 * What is read and still said: a zero that counts as missing; a rating that is hardly one; a licence that may have lost
 * its leading zeros, or what stands in its column and is none; a duplicate series that the rules do not know, which is
 * left out, or one that stands as a rating; how to reach somebody, which only those who direct read, or what stands in
 * its column and reaches nobody; an e-mail address, phone number, date or amount where a club or a licence was looked
 * for; an army that cannot be read, that is kept as it stands, or whose edition was not said.
 */
export type LineNotice =
  | 'private-left-out'
  | 'zero-rating'
  | 'implausible-rating'
  | 'licence-number'
  | 'licence-unread'
  | 'series-unread'
  | 'series-as-rating'
  | 'contact-kept'
  | 'contact-unread'
  | 'army-unread'
  | 'army-typed'
  | 'army-edition';

/** A rating that can be read two ways: one of the two is chosen, never guessed (IMP-03). */
export interface RatingQuestion {
  readonly text: string;
  readonly whole: string;
  readonly decimal: string;
}

export type ReadLine =
  | { readonly kind: 'refused'; readonly line: number; readonly raw: string; readonly fault: LineFault }
  | {
      readonly kind: 'person';
      readonly line: number;
      readonly raw: string;
      readonly person: ListPerson;
      readonly notices: readonly LineNotice[];
      readonly question: RatingQuestion | null;
      /** Known armies that are near to the one that stands there. */
      readonly armies: readonly Army[];
      /** The name as « NOM Prénom », where it is written otherwise and something tells which is the surname. */
      readonly spelling: string | null;
      /** What the list says of the entry, where it is no plain yes: « Annulé », « En attente »; asked about. */
      readonly status: string | null;
    };

/**
 * `decimals`: whether a rating may have some. `armies`: whether it is the wargame that is played. `isSeries`: what the
 * rules know as a duplicate series.
 */
export interface LineRules {
  readonly armies: boolean;
  readonly decimals: boolean;
  isSeries(text: string): boolean;
}
