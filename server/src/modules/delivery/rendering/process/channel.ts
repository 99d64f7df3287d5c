import { read, writeSync } from 'node:fs';
import { frameOf, frameReader } from './frames.ts';
import type { FromProcess, ToProcess } from './messages.ts';

/**
 * The two pipes between this process and the server. Node's own channel is not used: the server's end of it trusts what
 * arrives there, and throws outside of any handler when that is malformed.
 */
const FROM_SERVER = 0;
const TO_SERVER = 1;

const CHUNK_BYTES = 256 * 1024;
const MAX_BYTES = 256 * 1024 * 1024;

/** Waits where the server reads slowly, so that no message is stored on its way. */
export function sendMessage(message: FromProcess): void {
  const frame = frameOf(message);
  for (let sent = 0; sent < frame.length; )
    sent += writeSync(TO_SERVER, frame, sent, frame.length - sent);
}

export function receiveMessages(receive: (message: ToProcess) => void, onEnd: () => void): void {
  const chunk = Buffer.alloc(CHUNK_BYTES);
  const messagesIn = frameReader(MAX_BYTES);
  const next = () =>
    read(FROM_SERVER, chunk, 0, CHUNK_BYTES, null, (error, bytes) => {
      if (error || bytes === 0) return onEnd();
      for (const message of messagesIn(Buffer.from(chunk.subarray(0, bytes))))
        receive(message as ToProcess);
      next();
    });
  next();
}
