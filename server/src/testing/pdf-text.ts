import { inflateSync } from 'node:zlib';

const STREAM = /stream\r?\n([\s\S]*?)\r?\nendstream/;

function objectsOf(file: string): Map<string, string> {
  const found = [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)];
  return new Map(found.map(([, number = '', body = '']) => [number, body]));
}

function streamOf(body: string): string {
  const data = STREAM.exec(body)?.[1] ?? '';
  if (!body.includes('/FlateDecode')) return data;
  return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
}

const textOfHex = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** The text of each glyph, from the font's ToUnicode table. */
function glyphTexts(objects: ReadonlyMap<string, string>): string[] {
  const bodies = [...objects.values()];
  const table = bodies.map((body) => /\/ToUnicode (\d+) 0 R/.exec(body)?.[1]).find(Boolean) ?? '';
  const texts: string[] = [];
  const ranges = streamOf(objects.get(table) ?? '').matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g);
  for (const [, first = '', list = ''] of ranges)
    for (const [at, [, hex = '']] of [...list.matchAll(/<([^>]*)>/g)].entries())
      texts[Number.parseInt(first, 16) + at] = textOfHex(hex.replaceAll(' ', ''));
  return texts;
}

function pageText(content: string, glyphs: readonly string[]): string {
  return [...content.matchAll(/\[([^\]]*)\] TJ/g)]
    .map(([, shown = '']) =>
      [...shown.matchAll(/<(\w+)>/g)]
        .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
        .map((code) => glyphs[Number.parseInt(code, 16)] ?? '')
        .join(''),
    )
    .join('\n');
}

/** The text of each page of a PDF with one embedded font, line by line, as a reader would copy it; and its objects. */
export function pdfText(file: Buffer) {
  const objects = objectsOf(file.toString('latin1'));
  const glyphs = glyphTexts(objects);
  const pages = [...objects.values()]
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((body) => objects.get(/\/Contents (\d+) 0 R/.exec(body)?.[1] ?? '') ?? '')
    .map((body) => pageText(streamOf(body), glyphs));
  return { pages, text: pages.join('\n'), objects: [...objects.values()].join('\n') };
}
