import { createHash } from 'node:crypto';
import { html, type Markup } from '../../../platform/html/html.ts';

const STYLE = `
:root { color-scheme: light dark; }
body { font: 1.0625rem/1.7 "Noto Sans TC", "PingFang TC", "Microsoft JhengHei", sans-serif; max-width: 45rem; margin: 0 auto; padding: 1.5rem 1rem; overflow-wrap: anywhere; background: light-dark(#FAF6EE, #1B1815); color: light-dark(#241F1A, #F3ECE0); }
h1 { font: 700 1.5625rem/1.3 "Noto Serif TC", "Songti TC", "PingFang TC", "Microsoft JhengHei", serif; }
ul { list-style: none; padding: 0; }
li, pre { border-top: 1px solid light-dark(#E4DACB, #3D362F); }
li { padding: .75rem 0; }
a { color: light-dark(#B5361F, #F08A70); display: inline-block; padding: .25rem 0; text-underline-offset: .25em; }
pre { font: inherit; white-space: pre-wrap; padding-top: 1rem; }
small { color: light-dark(#5E544A, #B9AD9E); }
h2 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
iframe { box-sizing: border-box; width: 100%; height: 42rem; border: 1px solid light-dark(#E4DACB, #3D362F); }
`;

/** The pages' policy: their own style sheet, a mail's HTML in a frame, and nothing else. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Sandbox permissions of a mail's HTML: open its links in windows of their own. */
export const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

/** The policy of a mail's HTML: inline styles and nothing else, in a frame of the page. */
export const MAIL_POLICY = `sandbox ${SANDBOX}; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

export const page = (title: string, content: Markup): string =>
  html`<!doctype html>
<html lang="zh-Hant-TW">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${{ markup: STYLE }}</style>
<h1>${title}</h1>
${content}
</html>
`.markup;

const LINK = /https?:\/\/[^\s<>"']+/g;

export function linked(text: string): Markup[] {
  const links = [...text.matchAll(LINK)];
  const pieces = text.split(LINK);
  return pieces.map((piece, i) => {
    const link = links[i]?.[0];
    return link ? html`${piece}<a href="${link}">${link}</a>` : html`${piece}`;
  });
}
