import { randomUUID } from 'node:crypto';
import type { NewsletterContent } from '@pinpu/shared/contracts/backoffice';
import { feedNewsletters } from '../../modules/sales/newsletter/feed.ts';
import { mailConsents } from '../../platform/db/schema/index.ts';
import { OOLONG } from '../small-shop.ts';
import type { TestApp } from '../test-app.ts';
import { atBackoffice } from './backoffice.ts';

export const SPRING: NewsletterContent = {
  ...{ subject: '春茶上市', preheader: '新茶到了' },
  blocks: [
    { kind: 'text', text: '親愛的朋友：\n\n新茶 <b>到了</b>。' },
    { kind: 'goods', prd_ids: [OOLONG.prd_id, 'P0009'] },
  ],
  segment: {},
};

export const subscribe = ({ db, clock }: TestApp, emails: readonly string[]) => {
  const at = { c_date: clock.now(), confirmed_at: clock.now() };
  const consent = { topic: 'news', state: 'confirmed', source: 'footer', ...at } as const;
  return db
    .insert(mailConsents)
    .values(emails.map((email) => ({ ...consent, id: randomUUID(), email })));
};

/** A clerk who writes and sends newsletters. */
export async function newsDesk(shop: TestApp, account = 'anna') {
  const anna = await atBackoffice(shop, account);
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const answer = await anna.send(method, `newsletters${path}`, body);
    const { body: page, msg } = answer.json();
    return { status: answer.statusCode, page, code: msg?.[0]?.Code as string | undefined };
  };
  const write = async (content: Partial<NewsletterContent> = {}) =>
    (await call('POST', '', { ...SPRING, ...content })).page.newsletter.newsletter_id as string;
  const send = async (id: string) => {
    const { page } = await call('GET', `/${id}`);
    const { audience, newsletter } = page;
    return call('POST', `/${id}/send`, { version: newsletter.version, audience });
  };
  return {
    call,
    write,
    send,
    audience: async (id: string) => (await call('GET', `/${id}`)).page.audience,
  };
}

export const feed = (shop: TestApp) => feedNewsletters(shop, shop.clock.now());
