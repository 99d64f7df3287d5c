import { SAFE_ATTRIBUTES, SAFE_TAGS, TAGS_GONE_WITH_CONTENT } from './safe-html.ts';

/** Tags that are removed while their text stays, as pasted from other pages. */
const OTHER_TAGS = [
  'html head body base link meta main nav header footer aside hgroup search center font big tt strike nobr',
  'basefont form input button label fieldset legend output progress meter datalist optgroup kbd samp var dfn data',
  'bdi bdo ruby rb rt rp rtc wbr picture source track map area canvas dialog menu dir acronym frame frameset',
  'marquee blink param applet slot image',
].flatMap((line) => line.split(' '));

const TAGS = new Set([...SAFE_TAGS, ...TAGS_GONE_WITH_CONTENT, ...OTHER_TAGS]);

/** Attributes that may have no value. */
const BARE_ATTRIBUTES = new Set([
  ...SAFE_ATTRIBUTES,
  ...[
    'alt',
    'class',
    'id',
    'style',
    'hidden',
    'nowrap',
    'compact',
    'noshade',
    'disabled',
    'checked',
  ],
  ...[
    'controls',
    'loop',
    'muted',
    'autoplay',
    'allowfullscreen',
    'required',
    'readonly',
    'selected',
  ],
]);

const isBareAttribute = (word: string) =>
  BARE_ATTRIBUTES.has(word.toLowerCase()) || /^[a-z]+-[\w-]+$/i.test(word);

/** Everything after `<` that may belong to a tag; in an attribute's value, the next sign begins the next match. */
const SIGN = /<(\/?)([^\s<>/]*)([^<>]*)(>?)/g;

function isTag(name: string, attributes: string, isClosed: boolean): boolean {
  if (/^(?:!doctype|!\[|!--|\?xml)/i.test(name)) return true;
  if (!isClosed && !attributes.includes('=')) return false;
  // 名稱 or 10cm never begins a tag, in no browser.
  if (!/^[a-z]/i.test(name)) return false;
  // <o:p> of a word processor, <my-element> of a page.
  if (/^\w+[:-][\w:.-]+$/.test(name)) return true;
  if (!TAGS.has(name.toLowerCase())) return /\s[\w:-]+\s*=/.test(attributes);
  if (attributes.includes('=')) return true;
  return attributes.split(/[\s/]+/).every((word) => word === '' || isBareAttribute(word));
}

/** The text with each `<` that begins no tag as an entity: a sanitiser would cut what follows one, as in 寬<W，高>H. */
export function withoutStraySigns(html: string): string {
  const [end, comment] = [html.lastIndexOf('>'), html.lastIndexOf('-->')];
  return html.replace(
    SIGN,
    (sign, _slash: string, name: string, attributes: string, close: string, at: number) => {
      const isOpen = at > (name.startsWith('!--') ? comment : end);
      return !isOpen && isTag(name, attributes, close !== '') ? sign : `&lt;${sign.slice(1)}`;
    },
  );
}

/** Whether a text contains a tag, and so is HTML. */
export const isMarkup = (text: string): boolean => withoutStraySigns(text).includes('<');
