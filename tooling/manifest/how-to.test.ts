import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SLOT_VERSIONS } from '@pinpu/shared/contracts';
import { remoteNames, root } from '../build/workspaces.ts';
import { readFrameSource, readRemoteSource } from '../webpack/read-remote-source.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const sources = remoteNames().map((name) => ({
  name,
  ...readRemoteSource(path.join(root, name, 'remote.json')),
}));
/** Slots that every visitor sees, for remotes of outside teams. */
const isForGuests = (slot: string) => slot.endsWith('.aside');
const frame = readFrameSource(path.join(root, 'shell/src/composition/frame.json'));

it.each(Object.entries(SLOT_VERSIONS))(
  'offers slot %s once in version %d, and fills it by a loader of that name, if not for guests',
  (slot, version) => {
    const offers = [frame, ...sources].flatMap((one) => one.offers[slot] ?? []);
    expect(offers).toEqual([version]);
    const fillers = sources.filter(({ fills }) => slot in fills);
    if (!isForGuests(slot)) expect(fillers).not.toEqual([]);
    for (const { name, fills } of fillers) {
      expect(fills[slot]?.version).toBe(version);
      expect(read(`${name}/src/slots.tsx`)).toContain(`'${slot}':`);
    }
  },
);

const chunksIn = (file: string) =>
  existsSync(path.join(root, file))
    ? [...read(file).matchAll(/webpackChunkName: "((?:page|slot)-[^"]+)"/g)].map(([, name]) => name)
    : [];

it.each(sources)(
  'loads exactly the pages and slots that $name names',
  ({ name, routes, fills }) => {
    const named = [
      ...routes.map(({ page }) => `page-${page}`),
      ...Object.keys(fills).map((slot) => `slot-${slot.replaceAll('.', '-')}`),
    ];
    const loaded = ['routes', 'slots'].flatMap((file) => chunksIn(`${name}/src/${file}.tsx`));
    expect([...new Set(loaded)].sort()).toEqual([...new Set(named)].sort());
  },
);
