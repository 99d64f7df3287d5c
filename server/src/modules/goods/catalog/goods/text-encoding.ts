import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { rejectFile } from './finding.ts';

export type TextEncodingName = 'utf-8' | 'big5' | 'utf-16le';

const CHUNK = 1024 * 1024;
const LINE_FEED = 0x0a;
/** Characters that unassigned bytes of code page 950 decode to: such a file isn't Big5. */
const NO_CHARACTER = /[\u0080-\u009f\ue000-\uf8ff]/;

/** A decoder that throws on bytes that are invalid in this encoding. */
function strictDecoder(encoding: TextEncodingName) {
  const decoder = new TextDecoder(encoding, { fatal: true });
  return (bytes?: Uint8Array, stream = false): string => {
    const text = decoder.decode(bytes, { stream });
    if (encoding === 'big5' && NO_CHARACTER.test(text)) throw new TypeError('not Big5');
    return text;
  };
}

async function isEncodedIn(file: string, encoding: TextEncodingName): Promise<boolean> {
  const decode = strictDecoder(encoding);
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: CHUNK }))
      decode(chunk as Buffer, true);
    decode();
    return true;
  } catch {
    return false;
  }
}

/** The first line that is invalid in this encoding; neither encoding has a line feed inside a character. */
async function firstBadLine(file: string, encoding: 'utf-8' | 'big5'): Promise<number> {
  const decode = strictDecoder(encoding);
  const handle = await open(file);
  try {
    const bytes = await handle.readFile();
    for (let line = 1, from = 0; from < bytes.length; line += 1) {
      const end = bytes.indexOf(LINE_FEED, from);
      const to = end < 0 ? bytes.length : end + 1;
      try {
        decode(bytes.subarray(from, to));
      } catch {
        return line;
      }
      from = to;
    }
  } finally {
    await handle.close();
  }
  return 1;
}

async function byteOrderMark(file: string): Promise<TextEncodingName | undefined> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(3), 0, 3, 0);
    if (buffer.equals(Buffer.from([0xef, 0xbb, 0xbf]))) return 'utf-8';
    return buffer[0] === 0xff && buffer[1] === 0xfe ? 'utf-16le' : undefined;
  } finally {
    await handle.close();
  }
}

/**
 * The encoding of a text file: by its byte order mark, else UTF-8 where all of it is valid, else Big5 (code page 950),
 * which a Taiwanese Excel uses for plain CSV.
 * @throws UnreadableGoods with the first line that is invalid in both.
 */
export async function textEncoding(file: string): Promise<TextEncodingName> {
  const marked = await byteOrderMark(file);
  const candidates: TextEncodingName[] = marked ? [marked] : ['utf-8', 'big5'];
  for (const encoding of candidates) if (await isEncodedIn(file, encoding)) return encoding;
  if (marked === 'utf-16le')
    return rejectFile('檔案不是完整的 UTF-16 文字，請另存為「CSV UTF-8」。');
  const line = await firstBadLine(file, marked === 'utf-8' ? 'utf-8' : 'big5');
  return rejectFile(
    `檔案第 ${line} 行不是 UTF-8 也不是 Big5 的文字，請在 Excel 另存為「CSV UTF-8（逗號分隔）」。`,
  );
}

/** A file's text in chunks, without its byte order mark. */
export async function* textOf(file: string, encoding: TextEncodingName): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK }))
    yield decoder.decode(chunk as Buffer, { stream: true });
  yield decoder.decode();
}
