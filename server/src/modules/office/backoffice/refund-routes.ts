import type { ListedRefund, RefundTab, ShopRefunds } from '@pinpu/shared/contracts/backoffice';
import {
  refundFileAnswerSchema,
  refundFileQuerySchema,
  refundsTransferredSchema,
  shopRefundsAnswerSchema,
  shopRefundsQuerySchema,
} from '@pinpu/shared/contracts/backoffice';
import { refundAccountState, refundStage } from '@pinpu/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { App, Deps } from '../../../platform/module.ts';
import type { ServerKey } from '../../../platform/secrets/index.ts';
import { recordRequest } from '../../base/audit/request-audit.ts';
import { maskOf } from '../../sales/bank-transfer/bank-file.ts';
import { findFiles } from '../../sales/order/refunding/accounts/repository.ts';
import { accountOf } from '../../sales/order/refunding/accounts/stored-account.ts';
import { markTransferred, refundFile } from '../../sales/order/refunding/accounts/transfers.ts';
import { tradesWithProviderWay } from '../../sales/order/refunding/choose-way.ts';
import { callerOf } from './caller.ts';
import { countRefunds, findListedRefunds } from './refund-list-repository.ts';
import { refundView } from './refund-view.ts';
import type { ShopView } from './shop-order.ts';
import { staffCall } from './staff-call.ts';

interface Reader extends Pick<ShopView, 'provider'> {
  db: Deps['db'];
  serverKey: ServerKey;
  /** Who reads, as written in a refund. */
  actor: string;
}

type Found = Awaited<ReturnType<typeof findListedRefunds>>[number];

const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? '';

function listed(
  { refund, form, ord_code, cnt_name }: Found,
  offered: ReadonlySet<string>,
  { serverKey, actor }: Reader,
): ListedRefund {
  const stage = refundStage({ ...refund, account: refundAccountState(form) });
  return {
    ...refundView({ ...refund, stage }, offered),
    ...{ ord_code, cnt_name },
    account: form ? maskOf(accountOf(serverKey, form)) : '',
    entered_at: iso(form?.entered_at),
    exported_at: iso(form?.exported_at),
    can_release: stage === 'release' && refund.requested_by !== actor,
  };
}

async function refundList(tab: RefundTab, reader: Reader): Promise<ShopRefunds> {
  const { db, provider } = reader;
  const found = await findListedRefunds(db, tab);
  const trades = found.map(({ refund }) => refund);
  const offered = await tradesWithProviderWay(db, trades, provider);
  const refunds = found.map((one) => listed(one, offered, reader));
  const counts = await countRefunds(db);
  if (tab !== 'transfer') return { refunds, counts };
  const files = await findFiles(db);
  return {
    refunds,
    counts,
    files: files.map((file) => ({ ...file, exported_at: iso(file.exported_at) })),
  };
}

/** `/api/backoffice/refunds…`: where all refunds stand, the bank's file, and recording transfers. */
export function refundRoutes(app: App, deps: Deps, { provider }: Pick<ShopView, 'provider'>) {
  const { db, clock, serverKey, config } = deps;
  const path = '/api/backoffice/refunds';
  const actorOf = callerOf(deps);
  const readerOf = async (request: FastifyRequest): Promise<Reader> => ({
    ...{ db, serverKey, provider },
    actor: await actorOf(request),
  });
  const recording = async (request: FastifyRequest) => ({
    actor: (await actorOf(request)) as 'admin',
    now: clock(),
    record: (tx: typeof db, detail: Readonly<Record<string, unknown>>) =>
      recordRequest(tx, request, clock, { subject: 'refunds', detail }),
  });

  app.get(
    path,
    staffCall('refund.list', shopRefundsAnswerSchema, { querystring: shopRefundsQuerySchema }),
    async (request) => ({
      success: true as const,
      body: await refundList(request.query.tab, await readerOf(request)),
    }),
  );

  app.post(
    `${path}/bank-file`,
    staffCall('refund.export', refundFileAnswerSchema, { body: refundFileQuerySchema }),
    async (request) => {
      const { again } = request.body ?? {};
      const context = { serverKey, ...(await recording(request)) };
      const body = await refundFile(db, again ? new Date(again) : null, context);
      return { success: true as const, body };
    },
  );

  app.post(
    `${path}/transferred`,
    staffCall('refund.paid', shopRefundsAnswerSchema, { body: refundsTransferredSchema }),
    async (request) => {
      const context = { ...(await recording(request)), publicUrl: config.publicUrl };
      await markTransferred(db, request.body, context);
      const body = await refundList('transfer', await readerOf(request));
      return { success: true as const, body };
    },
  );
}
