import path from 'node:path';
import { remoteNames, root } from '../../../tooling/build/workspaces.ts';
import { boundSource, type SourceRemote, sourceRemotes } from './bound-source.ts';

const remote = (name: string, routes: string[], slots: string[]): SourceRemote => ({
  name,
  folder: path.join(root, name),
  source: {
    routes: routes.map((page) => ({
      path: `/${page}`,
      page,
      view: '',
      describe: { kind: 'page', title: page },
    })),
    fills: Object.fromEntries(slots.map((slot) => [slot, { version: 1 }])),
    offers: {},
  },
});

const entry = (source: string, name: string) =>
  source.split('\n').find((text) => text.includes(`"${name}":`));

it.each(['browser', 'node'] as const)(
  'binds every remote of the checkout that has a remote.json, for %s',
  (use) => {
    const source = boundSource(sourceRemotes(), use);
    for (const name of remoteNames()) expect(entry(source, name)).toBeDefined();
  },
);

it('binds pages and slots where remote.json declares them', () => {
  const source = boundSource(
    [
      remote('mf-catalog', ['home'], ['list.filters']),
      remote('mf-promo', [], ['screen.aside']),
      remote('mf-member', ['vip'], []),
    ],
    'browser',
  );
  expect(entry(source, 'mf-catalog')).toContain('{ pages: pages0, slots: slots0 }');
  expect(entry(source, 'mf-promo')).toContain('{ pages: {}, slots: slots1 }');
  expect(entry(source, 'mf-member')).toContain('{ pages: pages2, slots: {} }');
  expect(source).toContain(`from "${path.join(root, 'mf-catalog/src/slots.tsx')}"`);
});

it('names the file that a remote.json requires and the remote lacks', () => {
  expect(() => boundSource([remote('mf-member', ['vip'], ['screen.aside'])], 'node')).toThrow(
    /mf-member: remote\.json names slots, but .*slots\.tsx is missing/,
  );
});
