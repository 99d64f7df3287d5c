import { html, type Markup } from '../../../../platform/html/html.ts';
import type { Block, Fact, MailContent } from './blocks.ts';
import { contacts, type MailSender } from './sender.ts';
import { type MailColours, mailColours, type Styles, styleSheet, styles } from './styles.ts';

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

function frame(
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

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** Names up to this many characters stay on one line, in a column of their own width. */
const SHORT_NAME = 8;

function factTable({ facts }: BlockOf<'facts'>, s: Styles): Markup {
  const isShort = facts.every(([name]) => name.length <= SHORT_NAME);
  const [nameWidth, valueWidth] = isShort ? [s.shortName, s.besideShortName] : ['', ''];
  const row = ([name, value]: Fact): Markup =>
    html`<tr><th scope="row" class="soft" style="${s.factName};${nameWidth}">${name}</th><td class="ink" style="${s.factValue};${valueWidth}">${value}</td></tr>`;
  return html`<table class="line" cellpadding="0" cellspacing="0" border="0" width="100%" style="${s.table}">${facts.map(row)}</table>`;
}

const amountRow = (
  [name, amount]: Fact,
  [tone, nameStyle, amountStyle]: readonly [tone: string, name: string, amount: string],
  rule = '',
): Markup =>
  html`<tr><th scope="row" class="${tone} line" style="${nameStyle};${rule}">${name}</th><td class="ink line" align="right" style="${amountStyle};${rule}">${amount}</td></tr>`;

function amountTable({ lines, sums }: BlockOf<'amounts'>, s: Styles): Markup {
  const sumRow = (sum: Fact, at: number) => {
    const look =
      at === sums.length - 1
        ? (['ink', s.totalName, s.total] as const)
        : (['soft', s.sumName, s.lineAmount] as const);
    return amountRow(sum, look, at === 0 ? s.firstSum : '');
  };
  const lineRows = lines.map((line) => amountRow(line, ['ink', s.lineName, s.lineAmount]));
  return html`<table class="line" cellpadding="0" cellspacing="0" border="0" width="100%" style="${s.table}">${lineRows}${sums.map(sumRow)}</table>`;
}

/** Codes up to this many characters are set large, for typing; an account number is longer. */
const SHORT_CODE = 8;

const codeRow =
  (s: Styles) =>
  ([name, code]: Fact): Markup => {
    const size = code.length > SHORT_CODE ? 'font-size:20px' : 'font-size:32px;letter-spacing:4px';
    return html`<tr><td align="center" style="${s.codeCell}"><span class="soft" style="${s.codeName}">${name}</span><br><span class="ink" style="${s.digits};${size}">${code}</span></td></tr>`;
  };

const codeBox = ({ codes }: BlockOf<'codes'>, s: Styles): Markup =>
  html`<table role="presentation" class="tint" cellpadding="0" cellspacing="0" border="0" width="100%" style="${s.code}">${codes.map(codeRow(s))}</table>`;

/** The column's width, for Outlook, which does not shrink pictures. */
const COLUMN_PX = 600;

function pictureOf({ src, alt, url }: BlockOf<'picture'>, s: Styles): Markup {
  const image = html`<img src="${src}" alt="${alt}" width="${COLUMN_PX}" border="0" style="${s.picture}">`;
  return url === '' ? image : html`<a href="${url}" target="_blank">${image}</a>`;
}

const PICTURE_PX = 96;

/** Pictures have no text of their own: the name is beside them, also where a mail program blocks them. */
function goodsTable({ goods }: BlockOf<'goods'>, s: Styles): Markup {
  const rows = goods.map(({ name, detail, url, picture }) => {
    const image =
      picture === ''
        ? ''
        : html`<a href="${url}" target="_blank"><img src="${picture}" alt="" width="${PICTURE_PX}" height="${PICTURE_PX}" border="0" style="${s.goodsPicture}"></a>`;
    return html`<tr><td class="line" width="${PICTURE_PX}" style="${s.goodsCell}">${image}</td><td class="ink line" style="${s.goodsText}"><a class="ink" href="${url}" target="_blank" style="${s.goodsName}">${name}</a><br>${detail}</td></tr>`;
  });
  return html`<table role="presentation" class="line" cellpadding="0" cellspacing="0" border="0" width="100%" style="${s.table}">${rows}</table>`;
}

/** A coloured cell, since Outlook draws neither the padding nor the background of a link. */
const buttonCell = ({ label, url }: BlockOf<'button'>, s: Styles): Markup =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="seal" bgcolor="${s.sealColour}" style="${s.button}"><a href="${url}" target="_blank" style="${s.buttonLink}">${label}</a></td></tr></table><p class="soft" style="${s.note};margin-top:12px">按鈕無法開啟時，請複製網址：<br><a class="link" href="${url}" target="_blank" style="${s.link}">${url}</a></p>`;

function blockHtml(block: Block, s: Styles): Markup {
  switch (block.kind) {
    case 'facts':
      return factTable(block, s);
    case 'amounts':
      return amountTable(block, s);
    case 'codes':
      return codeBox(block, s);
    case 'picture':
      return pictureOf(block, s);
    case 'goods':
      return goodsTable(block, s);
    case 'button':
      return buttonCell(block, s);
    case 'note':
      return html`<p class="soft" style="${s.note}">${block.text}</p>`;
    case 'paragraph':
      return html`<p class="ink" style="${s.paragraph}">${block.text}</p>`;
  }
}

export function asHtml(content: MailContent, subject: string, sender: MailSender): string {
  const { light, dark } = mailColours(sender.colour);
  const s = styles(light);
  const blocks = content.blocks.map((block) => blockHtml(block, s));
  return frame({ ...content, subject, blocks }, sender, { s, dark }).markup;
}
