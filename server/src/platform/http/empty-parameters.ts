import type { FastifyInstance } from 'fastify';
import { type core, safeParse } from 'zod/mini';

/** Whether a parameter is there and empty, also more than once. */
const isEmpty = (value: unknown) =>
  Array.isArray(value) ? value.every((one) => one === '') : value === '';

/** Where a route can't read an empty parameter of a query, as in `?o=&q=`, it is one that was not given. */
export function registerEmptyParameters(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ method, query, routeOptions }) => {
    const schema = routeOptions.schema?.querystring as core.$ZodType | undefined;
    const params = query as Record<string, unknown>;
    const empty = Object.keys(params).filter((name) => isEmpty(params[name]));
    if (method !== 'GET' || schema === undefined || empty.length === 0) return;
    if (safeParse(schema, params).success) return;
    for (const name of empty) delete params[name];
  });
}
