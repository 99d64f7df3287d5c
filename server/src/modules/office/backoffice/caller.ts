import type { FastifyRequest } from 'fastify';
import { _default, coerce, maximum, minimum } from 'zod/mini';
import type { App, Deps } from '../../../platform/module.ts';
import { isByOperator } from '../../base/admin/administration.ts';
import { requireAdmin } from '../../base/admin/require-admin.ts';
import { type ChangeContext, changeContext } from '../../base/audit/change-context.ts';
import type { ShipContext } from '../../sales/order/shop/for-shop.ts';
import { paymentProvider } from '../../sales/payment/provider.ts';

/** The length of a page; commands ask for longer ones than screens show. */
export const pageLimit = _default(coerce.number().check(minimum(1), maximum(1000)), 50);

/**
 * The version that a request's caller has read; undefined where a command acts on any version, by `*` as in HTTP's
 * If-Match.
 */
export const versionRead = (request: FastifyRequest, version: string): string | undefined =>
  version === '*' && isByOperator(request) ? undefined : version;

/** The caller, as in an order's history: an administrator, or `admin` for a command. */
export const callerOf =
  (deps: Deps) =>
  async (request: FastifyRequest): Promise<ChangeContext['actor']> =>
    isByOperator(request) ? 'admin' : `admin:${(await requireAdmin(request, deps)).userId}`;

/** Creates the context of a move, in the name of the caller. */
export type ShopCall = (request: FastifyRequest) => Promise<ShipContext>;

export function shopCall(app: App, deps: Deps): ShopCall {
  const provider = paymentProvider(app, deps);
  const { publicUrl, limits, shopMode } = deps.config;
  const actorOf = callerOf(deps);
  return async (request) => {
    const actor = await actorOf(request);
    return { provider, publicUrl, limits, shopMode, actor, now: deps.clock() };
  };
}

/** The context of a change in the name of the caller. */
export const adminChange =
  (deps: Deps) =>
  async (request: FastifyRequest): Promise<ChangeContext> =>
    changeContext(request, deps, await callerOf(deps)(request));
