import { object, string } from '@pinpu/shared/contracts/schema';
import { html } from '../../../platform/html/html.ts';
import { homeLink, type LinkPage, linkPages, pressForm } from '../../../platform/http/link-page.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { secretHash } from '../../../platform/secrets/index.ts';
import { shopName } from '../../base/settings/service.ts';
import { confirmPath, stopPath } from './links.ts';
import { deleteById, findById, findByToken, markRequestConfirmed } from './repository.ts';
import { requestedName, requestedPath } from './requested-goods.ts';

type Linked = NonNullable<Awaited<ReturnType<typeof findById>>>;

const product = (found: Linked) => html`<a href="${requestedPath(found)}">查看商品</a>`;

const ended: LinkPage = {
  status: 404,
  title: '這個連結已經失效',
  content: html`<p>連結超過兩天、已由較新的信取代，或到貨通知已經取消。需要通知時，請在商品頁再登記一次。</p>
<p>${homeLink}</p>`,
};

const waiting = (found: Linked): LinkPage => ({
  status: 200,
  title: '已為您登記到貨通知',
  content: html`<p>「${requestedName(found)}」有貨時，會寄一封信給您。</p>
<p>${product(found)}<a href="${stopPath(found.id)}">取消通知</a></p>`,
});

const sent = (found: Linked): LinkPage => ({
  status: 200,
  title: '商品已經到貨',
  content: html`<p>「${requestedName(found)}」的到貨通知已經寄給您，不會再寄。</p>
<p>${product(found)}</p>`,
});

/** Page of the confirmation link: the button, or the state of the request. */
function confirmPage(found: Linked | undefined, now: Date): LinkPage {
  if (!found) return ended;
  if (found.token_until !== null && found.token_until > now)
    return {
      status: 200,
      title: '確認到貨通知',
      content: html`<p>「${requestedName(found)}」有貨時，寄一封信通知您。</p>
${pressForm('確認到貨通知')}
<p>${product(found)}</p>`,
      hasForm: true,
    };
  if (found.state === 'sent') return sent(found);
  // `token_until` is null once the token was used.
  return found.state === 'waiting' && found.token_until === null ? waiting(found) : ended;
}

function stopPage(found: Linked | undefined): LinkPage {
  if (!found) return stopped;
  return {
    status: 200,
    title: '取消到貨通知',
    content: html`<p>不再為「${requestedName(found)}」寄信給您，登記的電子郵件也會刪除。</p>
${pressForm('取消到貨通知')}
<p>${product(found)}</p>`,
    hasForm: true,
  };
}

/** Shown after the button was pressed, and whenever the link is opened again. */
const stopped: LinkPage = {
  status: 200,
  title: '到貨通知已取消',
  content: html`<p>不會再為這項商品寄信給您。需要時，可以在商品頁再登記一次。</p>
<p>${homeLink}</p>`,
};

const schema = { params: object({ key: string() }), hide: true };

/** The pages of the mails' links. */
export const restockLinkModule: ServerModule = (app, { db, clock }) => {
  const send = linkPages(app, () => shopName(db));

  app.get(confirmPath(':key'), { schema }, async ({ params }, reply) =>
    send(reply, confirmPage(await findByToken(db, secretHash(params.key)), clock())),
  );

  app.post(confirmPath(':key'), { schema }, async ({ params }, reply) => {
    const hash = secretHash(params.key);
    await markRequestConfirmed(db, hash, clock());
    return send(reply, confirmPage(await findByToken(db, hash), clock()));
  });

  app.get(stopPath(':key'), { schema }, async ({ params }, reply) =>
    send(reply, stopPage(await findById(db, params.key))),
  );

  app.post(stopPath(':key'), { schema }, async ({ params }, reply) => {
    await deleteById(db, params.key);
    return send(reply, stopped);
  });
};
