import type { IncomingMessage } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.ts';
import type { App } from '../module.ts';
import { answerClientError } from './client-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body of a large file may take longer, as long as data arrives. */
    slowUpload?: true;
  }
}

type Timeouts = Pick<Config, 'requestTimeoutMs'>;

const CHECKS = 6;

/** The longest time an upload may take, in ms. */
const UPLOAD_MS = 3_600_000;

/**
 * Ends requests that arrive too slowly. By default, Fastify waits without limit, and Node only checks for expired
 * requests every 30 s. Node has one limit for all routes; `registerBodyTimeout` sets the shorter one of most routes.
 */
export function requestTimeouts({ requestTimeoutMs }: Timeouts): Pick<
  FastifyServerOptions,
  'requestTimeout'
> & {
  http: object;
} {
  const requestTimeout = Math.max(requestTimeoutMs, UPLOAD_MS);
  return {
    requestTimeout,
    http: {
      requestTimeout,
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.ceil(requestTimeoutMs / CHECKS),
    },
  };
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** With `slowUpload`, only one that has received nothing for that time. */
export function registerBodyTimeout(app: App, { requestTimeoutMs }: Timeouts): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    if (!hasBody(raw)) return;
    const { socket } = raw;
    let received = socket.bytesRead;
    const check = () => {
      if (raw.complete) return clearInterval(timer);
      const isGoingOn = routeOptions.config.slowUpload === true && socket.bytesRead > received;
      received = socket.bytesRead;
      if (isGoingOn) return undefined;
      clearInterval(timer);
      return answerClientError(
        Object.assign(new Error('body timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
        socket,
      );
    };
    const timer = setInterval(check, requestTimeoutMs);
    timer.unref();
    reply.raw.once('close', () => clearInterval(timer));
  });
}
