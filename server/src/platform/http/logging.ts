import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.ts';

interface Description {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  cause?: Description | undefined;
  errors?: Description[] | undefined;
}

interface Thrown {
  name?: string;
  message?: string;
  stack?: string;
  code?: unknown;
  query?: unknown;
  cause?: unknown;
  errors?: unknown;
}

const ERRORS_LOGGED = 5;

const describeAll = (errors: unknown): Description[] | undefined =>
  Array.isArray(errors)
    ? errors
        .filter((error) => error instanceof Error)
        .slice(0, ERRORS_LOGGED)
        .map(describe)
    : undefined;

/** Logs only the statement of a failed query, since its message contains the parameters, personal data among them. */
function describe(error: Thrown): Description {
  const failedQuery = typeof error.query === 'string';
  const cause = error.cause instanceof Error ? describe(error.cause) : undefined;
  return {
    type: error.name ?? 'Error',
    message: failedQuery ? `failed query: ${String(error.query)}` : (error.message ?? ''),
    code: error.code,
    stack:
      error.stack
        ?.split('\n')
        .filter((line) => line.startsWith('    at '))
        .join('\n') ?? '',
    cause,
    errors: describeAll(error.errors),
  };
}

/** Logs as JSON lines without personal data: no query strings, bodies, headers or addresses. */
export const loggerOptions = ({
  logLevel,
}: Pick<Config, 'logLevel'>): FastifyServerOptions['logger'] => ({
  level: logLevel,
  base: null,
  serializers: { err: describe, req: () => ({}), res: () => ({}) },
});

export const PROXY_WARNING =
  'X-Forwarded-For arrived, but TRUST_PROXY is empty: limits count all clients of the proxy as one; set TRUST_PROXY to its address';

/** Warns once when requests come through a proxy that TRUST_PROXY does not name. */
export function registerProxyWarning(
  app: FastifyInstance,
  { trustProxy }: { trustProxy: string },
): void {
  if (trustProxy !== '') return;
  let warned = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (warned || headers['x-forwarded-for'] === undefined) return;
    warned = true;
    log.warn(PROXY_WARNING);
  });
}

const VALID_ID = /^[0-9A-Za-z_-]{8,64}$/;

/** The proxy's `x-request-id` where it is plausible, else a new one. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const header = request.headers['x-request-id'];
  return typeof header === 'string' && VALID_ID.test(header) ? header : randomUUID();
}

/** One line per response, by route rather than by address, which may contain an order or a person. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.info(
      {
        method,
        route: routeOptions.url ?? '-',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
