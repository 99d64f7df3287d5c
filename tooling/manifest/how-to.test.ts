import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SLOT_VERSIONS } from '@pinpu/shared/contracts';
import { remoteNames, root } from '../build/workspaces.ts';
import { readFrameSource } from '../webpack/read-frame-source.ts';
import { readRemoteSource } from '../webpack/read-remote-source.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const sources = remoteNames().map((name) => ({
  name,
  ...readRemoteSource(path.join(root, name, 'remote.json')),
}));
const frame = readFrameSource(path.join(root, 'shell/src/composition/frame.json'));

it.each(Object.entries(SLOT_VERSIONS))(
  'offers slot %s once in version %d, and fills it by a loader of that name',
  (slot, version) => {
    const offers = [frame, ...sources].flatMap((one) => one.offers[slot] ?? []);
    expect(offers).toEqual([version]);
    const fillers = sources.filter(({ fills }) => slot in fills);
    expect(fillers).not.toEqual([]);
    for (const { name, fills } of fillers) {
      expect(fills[slot]?.version).toBe(version);
      expect(read(`${name}/src/slots.tsx`)).toContain(`'${slot}':`);
    }
  },
);
