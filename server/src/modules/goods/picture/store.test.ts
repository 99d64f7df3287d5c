import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { QueueFull } from '../../../platform/slots.ts';
import type { PictureOriginal, PictureSource } from './port.ts';
import { openPictureStore } from './store.ts';

const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><path d="M0 0H640V640H0Z" fill="${colour}"/></svg>`;

/** A source of pictures by key, in 320 and 640 pixels. */
const sourceOf = (draw: (key: string) => string | undefined): PictureSource => ({
  widthsOf: (key) => (key.startsWith('p/') ? [320, 640] : []),
  has: async (key) => draw(key) !== undefined,
  fingerprint: async (key) => {
    const drawn = draw(key);
    return drawn && createHash('sha256').update(drawn).digest('hex').slice(0, 12);
  },
  original: async (key) => {
    const drawn = draw(key);
    return drawn === undefined ? undefined : { svg: drawn };
  },
});

const textOf = (original: PictureOriginal) =>
  Buffer.from('svg' in original ? original.svg : original.bytes);

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(dir, { recursive: true }));

function counted() {
  const state = { calls: 0, running: 0, most: 0 };
  const gates: (() => void)[] = [];
  const encode = async (original: PictureOriginal) => {
    state.calls += 1;
    state.running += 1;
    state.most = Math.max(state.most, state.running);
    await new Promise<void>((open) => gates.push(open));
    state.running -= 1;
    return textOf(original);
  };
  return { state, gates, encode };
}

const turns = async (until: () => boolean) => {
  while (!until()) await new Promise(setImmediate);
};

it('encodes a picture once for two concurrent requests', async () => {
  const { state, gates, encode } = counted();
  const store = openPictureStore({ dir, sources: [sourceOf(() => svg('#b5361f'))], encode });
  const both = [1, 2].map(() => store.read({ key: 'p/P0001/1', width: 640, format: 'avif' }));
  await turns(() => gates.length === 1);
  gates[0]?.();
  const [a, b] = await Promise.all(both);
  expect(a?.bytes.equals(b?.bytes ?? Buffer.of())).toBe(true);
  expect(state.calls).toBe(1);
});

it('reads what an earlier process stored instead of encoding again', async () => {
  const first = openPictureStore({
    dir,
    sources: [sourceOf(() => svg('#2f6b5c'))],
    encode: async () => Buffer.from('kept'),
  });
  await first.read({ key: 'p/P0001/1', width: 320, format: 'webp' });
  const second = openPictureStore({
    dir,
    sources: [sourceOf(() => svg('#2f6b5c'))],
    encode: async () => Buffer.from('again'),
  });
  expect(
    (await second.read({ key: 'p/P0001/1', width: 320, format: 'webp' }))?.bytes.toString(),
  ).toBe('kept');
});

it('encodes a changed drawing again and gives it another etag', async () => {
  const read = (colour: string) =>
    openPictureStore({
      dir,
      sources: [sourceOf(() => svg(colour))],
      encode: async (original) => textOf(original),
    }).read({ key: 'p/P0001/2', width: 320, format: 'plain' });
  const [before, after] = [await read('#111111'), await read('#222222')];
  expect(after?.bytes.toString()).toContain('#222222');
  expect(after?.etag).not.toBe(before?.etag);
});

it('never encodes more than two at once', async () => {
  const { state, gates, encode } = counted();
  const store = openPictureStore({ dir, sources: [sourceOf((key) => svg(`#${key}`))], encode });
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
    sources: [sourceOf(() => svg('#333333'))],
    encode: async () => Buffer.from('x'),
  });
  await store.read({ key: 'p/P0001/1', width: 640, format: 'avif' });
  expect(await readdir(join(dir, 'p/P0001/1'))).toEqual([
    expect.stringMatching(/^640-[\w-]{12}\.avif$/),
  ]);
});

it('tries again after an encode that failed', async () => {
  let calls = 0;
  const encode = async () => {
    if (calls++ === 0) throw new Error('no memory');
    return Buffer.from('ok');
  };
  const store = openPictureStore({ dir, sources: [sourceOf(() => svg('#444444'))], encode });
  const ask = () => store.read({ key: 'p/P1/1', width: 160, format: 'avif' });
  await expect(ask()).rejects.toThrow('no memory');
  expect((await ask())?.bytes.toString()).toBe('ok');
});

it('serves the next larger available width, else the largest', async () => {
  const store = openPictureStore({
    dir,
    sources: [sourceOf(() => svg('#555555'))],
    encode: async (_original, width) => Buffer.from(String(width)),
  });
  const read = async (width: number) =>
    (await store.read({ key: 'p/P0001/1', width, format: 'avif' }))?.bytes.toString();
  expect([await read(1), await read(320), await read(321), await read(9999)]).toEqual([
    '320',
    '320',
    '640',
    '640',
  ]);
});

it('takes a picture from the first source that has it', async () => {
  const only = (name: string) =>
    sourceOf((key) => (key.includes(name) ? svg(`#${name}`) : undefined));
  const store = openPictureStore({
    dir,
    sources: [only('first'), only('second')],
    encode: async (original) => textOf(original),
  });
  const read = async (key: string) =>
    (await store.read({ key, width: 320, format: 'avif' }))?.bytes.toString();
  expect(await read('p/first/1')).toBe(svg('#first'));
  expect(await read('p/second/1')).toBe(svg('#second'));
});

it('rejects an unknown key without drawing, reading or encoding anything [finding H5]', async () => {
  const { state, encode } = counted();
  const originals: string[] = [];
  const source: PictureSource = {
    ...sourceOf(() => undefined),
    fingerprint: async (key) => {
      originals.push(key);
      return 'print';
    },
    original: async (key) => {
      originals.push(key);
      return { svg: svg('#666666') };
    },
  };
  const store = openPictureStore({ dir, sources: [source], encode });
  for (const key of ['p/nobody/1', 'cate/tea', 'p/../1', ''])
    expect(await store.read({ key, width: 640, format: 'avif' })).toBeUndefined();
  expect([state.calls, originals, await readdir(dir)]).toEqual([0, [], []]);
});

it('rejects a picture when too many are waiting, and takes the next one when there is room [finding H5]', async () => {
  const { state, gates, encode } = counted();
  const store = openPictureStore({
    dir,
    sources: [sourceOf((key) => svg(`#${key}`))],
    encode,
    maxWaiting: 1,
  });
  const read = (view: number) => store.read({ key: `p/P0001/${view}`, width: 640, format: 'avif' });
  const accepted: Promise<unknown>[] = [];
  for (const view of [1, 2]) {
    accepted.push(read(view));
    await turns(() => gates.length === view);
  }
  accepted.push(read(3));
  await expect(read(4)).rejects.toThrow(QueueFull);
  expect(store.waiting()).toBe(1);
  expect(state.calls).toBe(2);
  for (let open = 0; open < 3; open++) {
    await turns(() => gates.length > open);
    gates[open]?.();
  }
  await Promise.all(accepted);
  const later = read(4);
  await turns(() => gates.length === 4);
  gates[3]?.();
  expect(await later).toBeDefined();
});

it('serves a new picture that cannot be stored, and reports why', async () => {
  const failures: unknown[] = [];
  // The file's name fits the file system, but the longer name of its draft does not.
  const fingerprint = async () => 'x'.repeat(230);
  const store = openPictureStore({
    dir,
    sources: [{ ...sourceOf(() => svg('#777777')), fingerprint }],
    encode: async () => Buffer.from('encoded'),
    onNotStored: (error) => failures.push(error),
  });
  const read = () => store.read({ key: 'p/P0001/1', width: 640, format: 'avif' });
  expect((await read())?.bytes.toString()).toBe('encoded');
  expect(failures).toHaveLength(1);
});

it('asks for admission before it encodes, and not for what is stored [finding H5]', async () => {
  let encoded = 0;
  const store = openPictureStore({
    dir,
    sources: [sourceOf(() => svg('#888888'))],
    encode: async () => Buffer.from(`${++encoded}`),
  });
  const request = { key: 'p/P0001/1', width: 640, format: 'avif' } as const;
  const reject = async () => {
    throw new Error('too many');
  };
  await expect(store.read(request, reject)).rejects.toThrow('too many');
  expect(encoded).toBe(0);
  await store.read(request);
  expect((await store.read(request, reject))?.bytes.toString()).toBe('1');
});
