import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_COMPANY } from '@pinpu/shared/domain';
import type { Config } from '../../platform/config/config.ts';
import { copyMigratedDatabase } from '../../testing/database/database-template.ts';
import { deployed } from '../../testing/deployments/built-shell.ts';
import { fakeEcpayEnv, startFakeEcpay } from '../../testing/fakes/ecpay/start-fake-ecpay.ts';
import {
  fakeEcpayInvoiceEnv,
  startFakeEcpayInvoice,
} from '../../testing/fakes/ecpay-invoice/start-fake-ecpay-invoice.ts';
import { fakeSmtp } from '../../testing/fakes/fake-smtp.ts';
import { freePort, runInProcess, startInProcess } from '../../testing/shop-process.ts';
import { examine } from './finding.ts';
import { informationPages } from './pages-check.ts';
import { certificateFinding } from './shop-checks.ts';

jest.setTimeout(60_000);

let dataDir = '';
const servers: Server[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pinpu-doctor-'));
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function webServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

/** A shop on a database that is migrated already: creating one takes longer than the start. */
async function startShop(env: Record<string, string>) {
  await copyMigratedDatabase(join(dataDir, 'db'));
  return startInProcess({ DATA_DIR: dataDir, ...env });
}

/** Output of `npm run doctor`, as check → the rest of its row, and its exit code. */
async function examined(env: Record<string, string>) {
  const { code, out, err } = await runInProcess('doctor', [], { DATA_DIR: dataDir, ...env });
  const rows = Object.fromEntries(
    out
      .split('\n')
      .map((line) => /^(\w+) +(.*)$/.exec(line))
      .flatMap((row) => (row ? [[row[1], row[2]?.replace(/ +/g, ' ')]] : [])),
  );
  return { code, err, rows };
}

describe('npm run doctor', () => {
  it('in a container, asks there for what PUBLIC_URL of the host leads to [41 operations D3]', async () => {
    const port = `${await freePort()}`;
    const env = { PORT: port, PUBLIC_URL: `http://localhost:${await freePort()}` };
    const shop = await startShop(env);
    const outside = await examined(env);
    const inside = await examined({ ...env, PINPU_CONTAINER: '1' });
    await shop.stop();
    expect(outside.rows.address).toMatch(/^FAULT/);
    expect([inside.code, inside.rows.address, inside.rows.registry]).toEqual([
      0,
      `- ${env.PUBLIC_URL} is an address of the host of this container: open it there.`,
      '- This server has no registry: another host serves it.',
    ]);
  });

  it('finds nothing wrong with a running shop whose services answer [K9]', async () => {
    const smtp = await fakeSmtp();
    const ecpay = await startFakeEcpay({ clock: () => new Date() });
    const invoices = await startFakeEcpayInvoice();
    const port = `${await freePort()}`;
    const providers = { ...fakeEcpayEnv(ecpay.url), ...fakeEcpayInvoiceEnv(invoices.url) };
    const env = { PORT: port, SMTP_URL: smtp.url, ...providers };
    const shop = await startShop(env);
    const { code, rows } = await examined(env);
    await shop.stop();
    await ecpay.close();
    await invoices.close();
    expect(rows).toEqual({
      settings: 'warning SHOP_MODE is demo: nothing is paid or shipped.',
      mail: expect.stringMatching(/^ok 127\.0\.0\.1:\d+ accepts the connection/),
      payments: "ok Payments reach the provider's test environment. The provider accepts the keys.",
      logistics:
        'warning The logistics provider accepts the keys, but its test environment moves no real parcels.',
      invoices:
        'warning The invoice provider accepts the keys, but its test environment issues no real invoices.',
      disk: expect.stringMatching(/^ok \d+ MB free in /),
      database: '- The embedded database is open in the running shop, see there.',
      clock: expect.stringMatching(/^ok [012] s ahead of 127\.0\.0\.1:\d+\.$/),
      shop: `ok The shop at port ${port} is ready.`,
      pages: '- A demo needs no pages about returns, privacy and terms.',
      address: `ok http://localhost:${port} leads to the shop.`,
      registry: '- This server has no registry: another host serves it.',
      signature: '- No key of the registry is on this machine yet: the first start makes one.',
      certificate: `- http://localhost:${port} has none.`,
    });
    expect([code, smtp.received]).toEqual([0, []]);
  });

  it('names what does not answer, wrong keys and a full disk, and ends with 1', async () => {
    const ecpay = await startFakeEcpay({ clock: () => new Date() });
    const invoices = await startFakeEcpayInvoice();
    const port = `${await freePort()}`;
    const { code, rows } = await examined({
      PORT: port,
      SMTP_URL: 'smtp://127.0.0.1:1',
      MIN_FREE_MB: '9999999',
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
      ...fakeEcpayEnv(ecpay.url),
      ECPAY_HASH_KEY: 'anotherHashKey12',
      ECPAY_LOGISTICS_HASH_KEY: 'anotherHashKey12',
      ...fakeEcpayInvoiceEnv(invoices.url),
      ECPAY_INVOICE_HASH_KEY: 'anotherHashKey12',
    });
    await ecpay.close();
    await invoices.close();
    expect(code).toBe(1);
    expect(rows).toMatchObject({
      mail: expect.stringMatching(/^FAULT 127\.0\.0\.1:1 can't be used \(.*ECONNREFUSED/),
      payments: expect.stringMatching(/^FAULT The provider does not accept the keys/),
      logistics: expect.stringMatching(/^FAULT The logistics provider does not accept the keys/),
      invoices: expect.stringMatching(/^FAULT The invoice provider does not accept the keys/),
      disk: expect.stringMatching(/^FAULT \d+ MB free .*MIN_FREE_MB is 9999999/),
      database: expect.stringMatching(/^FAULT The database of DATABASE_URL can't be reached/),
      shop: `warning No shop runs at port ${port} of this machine.`,
      address: expect.stringMatching(/^FAULT .*ECONNREFUSED/),
    });
  });

  it('knows a server key that is not the one of the database', async () => {
    const port = `${await freePort()}`;
    const env = { PORT: port, SERVER_KEY: 'a'.repeat(64) };
    const shop = await startShop(env);
    await shop.stop();
    const right = await examined(env);
    expect(right.rows.database).toMatch(
      /^ok The embedded database answered in \d+ ms, is upgraded/,
    );
    const wrong = await examined({ ...env, SERVER_KEY: 'b'.repeat(64) });
    expect(wrong.rows.database).toMatch(/^FAULT SERVER_KEY is not the key/);
  });

  it('compares the clock with the provider’s', async () => {
    const hourAgo = await webServer((_request, reply) => {
      reply
        .setHeader('date', new Date(Date.now() - 3_600_000).toUTCString())
        .writeHead(404)
        .end();
    });
    const { rows } = await examined({ PORT: '1', ...fakeEcpayEnv(hourAgo) });
    expect(rows.clock).toMatch(/^FAULT The clock is 360\d s ahead of 127/);
  });

  it('loads the entry of every remote, as browsers do', async () => {
    const remote = deployed({ routes: [], fills: {}, offers: {} });
    const registry = JSON.stringify({ sequence: 1, remotes: { 'mf-x': remote } });
    const url = await webServer(({ url: path }, reply) => {
      if (path === '/registry.json') reply.end(registry);
      else reply.writeHead(path === '/healthz' ? 200 : 404).end();
    });
    const { code, rows } = await examined({ PORT: '1', PUBLIC_URL: url });
    expect(rows).toMatchObject({
      address: `ok ${url} leads to the shop.`,
      registry: `FAULT ${url}/remotes/x/1/entry.js answers 404.`,
    });
    expect(code).toBe(1);
  });

  it('prints every reason why a live shop would not start', async () => {
    const { code, rows } = await examined({ PORT: '1', SHOP_MODE: 'live' });
    expect(rows.settings).toMatch(/^FAULT PUBLIC_URL is not the address shoppers open/);
    expect(code).toBe(1);
  });
});

describe('the end of a certificate', () => {
  const now = new Date('2026-11-22T00:00:00Z');

  it.each([
    ['2027-02-01', 'ok', 'in 71 days'],
    ['2026-12-06', 'ok', 'in 14 days'],
    ['2026-12-05', 'warning', 'in 13 days'],
    ['2026-11-21', 'fault', 'renew it'],
  ])('the end on %s is %s', (end, level, text) => {
    expect(certificateFinding(new Date(`${end}T00:00:00Z`), now)).toEqual({
      level,
      text: expect.stringContaining(text),
    });
  });
});

describe('the pages of a live shop', () => {
  const company = { ...NO_COMPANY, company_name: '山腳茶行', vat_id: '04595257' };
  const text = { title: '', html: '<p>七日內</p>', company: null };
  const whole = {
    ...{ returns: text, privacy: text, terms: text },
    company: { ...text, html: '', company },
  };

  async function found(pages: Record<string, object>) {
    const url = await webServer(({ url: path = '' }, reply) => {
      const body = pages[path.replace('/api/info-page/', '')];
      reply.writeHead(body ? 200 : 404).end(JSON.stringify({ success: true, body }));
    });
    const config = { port: Number(new URL(url).port), shopMode: 'live' } as Config;
    return examine(informationPages(config));
  }

  it('are found where the shop has filled them', async () => {
    expect((await found(whole)).level).toBe('ok');
  });

  it('are named where they are missing, and the company without its 統一編號', async () => {
    const { terms: _, ...others } = whole;
    const unnamed = { ...whole.company, company: { ...company, vat_id: '' } };
    expect(await found({ ...others, company: unnamed })).toEqual({
      level: 'warning',
      text: expect.stringMatching(/: 服務條款, 公司資訊 \(公司名稱, 統一編號\)\. Fill them at /),
    });
  });

  it('are not examined where no shop runs', async () => {
    const config = { port: 1, shopMode: 'live' } as Config;
    expect((await examine(informationPages(config))).level).toBe('skipped');
  });
});
