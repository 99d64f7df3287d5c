import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.ts';

interface Description {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  cause?: Description | undefined;
  /** The first few errors of an AggregateError. */
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
