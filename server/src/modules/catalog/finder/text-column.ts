/** Texts that lie in one string: long enough for one search to be worth it, short enough to be written anew. */
const CHUNK = 256;
const END = '\n';

interface Chunk {
  text: string;
  /** Where each text ends, its END not counted. */
  ends: number[];
}

/** A text for each slot, kept so that all that contain a word are found in one sweep. A text holds no line break. */
export class TextColumn {
  readonly #texts: string[] = [];
  readonly #chunks: (Chunk | undefined)[] = [];

  set(slot: number, text: string): void {
    this.#texts[slot] = text;
    this.#chunks[Math.floor(slot / CHUNK)] = undefined;
  }

  at(slot: number): string {
    return this.#texts[slot] ?? '';
  }

  /** Calls `found` for each slot whose text contains `word`, once. */
  sweep(word: string, found: (slot: number) => void): void {
    const rare = this.#rarest(word);
    const [head, tail] = [word.slice(0, rare), word.slice(rare)];
    const chunks = Math.ceil(this.#texts.length / CHUNK);
    for (let number = 0; number < chunks; number += 1) {
      const { text, ends } = this.#chunk(number);
      let within = 0;
      let at = text.indexOf(tail);
      while (at !== -1) {
        const isWhole = rare === 0 || text.startsWith(head, at - rare);
        while (at > (ends[within] ?? Number.POSITIVE_INFINITY)) within += 1;
        if (isWhole) found(number * CHUNK + within);
        at = text.indexOf(tail, isWhole ? ends[within] : at + 1);
      }
    }
  }

  /**
   * Where in the word its rarest byte is, going by the first chunk. `indexOf` stops wherever the greater byte of
   * the first character stands (V8); for 三 that is also at 一, 上, 下, 中 and many more.
   */
  #rarest(word: string): number {
    if (this.#texts.length === 0) return 0;
    const { text } = this.#chunk(0);
    const often = new Uint32Array(256);
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      often[code & 255] = (often[code & 255] ?? 0) + 1;
      often[code >> 8] = (often[code >> 8] ?? 0) + 1;
    }
    const stops = Array.from({ length: word.length }, (_, at) => {
      const code = word.charCodeAt(at);
      return often[Math.max(code & 255, code >> 8)] ?? 0;
    });
    return stops.indexOf(Math.min(...stops));
  }

  /** Joins the chunks ahead of the first sweep. */
  prepare(): void {
    for (let slot = 0; slot < this.#texts.length; slot += CHUNK) this.#chunk(slot / CHUNK);
  }

  #chunk(number: number): Chunk {
    const known = this.#chunks[number];
    if (known) return known;
    const texts = this.#texts.slice(number * CHUNK, (number + 1) * CHUNK);
    let end = -END.length;
    const ends = texts.map((text) => {
      end += END.length + text.length;
      return end;
    });
    const made = { text: texts.join(END), ends };
    this.#chunks[number] = made;
    return made;
  }
}
