import { PassThrough } from 'node:stream';
import { frameOf } from './process/frames.ts';
import type { FromProcess } from './process/messages.ts';
import { receiveMessages } from './received.ts';

const PAGE = { html: '', styles: '', queries: null, parts: [], failures: [] };
const rendered = (change: object) => ({
  ...{ kind: 'rendered', number: 1, broken: [] },
  rendered: { ...PAGE, ...change },
});
const CALL = { kind: 'call', number: 1, call: 1, url: '/api/products' };

/** What a server reads of the bytes, and the faults it finds. */
async function received(...pieces: Uint8Array[]) {
  const pipe = new PassThrough();
  const messages: FromProcess[] = [];
  const faults: string[] = [];
  const { begin } = receiveMessages(pipe, (why) => faults.push(why));
  begin((message) => messages.push(message));
  for (const piece of pieces) pipe.write(piece);
  await new Promise((resolve) => setImmediate(resolve));
  return { messages, faults };
}

const deep = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

const raw = (text: string) => {
  const frame = Buffer.from(`0000${text}`);
  frame.writeUInt32BE(text.length);
  return frame;
};

it.each<[string, Uint8Array]>([
  ['null', frameOf(null)],
  ['a list', frameOf([null])],
  ['a kind that does not exist', frameOf({ kind: 'stop' })],
  ['a message of Node’s own channel', frameOf({ cmd: 'NODE_HANDLE_ACK' })],
  ['a page without parts', frameOf(rendered({ parts: undefined }))],
  ['a failure that is null', frameOf(rendered({ failures: [null] }))],
  ['a failure without a text', frameOf(rendered({ failures: [{ remote: 'a', part: 'b' }] }))],
  ['a list of broken builds that is none', frameOf({ ...rendered({}), broken: { length: 1 } })],
  ['a number of a task that is none', frameOf({ ...CALL, number: '1' })],
  ['an address without an end', frameOf({ ...CALL, url: 'x'.repeat(5000) })],
  ['no JSON', raw('{')],
  ['a length without an end', Buffer.from([255, 255, 255, 255])],
])('%s from the rendering process is a fault, and throws nothing [41 S1]', async (_, bytes) => {
  const { messages, faults } = await received(bytes, frameOf(CALL));
  expect(messages).toEqual([]);
  expect(faults).toHaveLength(1);
});

it('data nested too deeply to be written again are a fault [41 S1]', async () => {
  const text = JSON.stringify(rendered({ queries: 'HERE' }));
  const levels = 200_000;
  const bytes = raw(text.replace('"HERE"', '['.repeat(levels) + ']'.repeat(levels)));
  expect((await received(bytes)).faults).toHaveLength(1);
  expect((await received(frameOf(rendered({ queries: deep(50) })))).faults).toEqual([]);
});

it('a handler that throws, and more messages than a page needs, are faults [41 S1]', async () => {
  const pipe = new PassThrough();
  const faults: string[] = [];
  const { begin } = receiveMessages(pipe, (why) => faults.push(why));
  begin(() => {
    throw new Error('no');
  });
  pipe.write(frameOf(CALL));
  await new Promise((resolve) => setImmediate(resolve));
  expect(faults).toEqual(['no']);
  const flood = await received(Buffer.concat(Array(500).fill(frameOf(CALL))));
  expect(flood.messages.length).toBeLessThanOrEqual(100);
  expect(flood.faults).toEqual(['it sent too much']);
});

it('messages arrive whole, however their bytes are cut', async () => {
  const bytes = Buffer.concat([frameOf(CALL), frameOf(rendered({ html: '<p>茶</p>' }))]);
  const pieces = [...bytes].map((byte) => Buffer.from([byte]));
  for (const cut of [pieces, [bytes], [bytes.subarray(0, 3), bytes.subarray(3)]])
    expect((await received(...cut)).messages).toEqual([
      CALL,
      expect.objectContaining({ rendered: expect.objectContaining({ html: '<p>茶</p>' }) }),
    ]);
});
