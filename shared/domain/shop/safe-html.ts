/**
 * The allow list for configured HTML. The server sanitises when storing and sending, the browser again before display
 * (ADR 0015). No class, id or style, since a block could otherwise cover or imitate the shop.
 */
export const SAFE_TAGS: readonly string[] = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span', 'br', 'hr', 'blockquote', 'pre'],
  ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'code'],
  ...['abbr', 'cite', 'q', 'time', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary'],
  ...['figure', 'figcaption', 'img', 'section', 'article', 'address'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** Tags that are removed with their content; of other disallowed tags, the text stays. */
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

/** All allowed attributes of all tags; `rel` is only set by the sanitisers. */
export const SAFE_ATTRIBUTES: readonly string[] = [
  ...new Set([...EVERYWHERE, ...Object.values(OF_TAG).flat(), 'rel']),
];

// Removes characters that browsers ignore inside a URL, so that they can't hide a scheme from the checks below.
const unspaced = (address: string) =>
  Array.from(address)
    .filter((sign) => sign > ' ')
    .join('');

/** Whether a URL is allowed in a link: http(s), mail, telephone, a path of this shop or a fragment. */
const isSafeLink = (address: string) =>
  /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|[#?])/i.test(unspaced(address));

const isSafePicture = (address: string) => /^(?:https?:\/\/|\/(?![/\\]))/i.test(unspaced(address));

/** Whether a tag may have an attribute; both in lower case. */
export function isSafeAttribute(tag: string, name: string, value: string): boolean {
  if (!EVERYWHERE.includes(name) && !OF_TAG[tag]?.includes(name)) return false;
  if (name === 'href') return isSafeLink(value);
  if (name === 'src') return isSafePicture(value);
  if (name === 'target') return value === '_blank';
  if (name === 'loading') return value === 'lazy' || value === 'eager';
  return true;
}

/** `rel` of links that open a new tab, so that the new page gets no reference to this one. */
export const NEW_TAB_REL = 'noopener';
