import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { html, type Markup } from '../html/html.ts';

/** Whether a browser would show the response to a person: for a page or a form of a page, not for a call or a file. */
export const isForPerson = ({ method, headers, raw }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'POST') &&
  !/^\/api(?:\/|$|\?)/.test(raw.url ?? '') &&
  (headers.accept ?? '').includes('text/html');

const titleOf = (status: number) => (status === 404 ? '找不到這個頁面' : '這個頁面暫時無法顯示');

/** Text and links of an error page; with a link to retry `address` where that may help. */
export const errorPage = (status: number, message: string, address: string): PlainPage => ({
  status,
  title: titleOf(status),
  content: html`<p>${message}</p>
<p>${status >= 500 || status === 429 ? html`<a href="${address}">再試一次</a>` : ''}<a href="/">回首頁</a></p>`,
});

export const sendErrorPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string,
): FastifyReply => sendPlainPage(reply, errorPage(status, message, request.raw.url ?? '/'));

const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#FAF6EE, #1B1815); --ink: light-dark(#241F1A, #F3ECE0); --fault: light-dark(#B5361F, #F08A70); }
body { display: grid; place-content: center; gap: 1.5rem; min-height: 100dvh; box-sizing: border-box; margin: 0; padding: 1.5rem; background: var(--paper); color: var(--ink); font: 1.0625rem/1.7 "Noto Sans TC", "PingFang TC", "Microsoft JhengHei", sans-serif; text-align: center; text-wrap: balance; overflow-wrap: anywhere; }
main { display: grid; gap: 1.5rem; max-width: 30rem; }
h1 { margin: 0; font: 700 1.5625rem/1.3 "Noto Serif TC", "Songti TC", "PingFang TC", "Microsoft JhengHei", serif; }
p, form { margin: 0; }
header { font: 700 1.25rem/1.3 "Noto Serif TC", "Songti TC", "PingFang TC", "Microsoft JhengHei", serif; }
a { display: inline-block; min-height: 44px; padding: 0 1rem; color: inherit; line-height: 44px; text-underline-offset: .35em; }
button { min-height: 48px; padding: 0 2rem; border: 0; border-radius: 2px; background: var(--ink); color: var(--paper); font: inherit; font-weight: 700; cursor: pointer; }
form { display: grid; gap: 1rem; justify-items: center; }
form > div { display: grid; gap: .25rem; width: 100%; text-align: start; }
form > div ~ button { width: 100%; }
label { font-weight: 700; }
input { min-height: 48px; box-sizing: border-box; width: 100%; padding: 0 .75rem; border: 1px solid color-mix(in srgb, var(--ink) 55%, var(--paper)); border-radius: 2px; background: var(--paper); color: var(--ink); font: inherit; }
input[aria-invalid] { border: 2px solid var(--fault); }
form strong, [role=alert] { color: var(--fault); }
small { font-size: .9375rem; }
summary { min-height: 44px; line-height: 44px; cursor: pointer; }
`;

const HASH = createHash('sha256').update(STYLE).digest('base64');

interface PlainPage {
  status: number;
  title: string;
  shop?: string;
  content: Markup;
  hasForm?: boolean;
  /** The origin of another site that the page's form leads to. */
  formOrigin?: string;
}

/** Status, headers and text of a page without scripts, which does not depend on any deployment. */
export const plainPage = ({
  status,
  title,
  shop = '',
  content,
  hasForm = false,
  formOrigin = hasForm ? "'self'" : "'none'",
}: PlainPage) => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${HASH}'; base-uri 'none'; form-action ${formOrigin}; frame-ancestors 'none'`,
  },
  text: html`<!doctype html>
<html lang="zh-Hant-TW">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${shop === '' ? title : `${title}－${shop}`}</title>
<style>${{ markup: STYLE }}</style>
${shop === '' ? '' : html`<header>${shop}</header>`}
<main>
<h1>${title}</h1>
${content}
</main>
</html>
`.markup,
});

export function sendPlainPage(reply: FastifyReply, page: PlainPage): FastifyReply {
  const { status, headers, text } = plainPage(page);
  return reply
    .code(status)
    .headers(headers)
    .serializer((body: unknown) => String(body))
    .send(text);
}
