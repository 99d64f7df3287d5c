import path from 'node:path';
import { REMOTE_SCREENS } from '../../e2e/support/remote-screens.ts';
import { remoteNames, root } from '../build/workspaces.ts';
import { readRemoteSource } from '../webpack/read-remote-source.ts';

/** Slots of the work frame and of developer mode: no shopper's screen has them. */
const OF_STAFF = ['work.account', 'staff.inspector'];

it.each(remoteNames())(
  'names a screen for every page and slot of %s, to make them fail',
  (name) => {
    const { routes, fills } = readRemoteSource(path.join(root, name, 'remote.json'));
    const parts = new Set([...routes.map(({ page }) => page), ...Object.keys(fills)]);
    const tried = REMOTE_SCREENS.filter(({ remote }) => remote === name).map((one) => one.name);
    expect([...parts].filter((part) => !OF_STAFF.includes(part)).sort()).toEqual(tried.sort());
  },
);
