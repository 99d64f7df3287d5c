const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
};

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
const unescaped = (html: string) =>
  html.replace(/&(?:amp|lt|gt|nbsp);/g, (name) => CHARACTERS[name] ?? name);

/** Whether a text is meant as HTML: it has a tag. */
const isHtml = (text: string) => /<\/?[a-z][^>]*>/i.test(text);

/** Converts typed text to HTML: a text without tags gets its lines and paragraphs. */
export function htmlOfText(text: string): string {
  const typed = text.replaceAll('\r\n', '\n').trim();
  if (typed === '' || isHtml(typed)) return typed;
  return typed
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br />')}</p>`)
    .join('');
}

/** HTML of nothing but paragraphs and lines as a text; any other stays HTML. */
export function textOfHtml(html: string): string {
  const paragraphs = html.trim().match(/^(?:<p>(?:[^<]|<br ?\/?>)*<\/p>\s*)+$/i)
    ? html.trim().split(/<\/p>\s*/i)
    : undefined;
  if (!paragraphs) return html;
  const text = paragraphs
    .filter((one) => one !== '')
    .map((one) => unescaped(one.replace(/^<p>/i, '').replace(/<br ?\/?>\n?/gi, '\n')))
    .join('\n\n');
  // A text that reads as HTML would come back as something else.
  return isHtml(text) ? html : text;
}
