import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { deploymentUploads } from '../../../platform/db/schema/index.ts';

interface UploadedVersion {
  name: string;
  version: string;
}

const isVersion = ({ name, version }: UploadedVersion) =>
  and(eq(deploymentUploads.name, name), eq(deploymentUploads.version, version));

export async function incrementUploadedBytes(
  db: Database,
  { name, version }: UploadedVersion,
  bytes: number,
  now: Date,
): Promise<{ total: number; isFirst: boolean }> {
  const [row] = await db
    .insert(deploymentUploads)
    .values({ name, version, bytes, u_date: now })
    .onConflictDoUpdate({
      target: [deploymentUploads.name, deploymentUploads.version],
      set: { bytes: sql`${deploymentUploads.bytes} + ${bytes}`, u_date: now },
    })
    .returning({
      total: deploymentUploads.bytes,
      // PostgreSQL sets xmax where it updated a row instead of inserting one.
      isFirst: sql<boolean>`(xmax = 0)`,
    });
  return row ?? { total: bytes, isFirst: true };
}

/** If nothing was recorded yet: files can also be put there without an upload call. */
export async function insertUploadIfNew(db: Database, one: UploadedVersion, now: Date) {
  await db
    .insert(deploymentUploads)
    .values({ ...one, u_date: now })
    .onConflictDoNothing();
}

export async function deleteUploadBefore(
  db: Database,
  one: UploadedVersion,
  before: Date,
): Promise<boolean> {
  const deleted = await db
    .delete(deploymentUploads)
    .where(and(isVersion(one), lt(deploymentUploads.u_date, before)))
    .returning({ name: deploymentUploads.name });
  return deleted.length === 1;
}
