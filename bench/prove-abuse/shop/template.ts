import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { newFolder } from '../../harness/deployment.ts';
import { SHOP, shopProcess } from '../../harness/shop-process.ts';
import { USUAL_SETTINGS } from './settings.ts';

/** Runs SQL on a database, as its owner. */
export async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Files that a shop's first start writes for its operator. */
export interface FirstStart {
  output: string;
  adminPassword: string;
}

/** A database with the demo shop, copied for each attack. */
export interface Template {
  firstStart: FirstStart;
  /** Makes a new copy; returns its URL. */
  copy(): Promise<string>;
}

const TEMPLATE = 'abuse_template';

/** Fills a database with the demo shop, using the server of a checkout. */
export async function demoTemplate(checkout: string, cluster: string): Promise<Template> {
  const urlOf = (name: string) => Object.assign(new URL(cluster), { pathname: `/${name}` }).href;
  await query(cluster, `CREATE DATABASE ${TEMPLATE}`);
  const dataDir = newFolder();
  const env = { ...USUAL_SETTINGS, DATABASE_URL: urlOf(TEMPLATE), DATA_DIR: dataDir };
  const shop = await shopProcess(env, SHOP, checkout);
  try {
    await shop.start();
    const adminPassword = readFileSync(path.join(dataDir, 'admin-password.txt'), 'utf8').trim();
    await shop.end('SIGTERM');
    let copies = 0;
    const copy = async () => {
      copies += 1;
      await query(cluster, `CREATE DATABASE abuse_${copies} TEMPLATE ${TEMPLATE}`);
      return urlOf(`abuse_${copies}`);
    };
    return { firstStart: { output: shop.output(), adminPassword }, copy };
  } finally {
    await shop.end('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}
