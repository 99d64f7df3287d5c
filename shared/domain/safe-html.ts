/**
 * What configured HTML may hold: the server keeps to it on the way in and out, the browser before it shows a block
 * (ADR 0015). No class, id or style: a block could else lie over the shop or pass for a part of it.
 */
export const SAFE_TAGS: readonly string[] = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span', 'br', 'hr', 'blockquote', 'pre'],
  ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'code'],
  ...['abbr', 'cite', 'q', 'time', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary'],
  ...['figure', 'figcaption', 'img', 'section', 'article', 'address'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** Content goes with these tags; of any other that is not allowed, the text stays. */
export const TAGS_GONE_WITH_CONTENT: readonly string[] = [
  ...['script', 'style', 'iframe', 'object', 'embed', 'svg', 'math', 'template', 'noscript'],
  ...['textarea', 'select', 'option', 'title', 'xmp', 'noembed', 'noframes', 'plaintext'],
  ...['audio', 'video'],
];

const EVERYWHERE = ['title', 'lang', 'dir'];

const OF_TAG: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  ol: ['start', 'reversed', 'type'],
  li: ['value'],
  time: ['datetime'],
  details: ['open'],
  col: ['span'],
  colgroup: ['span'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

/** Everything that is an attribute of some tag; `rel` is only ever written by those who sanitise. */
export const SAFE_ATTRIBUTES: readonly string[] = [
  ...new Set([...EVERYWHERE, ...Object.values(OF_TAG).flat(), 'rel']),
];

// What browsers drop or skip inside an address: it must not hide a scheme from the tests below.
const unspaced = (address: string) =>
  Array.from(address)
    .filter((sign) => sign > ' ')
    .join('');

/** Whether an address may stand in a link: the web, mail, telephone, a place of this shop or of this page. */
const isSafeLink = (address: string) =>
  /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|[#?])/i.test(unspaced(address));

const isSafePicture = (address: string) => /^(?:https?:\/\/|\/(?![/\\]))/i.test(unspaced(address));

/** Whether an attribute may stand at a tag, both in lower case. */
export function isSafeAttribute(tag: string, name: string, value: string): boolean {
  if (!EVERYWHERE.includes(name) && !OF_TAG[tag]?.includes(name)) return false;
  if (name === 'href') return isSafeLink(value);
  if (name === 'src') return isSafePicture(value);
  if (name === 'target') return value === '_blank';
  if (name === 'loading') return value === 'lazy' || value === 'eager';
  return true;
}

/** What a link that opens a new tab says besides: the new page gets no hold on this one. */
export const NEW_TAB_REL = 'noopener';
