import { subscribe } from 'node:diagnostics_channel';
import { rmSync } from 'node:fs';
import type { App } from '../platform/module.ts';
import { builtShell } from '../testing/deployments/built-shell.ts';
import { deployer } from '../testing/deployments/deployed-remote.ts';
import { type TestApp, testApp } from '../testing/index.ts';
import { testBrowser } from '../testing/people/browser.ts';
import { signedInAdmin } from '../testing/people/signed-in-admin.ts';

interface Route {
  method: string;
  url: string;
  audit: string | false | undefined;
}

let routes: Route[] = [];

/** Collects the routes of each application that is built from now on. */
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: App };
  routes = [];
  fastify.addHook('onRoute', ({ method, url, config }) => {
    for (const one of [method].flat()) routes.push({ method: one, url, audit: config?.audit });
  });
});

const ADMINISTRATIVE =
  /^\/api\/(?:Biz|User|Config\/|E2ee\/|Auth\/|file|accounts|audit|staff|deployments|parts\/errors|backoffice)/;

/** Routes that work without the administrative token: before sign-in, or with developer mode's own signed cookie. */
const WITHOUT_TOKEN = [
  'GET /api/Config/env',
  'GET /api/E2ee/publickey',
  'POST /api/Auth/login',
  'GET /api/staff',
  'POST /api/staff/developer',
  'PUT /api/staff/overrides',
  'DELETE /api/staff',
];

/** The writes among `WITHOUT_TOKEN`; their proof is a cookie, which browsers send by themselves. */
const BY_COOKIE = ['PUT /api/staff/overrides', 'DELETE /api/staff'];

const nameOf = ({ method, url }: Route) => `${method} ${url}`;
const administrative = () =>
  routes.filter(
    (route) =>
      ADMINISTRATIVE.test(route.url) &&
      !['HEAD', 'OPTIONS'].includes(route.method) &&
      !WITHOUT_TOKEN.includes(nameOf(route)),
  );

let dist: string;
let shop: TestApp;

beforeEach(async () => {
  dist = builtShell();
  shop = await testApp({ env: { DIST_DIR: dist } });
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

const call = async (
  { method, url }: Route,
  headers: Record<string, string> = {},
  cookies: Record<string, string> = {},
) => {
  const path = url.replace(/:\w+|\*/g, 'x');
  return shop.app.inject({ method: method as 'GET', url: path, headers, cookies });
};

it('knows the administrative routes', () => {
  const names = administrative().map(nameOf);
  expect(names.length).toBeGreaterThan(20);
  expect(names).toContain('POST /api/deployments/:name/rollback');
  for (const name of WITHOUT_TOKEN) expect(routes.map(nameOf)).toContain(name);
});

it('every route of administrators and operators has an audit name', () => {
  const unnamed = administrative().filter(({ audit }) => audit === undefined);
  expect(unnamed.map(nameOf)).toEqual([]);
  const names = routes.flatMap(({ audit }) => audit || []);
  for (const name of names) expect(name).toMatch(/^[a-z-]+\.[A-Za-z-]+$/);
});

it('answers every administrative call without a token with 401, before its body is read', async () => {
  const answers: unknown[] = [];
  for (const route of administrative())
    answers.push([nameOf(route), (await call(route)).statusCode]);
  expect(answers).toEqual(administrative().map((route) => [nameOf(route), 401]));
});

/** A token of a team that may deploy nothing, and a browser in which it has started developer mode. */
async function developer() {
  const operator = deployer(shop);
  const body = { team: 'gifts team', remotes: [], days: 30 };
  const issued = await operator.call('POST', '/tokens', body);
  const { token }: { token: string } = issued.json().body;
  const browser = testBrowser(shop);
  const url = '/api/staff/developer';
  const begun = await browser.inject({ method: 'POST', url, payload: { token } });
  expect(begun.json()).toMatchObject({ body: { active: true } });
  return { token, browser };
}

it('answers every administrative call of a developer with 401, whatever cookies the browser has [41 W2]', async () => {
  const { browser } = await developer();
  const headers = { 'x-xsrf-token': browser.cookies['XSRF-TOKEN'] ?? '' };
  for (const route of administrative()) {
    const { statusCode } = await call(route, headers, browser.cookies);
    expect([nameOf(route), statusCode]).toEqual([nameOf(route), 401]);
  }
});

it('a token without remotes reads the list of deployments, and opens no other call [41 W2]', async () => {
  const { token, browser } = await developer();
  const headers = {
    authorization: `Bearer ${token}`,
    'x-xsrf-token': browser.cookies['XSRF-TOKEN'] ?? '',
  };
  const answered: string[] = [];
  for (const route of administrative()) {
    const { statusCode } = await call(route, headers, browser.cookies);
    if (statusCode < 400) answered.push(nameOf(route));
    if (!route.url.startsWith('/api/deployments'))
      expect([nameOf(route), statusCode]).toEqual([nameOf(route), 401]);
  }
  expect(answered).toEqual(['GET /api/deployments']);
});

it('answers every administrative write without the XSRF value with 403', async () => {
  const headers = await signedInAdmin(shop);
  const writes = [
    ...administrative().filter(({ method }) => method !== 'GET'),
    ...routes.filter((route) => BY_COOKIE.includes(nameOf(route))),
  ];
  for (const route of writes) {
    const answer = await call(route, headers);
    expect([nameOf(route), answer.statusCode]).toEqual([nameOf(route), 403]);
    expect(answer.body).toContain('XSRF');
  }
});
