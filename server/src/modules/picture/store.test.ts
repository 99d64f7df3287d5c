import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPictureStore } from './store.ts';

const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><path d="M0 0H640V640H0Z" fill="${colour}"/></svg>`;

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(dir, { recursive: true }));

function counted() {
  const state = { calls: 0, running: 0, most: 0 };
  const gates: (() => void)[] = [];
  const encode = async (text: string) => {
    state.calls += 1;
    state.running += 1;
    state.most = Math.max(state.most, state.running);
    await new Promise<void>((open) => gates.push(open));
    state.running -= 1;
    return Buffer.from(text);
  };
  return { state, gates, encode };
}

const turns = async (until: () => boolean) => {
  while (!until()) await new Promise(setImmediate);
};

it('encodes a picture once for two who ask at the same time', async () => {
  const { state, gates, encode } = counted();
  const store = openPictureStore({ dir, draw: () => svg('#b5361f'), encode });
  const both = [1, 2].map(() => store.read({ key: 'p/P0001/1', width: 640, format: 'avif' }));
  await turns(() => gates.length === 1);
  gates[0]?.();
  const [a, b] = await Promise.all(both);
  expect(a?.bytes.equals(b?.bytes ?? Buffer.of())).toBe(true);
  expect(state.calls).toBe(1);
});

it('reads what an earlier process kept instead of encoding again', async () => {
  const first = openPictureStore({
    dir,
    draw: () => svg('#2f6b5c'),
    encode: async () => Buffer.from('kept'),
  });
  await first.read({ key: 'cate/C01', width: 160, format: 'webp' });
  const second = openPictureStore({
    dir,
    draw: () => svg('#2f6b5c'),
    encode: async () => Buffer.from('again'),
  });
  expect(
    (await second.read({ key: 'cate/C01', width: 160, format: 'webp' }))?.bytes.toString(),
  ).toBe('kept');
});

it('makes a changed drawing anew and gives it another etag', async () => {
  const read = (colour: string) =>
    openPictureStore({
      dir,
      draw: () => svg(colour),
      encode: async (text) => Buffer.from(text),
    }).read({ key: 'p/P0001/2', width: 320, format: 'png' });
  const [before, after] = [await read('#111111'), await read('#222222')];
  expect(after?.bytes.toString()).toContain('#222222');
  expect(after?.etag).not.toBe(before?.etag);
});

it('never encodes more than two at once', async () => {
  const { state, gates, encode } = counted();
  const store = openPictureStore({ dir, draw: (key) => svg(`#${key.length}`), encode });
  const all = [1, 2, 3].map((view) =>
    store.read({ key: `p/P0001/${view}`, width: 640, format: 'avif' }),
  );
  for (let open = 0; open < 3; open++) {
    await turns(() => gates.length >= Math.min(3, open + 2));
    gates[open]?.();
  }
  await Promise.all(all);
  expect(state).toMatchObject({ calls: 3, most: 2 });
});

it('leaves no half-written files behind', async () => {
  const store = openPictureStore({
    dir,
    draw: () => svg('#333333'),
    encode: async () => Buffer.from('x'),
  });
  await store.read({ key: 'slide/new-rice/mobile', width: 640, format: 'avif' });
  expect(await readdir(join(dir, 'slide/new-rice/mobile'))).toEqual([
    expect.stringMatching(/^640-[\w-]{12}\.avif$/),
  ]);
});

it('tries again after an encode that failed', async () => {
  let calls = 0;
  const encode = async () => {
    if (calls++ === 0) throw new Error('no memory');
    return Buffer.from('ok');
  };
  const store = openPictureStore({ dir, draw: () => svg('#444444'), encode });
  const ask = () => store.read({ key: 'p/P1/1', width: 160, format: 'avif' });
  await expect(ask()).rejects.toThrow('no memory');
  expect((await ask())?.bytes.toString()).toBe('ok');
});

it.each([
  ['p/P0001/4', 640],
  ['p/../1', 640],
  ['p/P0001/1', 641],
  ['slide/tea/tablet', 640],
  ['slide/tea/mobile', 320],
  ['', 640],
  ['p/nobody/1', 640],
])('knows no picture %s at %i', async (key, width) => {
  const store = openPictureStore({
    dir,
    draw: (k) => (k.includes('nobody') ? undefined : svg('#555555')),
    encode: async () => Buffer.from('x'),
  });
  expect(await store.read({ key, width, format: 'avif' })).toBeUndefined();
});
