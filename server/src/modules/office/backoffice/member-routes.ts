import { formatTwd, normaliseEmail } from '@pinpu/shared/domain';
import { boolean, minLength, object, string } from 'zod/mini';
import type { Erasure } from '../../../platform/data-hooks.ts';
import type { App, Deps } from '../../../platform/module.ts';
import { noteAudit } from '../../base/audit/request-audit.ts';
import { erasePerson } from '../../base/erasure/service.ts';

const erase = object({ email: string().check(minLength(1)), dry_run: boolean() });

function summaryOf(email: string, erasure: Erasure, dryRun: boolean): string {
  const { members, orders, carts, codes, mails, restocks, consents, links, earnings } = erasure;
  const lines = [
    `${dryRun ? '將刪除' : '已刪除'} ${email} 的個人資料：會員 ${members}、購物車 ${carts}、驗證碼 ${codes}、信件 ${mails}、到貨通知 ${restocks}、訂閱 ${consents}、推廣連結 ${links}。`,
    `訂單 ${orders} 筆保留金額、品項、日期與發票號碼，${dryRun ? '將清除' : '已清除'}姓名、地址、電話與電子郵件。`,
    ...(earnings > 0
      ? [
          `尚未撥款的推廣分潤 ${formatTwd(earnings)}（已出貨的訂單）與報表一併刪除，請先確認已結清。`,
        ]
      : []),
    ...(dryRun ? ['這是預覽，尚未變更任何資料。'] : []),
  ];
  return lines.join('\n');
}

/** The call of `npm run members -- erase`. */
export function memberRoutes(app: App, deps: Deps) {
  const config = { audit: 'member.erase', operator: 'only' } as const;
  const schema = { hide: true, body: erase };
  app.post('/api/backoffice/members/erase', { schema, config }, async (request) => {
    const { body } = request;
    const [email, dryRun] = [normaliseEmail(body.email), body.dry_run];
    const erasure = await erasePerson(deps, { email, dryRun });
    noteAudit(request, { detail: { dry_run: dryRun, ...erasure } });
    return { success: true as const, body: { message: summaryOf(email, erasure, dryRun) } };
  });
}
