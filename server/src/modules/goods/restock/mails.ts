import { formatTwd } from '@pinpu/shared/domain';
import type { Deps } from '../../../platform/module.ts';
import { insertMail } from '../../base/mail/repository.ts';
import {
  button,
  facts,
  type MailContent,
  note,
  paragraph,
} from '../../base/mail/template/blocks.ts';
import { composeMail } from '../../base/mail/template/compose-mail.ts';
import { mailSender } from '../../base/settings/service.ts';
import { confirmPath, stopPath } from './links.ts';
import { lockRestocked, markSent } from './repository.ts';
import { type RequestedGoods, requestedName, requestedPath } from './requested-goods.ts';

interface RestockRequest extends RequestedGoods {
  id: string;
}

const unsubscribe = (publicUrl: string, { id }: RestockRequest) => ({
  label: '取消這項到貨通知',
  url: publicUrl + stopPath(id),
});

/** The mail that asks the mailbox's owner to confirm; it contains no text that the requester has typed. */
export const confirmMail = (
  request: RestockRequest,
  token: string,
  publicUrl: string,
): MailContent => ({
  subject: '到貨通知確認',
  preview: '按一下確認，這項商品有貨時就會寄信給您。',
  headline: '確認到貨通知',
  blocks: [
    paragraph('您好，有人請我們在這項商品有貨時，寄信到這個信箱。確認後才會開始等候。'),
    facts(['商品', requestedName(request)]),
    button('確認到貨通知', publicUrl + confirmPath(token)),
    note('連結於兩天內有效。有貨時只會寄一封信，隨時可以取消。'),
  ],
  reason:
    '您收到這封信，是因為有人以這個電子郵件登記到貨通知。若不是您，請忽略此信，我們不會寄到貨通知給您。',
  unsubscribe: unsubscribe(publicUrl, request),
});

export const restockMail = (
  request: RestockRequest & { price: number },
  publicUrl: string,
): MailContent => ({
  subject: `：${requestedName(request)}到貨了`,
  preview: '您等候的商品又有貨了，數量有限，售完為止。',
  headline: '您等候的商品到貨了',
  blocks: [
    paragraph('您好，您等候的商品又有貨了。數量有限，售完為止。'),
    facts(['商品', requestedName(request)], ['售價', formatTwd(request.price)]),
    button('前往選購', publicUrl + requestedPath(request)),
    note('這項到貨通知已經完成，不會再寄。若又售完，可以在商品頁再登記一次。'),
  ],
  reason: '您收到這封信，是因為您在本店登記了這項商品的到貨通知。',
  unsubscribe: unsubscribe(publicUrl, request),
});

/** Requests per transaction. */
const BATCH = 100;

const sendBatch = ({ db, config }: Pick<Deps, 'db' | 'config'>, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const due = await lockRestocked(tx, BATCH);
    if (due.length === 0) return 0;
    const sender = await mailSender(tx);
    for (const { email, confirmed_at, ...request } of due) {
      const mail = composeMail(restockMail(request, config.publicUrl), sender);
      const dedupe_key = `restock ${request.id} ${confirmed_at?.getTime()}`;
      await insertMail(tx, { kind: 'restock', dedupe_key, to: email, ...mail }, now);
    }
    const ids = due.map(({ id }) => id);
    await markSent(tx, ids, now);
    return due.length;
  });

/** Queues one mail for each request whose product is for sale again; several instances may run it at once. */
export async function sendRestockMails(deps: Pick<Deps, 'db' | 'config'>, now: Date) {
  let sent = BATCH;
  while (sent === BATCH) sent = await sendBatch(deps, now);
}
