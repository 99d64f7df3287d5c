import type { FastifyInstance } from 'fastify';
import { type core, safeParse } from 'zod/mini';

/** Whether a parameter is given and empty, also where it is repeated. */
const isEmpty = (value: unknown) =>
  Array.isArray(value) ? value.every((one) => one === '') : value === '';

/** Where an empty query parameter is not valid for a route, such as in `?o=&q=`, it counts as not given. */
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
