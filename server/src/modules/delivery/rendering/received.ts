import type { Readable } from 'node:stream';
import {
  array,
  int,
  literal,
  maxLength,
  object,
  optional,
  overwrite,
  safeParse,
  string,
  union,
  unknown,
} from '@pinpu/shared/contracts/schema';
import { frameReader } from './process/frames.ts';
import type { FromProcess } from './process/messages.ts';

/** The largest message, and the most that one task may send, in bytes; a page has some hundred thousand. */
const MAX_MESSAGE_BYTES = 8 * 1024 * 1024;
const MAX_TASK_BYTES = 12 * 1024 * 1024;

/** The most messages of one task: its calls and its page. */
const MAX_MESSAGES = 100;

const MAX_WHY = 500;
const MAX_URL = 4000;
const MAX_NAME = 200;
const MAX_PARTS = 500;

const name = string().check(maxLength(MAX_NAME));
const why = string().check(overwrite((text) => text.slice(0, MAX_WHY)));
const failures = array(object({ remote: name, part: name, why })).check(maxLength(MAX_PARTS));
const number = int();

const message = union([
  object({ kind: literal('ready') }),
  object({ kind: literal('call'), number, call: int(), url: string().check(maxLength(MAX_URL)) }),
  object({
    kind: literal('rendered'),
    number,
    rendered: optional(
      object({
        html: string(),
        styles: string(),
        queries: unknown(),
        parts: array(name).check(maxLength(MAX_PARTS)),
        failures,
      }),
    ),
    broken: failures,
  }),
  object({ kind: literal('failed'), number, why, broken: failures }),
]);

/** @throws Error for anything that is not a message, and for data so deep that it can't be written again */
function checked(value: unknown): FromProcess {
  const read = safeParse(message, value);
  if (!read.success) throw new Error('it sent something that is not a message');
  if (read.data.kind === 'rendered') JSON.stringify(read.data.rendered?.queries);
  return read.data;
}

type OnMessage = (message: FromProcess) => void;

/**
 * Reads the messages of a rendering process, which runs code of several teams: whatever does not follow the schema, is
 * too much, or makes `onMessage` throw, is a fault. Nothing is read after one.
 */
export function receiveMessages(pipe: Readable, onFault: (why: string) => void) {
  const messagesIn = frameReader(MAX_MESSAGE_BYTES);
  let onMessage: OnMessage = () => undefined;
  let bytes = 0;
  let messages = 0;

  function count(size: number, received: number) {
    bytes += size;
    messages += received;
    if (bytes > MAX_TASK_BYTES || messages > MAX_MESSAGES) throw new Error('it sent too much');
  }

  pipe.on('data', (chunk: Buffer) => {
    if (pipe.destroyed) return;
    try {
      count(chunk.length, 0);
      for (const received of messagesIn(chunk)) {
        count(0, 1);
        onMessage(checked(received));
      }
    } catch (error) {
      pipe.destroy();
      onFault(error instanceof Error ? error.message : String(error));
    }
  });

  return {
    /** Begins a task: its messages are counted from 0. */
    begin(listener: OnMessage) {
      bytes = 0;
      messages = 0;
      onMessage = listener;
    },
  };
}
