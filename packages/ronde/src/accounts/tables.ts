/** The tables of accounts. Times are ISO 8601 texts; tokens and links are kept as their SHA-256 only. */
export interface AccountTables {
  accounts: AccountRow;
  sessions: SessionRow;
  invitations: InvitationRow;
  members: MemberRow;
  sign_in_failures: FailureRow;
}

export interface AccountRow {
  id: string;
  /** As shown; empty once erased. */
  name: string;
  /** The name without accents and case: what somebody signs in with, unique. */
  name_key: string;
  house: 'manager' | 'member';
  /** `scrypt$logN$r$p$salt$hash`; empty once erased. */
  password: string;
  created_at: string;
  disabled_at: string | null;
  erased_at: string | null;
}

export interface SessionRow {
  token: string;
  /** What its owner calls it by; says nothing of the token. */
  id: string;
  account: string;
  /** The browser and system, as it said. */
  device: string;
  created_at: string;
  seen_at: string;
  ends_at: string;
  /** Minutes unused after which it ends; null: only at `ends_at`. */
  idle: number | null;
}

export interface InvitationRow {
  token: string;
  id: string;
  kind: 'owner' | 'house' | 'team' | 'password';
  /** `house`: what the new account is in the house. */
  house: 'manager' | 'member' | null;
  /** `team`: where, and as what. */
  tournament: string | null;
  role: 'director' | 'arbiter' | 'clerk' | null;
  /** `password`: whose. */
  account: string | null;
  /** Whom it is for, in the inviter's words. */
  note: string | null;
  made_by: string | null;
  made_at: string;
  ends_at: string;
  used_at: string | null;
  used_by: string | null;
  revoked_at: string | null;
}

export interface MemberRow {
  tournament: string;
  account: string;
  role: 'director' | 'arbiter' | 'clerk';
  since: string;
}

export interface FailureRow {
  /** A digest of who tries what from where. */
  key: string;
  failures: number;
  last_at: string;
  /** Nothing is tried before. */
  free_at: string;
}

declare module '../store/sql/tables.ts' {
  interface Tables extends AccountTables {}
}
