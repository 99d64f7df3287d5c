import type { FastifyReply } from 'fastify';
import { html, type Markup } from '../html/html.ts';
import type { App } from '../module.ts';
import { sendPlainPage } from './plain-page.ts';

/** The page of a link in a mail. */
export interface LinkPage {
  status: number;
  title: string;
  content: Markup;
  hasForm?: boolean;
}

export const homeLink = html`<a href="/">回首頁</a>`;

/** A form with one button, posting to the page's own address. Mail scanners open links, so a GET changes nothing. */
export const pressForm = (label: string): Markup =>
  html`<form method="post"><button type="submit">${label}</button></form>`;

/**
 * Sets up a scope for the pages of mails' links. GET only shows a button; POST makes the change. A mail program's own
 * unsubscribe button posts without cookies or a page, and must not be redirected (RFC 8058). Returns what sends a page.
 */
export function linkPages(app: App, shopName: () => Promise<string>) {
  // The bodies are ignored: everything is in the address.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) =>
    done(null, undefined),
  );
  // Keeps the token and the id from being sent to other sites as a referrer.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('referrer-policy', 'same-origin');
  });
  return async (reply: FastifyReply, page: LinkPage) =>
    sendPlainPage(reply, { ...page, shop: await shopName() });
}
