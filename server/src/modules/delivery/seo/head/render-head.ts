import { html, inlineJson, type Markup } from '../../../../platform/html/html.ts';
import type { PageHead } from './page-head.ts';

type Absolute = (path: string) => string;

const property = (name: string, content: string | number) =>
  html`<meta property="${name}" content="${content}" data-page>`;

const named = (name: string, content: string) =>
  html`<meta name="${name}" content="${content}" data-page>`;

export const renderTitle = ({ title, description }: PageHead): Markup =>
  html`<title>${title}</title>${description === '' ? [] : [named('description', description)]}`;

function shareTags({ share, description }: PageHead, shop: string, absolute: Absolute): Markup[] {
  if (share === undefined) return [];
  const { picture, amount } = share;
  const tags = [
    property('og:type', share.type),
    property('og:site_name', shop),
    property('og:locale', 'zh_TW'),
    property('og:title', share.title),
    property('og:description', description),
    property('og:url', absolute(share.path)),
  ];
  if (picture !== undefined)
    tags.push(
      property('og:image', picture.preview.url),
      property('og:image:width', picture.preview.width),
      property('og:image:height', picture.preview.height),
      property('og:image:alt', picture.alt),
    );
  if (amount !== undefined)
    tags.push(property('product:price:amount', amount), property('product:price:currency', 'TWD'));
  tags.push(named('twitter:card', picture === undefined ? 'summary' : 'summary_large_image'));
  return tags;
}

// A data block is never executed, so the page's policy requires no nonce for it.
const dataBlock = (thing: object): Markup => ({
  markup: `<script type="application/ld+json" data-page>${inlineJson(thing)}</script>`,
});

/** The rest of a page's head; `data-page` marks elements that the app removes when it navigates to another page. */
export function renderHead(head: PageHead, shop: string, absolute: Absolute): Markup {
  const { canonical, indexed, data } = head;
  const tags = [
    ...(indexed ? [] : [named('robots', 'noindex, follow')]),
    ...(canonical === undefined
      ? []
      : [html`<link rel="canonical" href="${absolute(canonical)}" data-page>`]),
    ...shareTags(head, shop, absolute),
    ...data.map(dataBlock),
  ];
  return html`${tags}`;
}
