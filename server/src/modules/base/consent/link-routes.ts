import { object, string } from '@pinpu/shared/contracts/schema';
import { html } from '../../../platform/html/html.ts';
import { homeLink, type LinkPage, linkPages, pressForm } from '../../../platform/http/link-page.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { secretHash } from '../../../platform/secrets/index.ts';
import { shopName } from '../settings/service.ts';
import { confirmPath, stopPath } from './links.ts';
import { findById, findByToken, markConfirmed, withdrawById } from './repository.ts';
import { TOPICS } from './topics.ts';

type Linked = NonNullable<Awaited<ReturnType<typeof findById>>>;

const ended: LinkPage = {
  status: 404,
  title: '這個連結已經失效',
  content: html`<p>連結超過兩天，或已由較新的信取代。需要電子報時，請在本店頁尾再訂閱一次。</p>
<p>${homeLink}</p>`,
};

const subscribed = ({ id }: Linked): LinkPage => ({
  status: 200,
  title: '訂閱完成',
  content: html`<p>之後有電子報時，會寄到您的信箱。每封信都可以一鍵取消訂閱。</p>
<p>${homeLink}<a href="${stopPath(id)}">取消訂閱</a></p>`,
});

/** Page of the confirmation link: the button, or the state of the consent. */
function confirmPage(found: Linked | undefined, now: Date): LinkPage {
  if (!found) return ended;
  if (found.token_until !== null && found.token_until > now)
    return {
      status: 200,
      title: '確認訂閱電子報',
      content: html`<p>按下確認，本店的電子報就會寄到您的信箱。</p>
${pressForm('確認訂閱')}
<p>${homeLink}</p>`,
      hasForm: true,
    };
  // `token_until` is null once the token was used.
  return found.state === 'confirmed' && found.token_until === null ? subscribed(found) : ended;
}

/** Shown after the button was pressed, whenever the link is opened again, and where nothing is stored any more. */
const stopped = (name: string): LinkPage => ({
  status: 200,
  title: `${name}已取消`,
  content: html`<p>不會再寄${name}給您。需要時，隨時可以再開啟。</p>
<p>${homeLink}</p>`,
});

function stopPage(found: Linked | undefined): LinkPage {
  if (!found) return stopped('訂閱');
  const { name, stop } = TOPICS[found.topic];
  if (found.state === 'withdrawn') return stopped(name);
  return {
    status: 200,
    title: stop,
    content: html`<p>按下後不再寄${name}給您；訂單的通知信不受影響。</p>
${pressForm(stop)}
<p>${homeLink}</p>`,
    hasForm: true,
  };
}

const schema = { params: object({ key: string() }), hide: true };

/** The pages of the mails' links: confirming a sign-up, and withdrawing a consent. */
export const consentLinkModule: ServerModule = (app, { db, clock }) => {
  const send = linkPages(app, () => shopName(db));

  app.get(confirmPath(':key'), { schema }, async ({ params }, reply) =>
    send(reply, confirmPage(await findByToken(db, secretHash(params.key)), clock())),
  );

  app.post(confirmPath(':key'), { schema }, async ({ params }, reply) => {
    const hash = secretHash(params.key);
    await markConfirmed(db, hash, clock());
    return send(reply, confirmPage(await findByToken(db, hash), clock()));
  });

  app.get(stopPath(':key'), { schema }, async ({ params }, reply) =>
    send(reply, stopPage(await findById(db, params.key))),
  );

  app.post(stopPath(':key'), { schema }, async ({ params }, reply) => {
    await withdrawById(db, params.key, clock());
    return send(reply, stopPage(await findById(db, params.key)));
  });
};
