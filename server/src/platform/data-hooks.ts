import type { Database } from './db/index.ts';

/** Whose data is erased or exported: an e-mail, lower case, and the member who signs in with it, if any. */
export interface Person {
  email: string;
  cus_id: string | null;
}

export interface KnownPerson extends Person {
  sessions: readonly string[];
}

/** What an erasure removed or, with `dryRun`, would remove; numbers of rows. */
export interface Erasure {
  members: number;
  /** Orders that stay, with the person's data removed. */
  orders: number;
  carts: number;
  codes: number;
  mails: number;
  /** Requests for a mail when a sold-out product is back. */
  restocks: number;
  /** Consents to newsletters and reminders, also withdrawn ones. */
  consents: number;
  links: number;
  /** A promoter's profit from shipped orders that no payout contains yet, in TWD. */
  earnings: number;
}

export type PersonRows = Record<string, unknown>[];

export type ReadRows = (db: Database, who: KnownPerson) => Promise<PersonRows>;

/** What a module offers for the rows that it stores: erasure, export and retention call it, and know no table. */
export interface DataHooks {
  findMember?: (db: Database, email: string) => Promise<{ cus_id: string } | undefined>;
  findSessions?: (db: Database, person: Person) => Promise<string[]>;
  /**
   * Locks the person's rows, after the modules listed before. Returns what deletes them, which runs in the same
   * transaction when every module has locked its own, before the modules listed before. @throws Rejection while a row
   * must stay; `advice` is a sentence that says what to do first.
   */
  forget?: (
    tx: Database,
    who: KnownPerson,
    advice: string,
  ) => Promise<() => Promise<Partial<Erasure>>>;
  tables?: Readonly<Record<string, ReadRows>>;
  /** The fields of other people's rows that name the person, as an erasure would clear them. */
  mentions?: Readonly<Record<string, ReadRows>>;
  /** Deletes rows that no part of the shop needs any more; docs/operations.md lists every table. */
  deleteOld?: (db: Database, now: Date) => Promise<unknown>;
}
