import type { FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../html/html.ts';
import { type PlainPage, sendPlainPage } from './plain-page.ts';

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

/** Responds with a page that says what is wrong, with links onward. */
export const sendErrorPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string,
): FastifyReply => sendPlainPage(reply, errorPage(status, message, request.raw.url ?? '/'));
