import type { RemoteVersion } from '@pinpu/shared/contracts';
import { incompatibility } from './compatibility.ts';

const remote = (fields: Partial<RemoteVersion>): RemoteVersion => ({
  base: '/remotes/mf-promo/1/',
  entry: 'entry.js',
  routes: [],
  slots: {},
  requires: '^0.1.0',
  integrity: {},
  status: 'live',
  ...fields,
});

it('accepts a remote whose requirements the host meets [M4]', () => {
  expect(incompatibility(remote({ slots: { 'product.promoter': 1 } }), '0.1.3')).toBeUndefined();
});

it.each([
  [
    'an older shared',
    remote({ requires: '^0.2.0' }),
    /needs @pinpu\/shared \^0\.2\.0, the host has 0\.1\.3/,
  ],
  [
    'another contract of a slot',
    remote({ slots: { 'product.promoter': 2 } }),
    /contract version 2, the host has 1/,
  ],
  [
    'a slot that does not exist',
    remote({ slots: { 'product.video': 1 } }),
    /fills slot product\.video .* the host has none/,
  ],
])('rejects a remote in a host with %s, with the reason [M4]', (_what, version, reason) => {
  expect(incompatibility(version, '0.1.3')).toMatch(reason);
});
