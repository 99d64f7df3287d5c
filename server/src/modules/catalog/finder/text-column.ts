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
    const chunks = Math.ceil(this.#texts.length / CHUNK);
    for (let number = 0; number < chunks; number += 1) {
      const { text, ends } = this.#chunk(number);
      let within = 0;
      let at = text.indexOf(word);
      while (at !== -1) {
        while (at > (ends[within] ?? Number.POSITIVE_INFINITY)) within += 1;
        found(number * CHUNK + within);
        at = text.indexOf(word, ends[within] ?? text.length);
      }
    }
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
