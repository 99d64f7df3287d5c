import type { DataHooks, Erasure, KnownPerson, Person } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { withoutTimeLimits } from '../../../platform/db/time-limits.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { Deps } from '../../../platform/module.ts';

type Stored = Pick<Deps, 'db' | 'dataHooks'>;

async function known(
  db: Database,
  hooks: readonly DataHooks[],
  person: Person,
): Promise<KnownPerson> {
  const sessions = new Set<string>();
  for (const { findSessions } of hooks)
    for (const s of (await findSessions?.(db, person)) ?? []) sessions.add(s);
  sessions.delete('');
  return { ...person, sessions: [...sessions] };
}

async function memberIdOf(db: Database, hooks: readonly DataHooks[], email: string) {
  for (const { findMember } of hooks) {
    const member = await findMember?.(db, email);
    if (member) return member.cus_id;
  }
  return null;
}

const NOTHING: Erasure = {
  ...{ links: 0, earnings: 0, members: 0, orders: 0 },
  ...{ carts: 0, codes: 0, restocks: 0, consents: 0, mails: 0 },
};

function add(erasure: Erasure, deleted: Partial<Erasure>): void {
  for (const kind of Object.keys(NOTHING) as (keyof Erasure)[]) erasure[kind] += deleted[kind] ?? 0;
}

async function eraseFrom(
  tx: Database,
  hooks: readonly DataHooks[],
  person: Person,
  advice: string,
): Promise<Erasure> {
  const who = await known(tx, hooks, person);
  const deletions: (() => Promise<Partial<Erasure>>)[] = [];
  for (const { forget } of hooks) if (forget) deletions.push(await forget(tx, who, advice));
  const erasure = { ...NOTHING };
  for (const deleteRows of deletions.toReversed()) add(erasure, await deleteRows());
  return erasure;
}

const FOR_OPERATORS = '請先出貨、取消或完成退款，再刪除個人資料。';

interface ErasureRequest {
  email: string;
  dryRun: boolean;
  /** What to do about open orders, as a sentence for whoever requests the erasure. */
  advice?: string;
}

class DryRunRollback extends Error {}

/** All or nothing (ADR 0154). @throws Rejection while an order is open, or nothing is stored. */
export async function erasePerson(
  { db, dataHooks }: Stored,
  { email, dryRun, advice = FOR_OPERATORS }: ErasureRequest,
): Promise<Erasure> {
  let erasure = NOTHING;
  const erase = async (tx: Database) => {
    const cus_id = await memberIdOf(tx, dataHooks, email);
    erasure = await eraseFrom(tx, dataHooks, { email, cus_id }, advice);
    if (dryRun) throw new DryRunRollback();
  };
  await withoutTimeLimits(db)
    .transaction(erase)
    .catch((error: unknown) => {
      if (!(error instanceof DryRunRollback)) throw error;
    });
  const { earnings: _, ...found } = erasure;
  if (Object.values(found).every((count) => count === 0))
    throw new Rejection(404, 'PERSON_NOT_FOUND', `沒有「${email}」的個人資料。`);
  return erasure;
}

/** All stored data about a person, by table, without hashes (個資法 §3: a copy on request; ADR 0154). */
export async function personalData({ db, dataHooks }: Stored, person: Person, now: Date) {
  const who = await known(db, dataHooks, person);
  const rows: Record<string, Record<string, unknown>[]> = {};
  for (const { tables } of dataHooks)
    for (const [name, read] of Object.entries(tables ?? {})) rows[name] = await read(db, who);
  for (const { mentions } of dataHooks)
    for (const [name, read] of Object.entries(mentions ?? {})) rows[name] = await read(db, who);
  return { email: person.email, exported_at: now.toISOString(), ...rows };
}
