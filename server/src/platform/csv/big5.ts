/** Characters that unassigned bytes of code page 950 decode to. */
const NO_CHARACTER = /[\u0080-\u009f\ue000-\uf8ff\ufffd]/;

/** What stands for a character that Big5 does not have, where the caller wants the file nevertheless. */
const MISSING = '□';

/**
 * The bytes of each character, from the platform's decoder, which is code page 950. 十 and 卅 are in it twice; programs
 * use the second ones, among the other characters, and of box-drawing signs the first.
 */
function readTable(): ReadonlyMap<string, number> {
  const decoder = new TextDecoder('big5');
  const table = new Map<string, number>();
  for (let lead = 0xa1; lead <= 0xf9; lead += 1)
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      if (trail > 0x7e && trail < 0xa1) continue;
      const text = decoder.decode(Uint8Array.of(lead, trail));
      const isAgain = table.has(text) && !/[十卅]/.test(text);
      if (!NO_CHARACTER.test(text) && !isAgain) table.set(text, lead * 256 + trail);
    }
  return table;
}

let table: ReadonlyMap<string, number> | undefined;

const isAscii = (character: string) => (character.codePointAt(0) ?? 0) < 0x80;

/** The code of a character in Big5; undefined where it has none. */
function codeOf(character: string): number | undefined {
  if (isAscii(character)) return character.codePointAt(0);
  table ??= readTable();
  return table.get(character);
}

/** The characters of a text that Big5 does not have, each once. */
export const missingInBig5 = (text: string): string[] => [
  ...new Set([...text].filter((character) => codeOf(character) === undefined)),
];

/** A text in Big5 (code page 950), with □ for characters that it does not have. */
export function big5Bytes(text: string): Buffer {
  const bytes: number[] = [];
  for (const character of text) {
    const code = codeOf(character) ?? codeOf(MISSING) ?? 0x3f;
    if (code > 0xff) bytes.push(code >> 8, code & 0xff);
    else bytes.push(code);
  }
  return Buffer.from(bytes);
}

const decoded = (bytes: Uint8Array, encoding: 'utf-8' | 'utf-16le' | 'big5') => {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return encoding === 'big5' && NO_CHARACTER.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
};

/** The text of a small file in UTF-8, UTF-16 with a byte order mark, or Big5; undefined for other bytes. */
export const decodedText = (bytes: Uint8Array): string | undefined =>
  bytes[0] === 0xff && bytes[1] === 0xfe
    ? decoded(bytes, 'utf-16le')
    : (decoded(bytes, 'utf-8') ?? decoded(bytes, 'big5'));
