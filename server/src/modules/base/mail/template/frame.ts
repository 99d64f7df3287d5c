import { html, type Markup } from '../../../../platform/html/html.ts';
import type { MailColours } from './colours.ts';
import { contacts, type MailSender } from './sender.ts';
import { type Styles, styleSheet } from './styles.ts';

interface Framed {
  subject: string;
  preview: string;
  headline: string;
  blocks: readonly Markup[];
  reason: string;
  unsubscribe?: { label: string; url: string };
}

/** Keeps the text after the preview out of the inbox's preview line: zero-width characters and spaces. */
const FILLER: Markup = { markup: '&#847;&zwnj;&nbsp;'.repeat(60) };

/** For Outlook, which renders at 96 dpi and does not support fallback fonts. */
const OUTLOOK: Markup = {
  markup:
    '<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>table{border-collapse:collapse}h1,p,a,th,td,span{font-family:"Microsoft JhengHei",sans-serif!important}</style><![endif]-->',
};

/** Outlook does not support max-width: it gets a table as wide as the column. */
const OUTLOOK_COLUMN: Markup = {
  markup:
    '<!--[if mso]><table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->',
};
const OUTLOOK_COLUMN_END: Markup = { markup: '<!--[if mso]></td></tr></table><![endif]-->' };

/** Without a picture, since mail programs block those. */
const sign = (name: string, s: Styles): Markup =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="seal" width="36" height="36" align="center" bgcolor="${s.sealColour}" aria-hidden="true" style="${s.mark}">${Array.from(name)[0] ?? ''}</td><td class="ink" style="${s.name}">${name}</td></tr></table>`;

function footer({ reason, unsubscribe }: Framed, sender: MailSender, s: Styles): Markup[] {
  const lines = [...contacts(sender), reason].map((line) => html`${line}`);
  const end = unsubscribe && [
    html`<a class="link" href="${unsubscribe.url}" target="_blank" style="${s.link}">${unsubscribe.label}</a>`,
  ];
  return [...lines, ...(end ?? [])].map((line, at) => (at === 0 ? line : html`<br>${line}`));
}

/** The page around a mail's blocks: the shop's sign above, its contacts and the mail's reason below. */
export function frame(
  framed: Framed,
  sender: MailSender,
  { s, dark }: { s: Styles; dark: MailColours },
): Markup {
  const { subject, preview, headline, blocks } = framed;
  return html`<!doctype html>
<html lang="zh-Hant-TW" dir="ltr" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${subject}</title>
${OUTLOOK}
<style>
${{ markup: styleSheet(dark) }}
</style>
</head>
<body class="paper ink" style="${s.body}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all" aria-hidden="true">${preview}${FILLER}</div>
<table role="presentation" class="paper" cellpadding="0" cellspacing="0" border="0" width="100%" style="${s.paper}"><tr><td class="side" align="center" style="${s.side}">
${OUTLOOK_COLUMN}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="${s.column}">
<tr><td class="line" align="left" style="${s.header}">${sign(sender.name, s)}</td></tr>
<tr><td class="ink" align="left" style="${s.content}">
<h1 class="ink" style="${s.headline}">${headline}</h1>
${blocks}
</td></tr>
<tr><td class="line soft" align="left" style="${s.footer}">${footer(framed, sender, s)}</td></tr>
</table>
${OUTLOOK_COLUMN_END}
</td></tr></table>
</body>
</html>
`;
}
