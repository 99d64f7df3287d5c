import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Rejection } from '../../platform/errors/rejection.ts';
import type { Deps } from '../../platform/module.ts';
import { fileSalts, isFileToken } from '../admin/file-token.ts';
import type { FileLimits } from './config.ts';
import { requestTooLarge } from './receive.ts';

/** How long what still arrives is read and dropped after a rejection. */
const LINGER_MS = 1000;

/** Makes a connection end so that its sender reads the answer: closed while bytes arrive it is reset, and the answer lost. */
function endGently(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
    socket.once('close', () => clearTimeout(timer));
  };
}

/** Requirements of file calls besides an administrator. */
export function fileCalls(deps: Deps, limits: FileLimits) {
  /** A body that says it is too large is not read at all; of one that does not say it, no more than the limits. */
  const limitBody = async (
    { headers, raw }: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> => {
    const bytes = headers['content-length'];
    if (bytes !== undefined && Number(bytes) <= limits.request_bytes) return;
    // Node would read the rest of a rejected body otherwise.
    reply.header('connection', 'close');
    endGently(raw.socket);
    if (bytes !== undefined) throw requestTooLarge(limits);
  };

  /** @throws Rejection 400 for any token but today's (ledger A7); 403 would mean a wrong password there (spec §8). */
  const requireFileToken = async (token: string): Promise<void> => {
    if (isFileToken(token, await fileSalts(deps), deps.clock())) return;
    throw new Rejection(400, 'FILE_TOKEN', '檔案權杖不正確或已過期，請重新整理頁面後再試一次。');
  };

  return { limitBody, requireFileToken };
}
