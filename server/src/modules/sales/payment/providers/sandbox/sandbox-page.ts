import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { html, type Markup } from '../../../../../platform/html/html.ts';
import type { App } from '../../../../../platform/module.ts';

/** The pages' policy: no scripts, their own style sheet, and forms to themselves and, by redirect, back to the shop. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  // A trade's address authorises access to it, so it must not be sent as a referrer.
  'referrer-policy': 'no-referrer',
};

export const sendSandboxPage = (reply: FastifyReply, page: string, status = 200): FastifyReply =>
  reply.code(status).headers(HEADERS).type('text/html; charset=utf-8').send(page);

export function sandboxStyles(app: App, url: string): void {
  const css = readFileSync(join(import.meta.dirname, 'fake/page.css'), 'utf8');
  app.get(url, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=300').send(css),
  );
}

/** Notes that no money moves. `styles` is the address of its style sheet. */
export const sandboxPage = (
  { title, note, styles }: { title: string; note: string; styles: string },
  content: Markup,
): string =>
  html`<!doctype html>
<html lang="zh-Hant-TW">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${styles}">
</head>
<body>
<header class="notice">${note}</header>
<main>
${content}
</main>
</body>
</html>
`.markup;
