import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { Deps } from '../../../platform/module.ts';
import { fileSalts, isFileToken } from '../admin/file-token.ts';
import type { FileLimits } from './config.ts';
import { requestTooLarge } from './receive.ts';
import type { FileStore } from './service.ts';

export interface FileContext {
  deps: Deps;
  store: FileStore;
  incoming: string;
  calls: ReturnType<typeof fileCalls>;
}

/** How long a rejected request's remaining bytes are read and dropped, in ms. */
const LINGER_MS = 1000;

/** Closed while bytes still arrive, the connection would be reset and the response lost. */
function endGently(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
    socket.once('close', () => clearTimeout(timer));
  };
}

export function fileCalls(deps: Deps, limits: FileLimits) {
  /**
   * Rejects a body with a Content-Length above the limit before it is read. Without Content-Length, the connection is
   * closed after the response; the limit then applies while reading.
   */
  const limitBody = async (
    { headers, raw }: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> => {
    const bytes = headers['content-length'];
    if (bytes !== undefined && Number(bytes) <= limits.request_bytes) return;
    // Otherwise Node would read the rest of a rejected body.
    reply.header('connection', 'close');
    endGently(raw.socket);
    if (bytes !== undefined) throw requestTooLarge(limits);
  };

  /** @throws Rejection 400 (ledger A7): 403 would mean a wrong password in this API (spec §8). */
  const requireFileToken = async (token: string): Promise<void> => {
    if (isFileToken(token, await fileSalts(deps), deps.clock())) return;
    throw new Rejection(400, 'FILE_TOKEN', '檔案權杖不正確或已過期，請重新整理頁面後再試一次。');
  };

  return { limitBody, requireFileToken };
}
