import { createHash } from 'node:crypto';
import {
  type BrotliTemplate,
  brotliTemplate,
  type TextTemplate,
  textTemplate,
} from '../../../platform/http/brotli-template/brotli-template.ts';
import { RecentEntries } from '../../../platform/recent-entries.ts';

/** Content that pages share, compressed quickly at first; `template` is replaced by a better compressed one later. */
export interface CompressedContent {
  template: BrotliTemplate;
}

interface Stored {
  content: Promise<CompressedContent | undefined>;
  bytes: number;
  isBest: boolean;
}

const MAX_BYTES = 16 * 1024 * 1024;

/** The quality of the first compression, a little better than the fastest. */
const QUICK = 5;
/** The quality of the second compression: a tenth smaller, at fifty times the cost. */
const BEST = 11;
/** The pause after a second compression, as a multiple of the time that it took. */
const PAUSE_FACTOR = 30;

const hashOf = ({ pieces, gaps }: TextTemplate, lengths: readonly number[]) =>
  createHash('sha256')
    .update(JSON.stringify([gaps, lengths]))
    .update(pieces.join('\0'))
    .digest('hex');

/** One at a time, at the best quality, and only in a small share of the server's time. */
function improver(compress: typeof brotliTemplate, now: () => number) {
  let pausedUntil = 0;
  return async (stored: Stored, text: TextTemplate, values: readonly string[]) => {
    const began = now();
    if (stored.isBest || began < pausedUntil) return;
    stored.isBest = true;
    pausedUntil = Number.POSITIVE_INFINITY;
    const template = await compress(text, values, BEST).catch(() => undefined);
    const content = await stored.content;
    if (content && template) content.template = template;
    const ended = now();
    pausedUntil = ended + PAUSE_FACTOR * (ended - began);
  };
}

/** Screens are rendered again every few seconds, and mostly stay the same. */
export function compressedContents(compress = brotliTemplate, now = () => performance.now()) {
  const contents = new RecentEntries<Stored>(MAX_BYTES, ({ bytes }) => bytes);
  const improve = improver(compress, now);

  async function begin(key: string, text: TextTemplate, values: readonly string[]) {
    const compressed = compress(text, values, QUICK).then((template) => template && { template });
    const stored = { content: compressed, bytes: 0, isBest: false };
    contents.set(key, stored);
    const content = await compressed.catch(() => undefined);
    if (contents.get(key) !== stored) return content;
    if (content) contents.set(key, { ...stored, bytes: content.template.bytes.length });
    else contents.delete(key);
    return content;
  }

  return async (
    text: string,
    values: readonly string[],
  ): Promise<CompressedContent | undefined> => {
    const cut = textTemplate(text, values);
    const lengths = values.map(({ length }) => length);
    const key = hashOf(cut, lengths);
    const known = contents.get(key);
    if (known === undefined) return begin(key, cut, values);
    void improve(known, cut, values);
    return known.content;
  };
}
