import type { Database } from '../../../platform/db/index.ts';
import { findNamedByOthers, PERSON_TABLES } from './export-repository.ts';
import { findSessions, type Person } from './repository.ts';

/** All stored data about a person, by table, without hashes (個資法 §3: a copy on request; ADR 0154). */
export async function personalData(db: Database, person: Person, now: Date) {
  const who = { ...person, sessions: await findSessions(db, person) };
  const tables: Record<string, Record<string, unknown>[]> = {};
  for (const [name, read] of Object.entries(PERSON_TABLES)) tables[name] = await read(db, who);
  return {
    email: person.email,
    exported_at: now.toISOString(),
    ...tables,
    ...(await findNamedByOthers(db, who)),
  };
}
