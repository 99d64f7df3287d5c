import { createHash } from 'node:crypto';
import { html, type Markup } from '../../html/html.ts';

const STYLE = `
:root { color-scheme: light dark; }
body { font: 1rem/1.7 system-ui, sans-serif; max-width: 40rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.25rem; }
ul { list-style: none; padding: 0; }
li { border-top: 1px solid; padding: .75rem 0; }
a { color: LinkText; display: inline-block; padding: .25rem 0; }
pre { font: inherit; white-space: pre-wrap; border-top: 1px solid; padding-top: 1rem; }
small { opacity: .75; }
`;

/** The pages' policy: their own style sheet and nothing else. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

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

/** Text with its web addresses as links. */
export function linked(text: string): Markup[] {
  const links = [...text.matchAll(LINK)];
  const pieces = text.split(LINK);
  return pieces.map((piece, i) => {
    const link = links[i]?.[0];
    return link ? html`${piece}<a href="${link}">${link}</a>` : html`${piece}`;
  });
}
