import type { Deployment } from '@pinpu/shared/contracts';
import { details, overview } from './deployments-table.ts';

const cart: Deployment = {
  name: 'mf-cart',
  stable: '1.0.0-a',
  canary: { version: '1.0.0-b', percent: 10, since: '2026-11-22T02:00:00Z' },
  history: [
    {
      version: '1.0.0-b',
      at: '2026-11-22T02:00:00Z',
      action: 'canary',
      by: 'Cart team',
      why: '10 %',
    },
    { version: '1.0.0-a', at: '2026-11-21T02:00:00Z' },
  ],
  versions: [
    {
      version: '1.0.0-b',
      status: 'live',
      published_at: '2026-11-22T02:00:00Z',
      published_by: 'Cart team',
    },
    { version: '1.0.0-a', status: 'bad' },
  ],
};

it('shows live versions with share, start, actor and reason', () => {
  const answer = { sequence: 7, expires_at: '2026-12-22T02:00:00Z', can_change: true };
  expect(overview({ ...answer, deployments: [cart] }).split('\n')).toEqual([
    'name     live                        since             by         why',
    'mf-cart  1.0.0-a 90 %, 1.0.0-b 10 %  2026-11-22 10:00  Cart team  canary: 10 %',
    'registry entry 7, signed until 2026-12-22 10:00',
  ]);
});

it('shows the history and the versions of one name, also of entries that say little', () => {
  const lines = details(cart).split('\n');
  expect(lines).toContain('2026-11-21 10:00  live    1.0.0-a');
  expect(lines).toContain('1.0.0-b   good   2026-11-22 10:00  Cart team');
  expect(lines).toContain('1.0.0-a   bad');
});
