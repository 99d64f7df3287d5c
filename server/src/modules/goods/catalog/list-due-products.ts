import type { Database } from '../../../platform/db/index.ts';
import { recordAudit, SCHEDULE } from '../../base/audit/service.ts';
import { enableDueProducts } from './repository.ts';

/** Puts on sale the products with 自動上架 whose day has come, each with an entry in the audit log. */
export const listDueProducts = (db: Database, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const entry = { at: now, actor: SCHEDULE, action: 'product.on-sale', outcome: 'ok' };
    for (const { prd_id } of await enableDueProducts(tx, now))
      await recordAudit(tx, { ...entry, subject: prd_id });
  });
