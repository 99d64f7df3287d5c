import { createSecretKey } from 'node:crypto';
import { adminSecrets } from '../../../server/src/modules/base/admin/server-secrets.ts';
import { adminAccounts } from '../../../server/src/platform/db/schema/index.ts';
import { adminHeaders } from '../../../server/src/testing/people/signed-in-admin.ts';
import { operatorToken, SERVER_KEY } from '../../support/shop-process.ts';
import { until } from '../../support/until.ts';
import type { Deployment } from '../support/deployment.ts';
import { type Answer, get, post } from '../support/http.ts';

/** A long list of orders takes its time on a loaded machine. */
const LIMIT_MS = 60_000;

/** Posts to the back office of an instance, in the name of a clerk. */
export type Office = (instance: number, path: string, json: object) => Promise<Answer>;

const XSRF = 'XSRF-TOKEN=';

/** A clerk's session, which both instances accept. */
export async function signedInClerk(deployment: Deployment, clock: () => Date): Promise<Office> {
  const serverKey = createSecretKey(SERVER_KEY, 'hex');
  const now = clock();
  let pairs: string[] = [];
  // A loaded machine may answer 503 at first.
  await until('the shop has answered with its cookies', 120_000, async () => {
    const { headers = {} } = await get(`${deployment.url(0)}/api/Config/env`);
    pairs = (headers['set-cookie'] ?? []).map((one) => one.split(';')[0] ?? '');
    return pairs.some((pair) => pair.startsWith(XSRF));
  });
  const xsrf = pairs.find((pair) => pair.startsWith(XSRF))?.slice(XSRF.length) ?? '';
  const { signing } = await deployment.withDatabase(async (db) => {
    const account = { account: 'anna', role: 'owner' as const, password_hash: '' };
    await db
      .insert(adminAccounts)
      .values({ ...account, tokens_from: now, c_date: now, u_date: now });
    return adminSecrets({ db, serverKey, clock });
  });
  return async (instance, path, json) => {
    const { authorization, cookie } = await adminHeaders('anna', signing, clock());
    const own = { authorization, cookie: [cookie, ...pairs].join('; '), 'x-xsrf-token': xsrf };
    const url = `${deployment.url(instance)}/api/backoffice/${path}`;
    return post(url, { json, headers: own, limitMs: LIMIT_MS });
  };
}

/** A move of an order by a command at an instance, whatever the order's version. */
export function moveAt(
  { url, dataDirs }: Deployment,
  instance: number,
  { code, move, ...fields }: { code: string; move: string } & Record<string, unknown>,
): Promise<Answer> {
  const token = operatorToken(dataDirs[instance % dataDirs.length] ?? '');
  const headers = { authorization: `Bearer ${token}` };
  const path = `${url(instance)}/api/backoffice/orders/${code}/${move}`;
  return post(path, { json: { version: '*', ...fields }, headers, limitMs: LIMIT_MS });
}
