import { productPagePath } from '@pinpu/shared/domain';
import { html, type Markup } from '../../../platform/html/html.ts';
import { stopPath } from './links.ts';
import type { findById } from './repository.ts';

type Linked = NonNullable<Awaited<ReturnType<typeof findById>>>;

export interface LinkPage {
  status: number;
  title: string;
  content: Markup;
  hasForm?: boolean;
}

const product = ({ prd_id }: Linked) => html`<a href="${productPagePath(prd_id)}">查看商品</a>`;
const home = html`<a href="/">回首頁</a>`;

/** A form with one button, posting to the page's own address. Mail scanners open links, so a GET changes nothing. */
const press = (label: string) =>
  html`<form method="post"><button type="submit">${label}</button></form>`;

const ended: LinkPage = {
  status: 404,
  title: '這個連結已經失效',
  content: html`<p>連結超過兩天、已由較新的信取代，或到貨通知已經取消。需要通知時，請在商品頁再登記一次。</p>
<p>${home}</p>`,
};

const waiting = (found: Linked): LinkPage => ({
  status: 200,
  title: '已為您登記到貨通知',
  content: html`<p>「${found.prd_name}」有貨時，會寄一封信給您。</p>
<p>${product(found)}<a href="${stopPath(found.id)}">取消通知</a></p>`,
});

const sent = (found: Linked): LinkPage => ({
  status: 200,
  title: '商品已經到貨',
  content: html`<p>「${found.prd_name}」的到貨通知已經寄給您，不會再寄。</p>
<p>${product(found)}</p>`,
});

/** Page of the confirmation link: the button, or the state of the request. */
export function confirmPage(found: Linked | undefined, now: Date): LinkPage {
  if (!found) return ended;
  if (found.token_until !== null && found.token_until > now)
    return {
      status: 200,
      title: '確認到貨通知',
      content: html`<p>「${found.prd_name}」有貨時，寄一封信通知您。</p>
${press('確認到貨通知')}
<p>${product(found)}</p>`,
      hasForm: true,
    };
  if (found.state === 'sent') return sent(found);
  // `token_until` is null once the token was used.
  return found.state === 'waiting' && found.token_until === null ? waiting(found) : ended;
}

export function stopPage(found: Linked | undefined): LinkPage {
  if (!found) return stopped;
  return {
    status: 200,
    title: '取消到貨通知',
    content: html`<p>不再為「${found.prd_name}」寄信給您，登記的電子郵件也會刪除。</p>
${press('取消到貨通知')}
<p>${product(found)}</p>`,
    hasForm: true,
  };
}

/** Shown after the button was pressed, and whenever the link is opened again. */
export const stopped: LinkPage = {
  status: 200,
  title: '到貨通知已取消',
  content: html`<p>不會再為這項商品寄信給您。需要時，可以在商品頁再登記一次。</p>
<p>${home}</p>`,
};
