import pg from 'pg';
import { type Cluster, startCluster } from '../../tooling/postgres/cluster.ts';
import { findPostgres } from '../../tooling/postgres/find.ts';

/** Starts a throw-away PostgreSQL. @throws Error if none is installed */
export async function startPostgres(): Promise<Cluster> {
  const bin = findPostgres();
  if (!bin) throw new Error('No PostgreSQL was found: neither pg_config nor initdb.');
  return startCluster(bin);
}

export const databaseAt = (cluster: string, name: string): string =>
  Object.assign(new URL(cluster), { pathname: `/${name}` }).href;

/** Runs statements one after the other as the database's owner; returns the rows of the last one. */
export async function query<Row extends object>(
  url: string,
  ...statements: string[]
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) ({ rows } = await client.query<Row>(statement));
    return rows;
  } finally {
    await client.end();
  }
}
