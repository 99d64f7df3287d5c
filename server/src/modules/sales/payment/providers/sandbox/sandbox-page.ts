import { html, type Markup } from '../../../../../platform/html/html.ts';

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
