import { DeployError } from './deploy-error.ts';
import { deploymentsCommand } from './deployments.ts';
import type { ShopApi } from './shop-api.ts';

const cart = { name: 'mf-cart', stable: '1.0.0-a', history: [], versions: [] };
const answer = {
  ...{ deployments: [cart], expires_at: '2026-12-22T02:00:00Z', sequence: 7 },
  ...{ deployment: cart, removed: [], deleted: [], files: 0, id: 'a1b2', token: 'secret' },
};

/** A shop that answers every call, and records them. */
function recordingShop() {
  const calls: unknown[][] = [];
  const call = async (...sent: unknown[]) => {
    calls.push(sent);
    return (sent[1] === '/api/deployments/tokens' && sent[0] === 'GET' ? [] : answer) as never;
  };
  const shop: ShopApi = { origin: '', get: (place) => call('GET', place), send: call };
  return { shop, calls };
}

it.each([
  [[], 'GET', '/api/deployments'],
  [['mf-cart'], 'GET', '/api/deployments'],
  [['canary', 'mf-cart', '25'], 'POST', '/mf-cart/canary', { percent: 25, why: '' }],
  [['promote', 'shell', '--why', 'calm'], 'POST', '/shell/promote', { why: 'calm' }],
  [['rollback', 'mf-cart', '--why', 'broken'], 'POST', '/mf-cart/rollback', { why: 'broken' }],
  [
    ['rollback', 'mf-cart', '--why', 'x', '--version', '1.0.0'],
    'POST',
    '/mf-cart/rollback',
    { why: 'x', version: '1.0.0' },
  ],
  [['retire', 'mf-cart', '1.0.0'], 'POST', '/mf-cart/retire', { version: '1.0.0', why: '' }],
  [['remove', 'mf-cart', '--why', 'over'], 'POST', '/mf-cart/remove', { why: 'over' }],
  [['prune', '--dry-run'], 'POST', '/prune', { dry_run: true }],
  [['tokens'], 'GET', '/tokens'],
  [
    ['tokens', 'issue', '--for', 'Cart team', '--remote', 'mf-cart', '--remote', 'shell'],
    'POST',
    '/tokens',
    { team: 'Cart team', remotes: ['mf-cart', 'shell'], days: 365 },
  ],
  [
    ['tokens', 'issue', '--for', 'Gifts team', '--develop', '--days', '30'],
    'POST',
    '/tokens',
    { team: 'Gifts team', remotes: [], days: 30 },
  ],
  [['tokens', 'revoke', 'a1b2'], 'DELETE', '/tokens/a1b2'],
])('sends %j as %s %s', async (args, method, place, ...body) => {
  const { shop, calls } = recordingShop();
  await deploymentsCommand(args).run(shop);
  expect(calls).toEqual([[method, place.replace(/^\/(?!api)/, '/api/deployments/'), ...body]]);
});

it('says that a removed remote is out of the shop [41 teams D1]', async () => {
  const { shop } = recordingShop();
  const send = async () => ({ deployment: { ...cart, stable: '' } }) as never;
  const { run } = deploymentsCommand(['remove', 'mf-cart', '--why', 'its campaign is over']);
  expect(await run({ ...shop, send })).toMatch(/^mf-cart is out of the shop/);
});

it('shows one remote of the shop at the address after --to', async () => {
  const { to, run } = deploymentsCommand(['mf-cart', '--to', 'https://shop.example']);
  expect(to).toBe('https://shop.example');
  expect(await run(recordingShop().shop)).toMatch('mf-cart: 1.0.0-a');
  await expect(deploymentsCommand(['mf-tea']).run(recordingShop().shop)).rejects.toThrow(
    'mf-tea was never deployed',
  );
});

it.each([
  [['frobnicate'], 'is not known'],
  [['issue', '--for', 'x'], 'is not known'],
  [['tokens', 'rollback'], 'is not known'],
  [['rollback', 'mf-cart'], 'Say --why'],
  [['rollback', '--why', 'x'], 'rollback takes a remote'],
  [['canary', 'mf-cart', '100'], 'from 1 to 99'],
  [['promote', 'mf-cart', '--days', '3'], 'promote takes no --days'],
  [['tokens', 'issue', '--for', 'x'], '--remote takes'],
  [['tokens', 'issue', '--for', 'x', '--remote', 'mf-x', '--develop'], '--develop is for'],
  [['tokens', 'issue', '--remote', 'mf-cart'], '--for takes'],
  [['prune', 'mf-cart'], 'prune takes nothing more'],
])('rejects %j', (args, why) => {
  expect(() => deploymentsCommand(args)).toThrow(DeployError);
  expect(() => deploymentsCommand(args)).toThrow(why);
});
