import type { FastifyRequest } from 'fastify';
import type { App, Deps } from '../../../platform/module.ts';
import { isByOperator } from '../../base/admin/administration.ts';
import { requireAdmin } from '../../base/admin/require-admin.ts';
import { type ChangeContext, changeContext } from '../../base/audit/change-context.ts';
import type { ShipContext } from '../../sales/order/shop/for-shop.ts';
import { paymentProvider } from '../../sales/payment/provider.ts';

/** Creates the context of a move, for the administrator who calls. */
export type ShopCall = (request: FastifyRequest) => Promise<ShipContext>;

export function shopCall(app: App, deps: Deps): ShopCall {
  const provider = paymentProvider(app, deps);
  const { publicUrl, limits, shopMode } = deps.config;
  return async (request) => {
    const { userId } = await requireAdmin(request, deps);
    return { provider, publicUrl, limits, shopMode, actor: `admin:${userId}`, now: deps.clock() };
  };
}

/** The context of a change in the name of the caller: an administrator, or a command (`admin`). */
export const adminChange =
  (deps: Deps) =>
  async (request: FastifyRequest): Promise<ChangeContext> => {
    if (isByOperator(request)) return changeContext(request, deps, 'admin');
    return changeContext(request, deps, `admin:${(await requireAdmin(request, deps)).userId}`);
  };
