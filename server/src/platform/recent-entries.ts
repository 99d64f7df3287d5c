/** The entries that were stored or read last, as far as their sizes together stay within `max`. */
export class RecentEntries<Value> {
  readonly #entries = new Map<string, Value>();
  readonly #max: number;
  readonly #sizeOf: (value: Value) => number;
  #size = 0;

  /** Without `sizeOf`, `max` is a number of entries. */
  constructor(max: number, sizeOf: (value: Value) => number = () => 1) {
    this.#max = max;
    this.#sizeOf = sizeOf;
  }

  get(key: string): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.delete(key);
    this.#entries.set(key, value);
    this.#size += this.#sizeOf(value);
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#max) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const value = this.#entries.get(key);
    if (value !== undefined) this.#size -= this.#sizeOf(value);
    this.#entries.delete(key);
  }
}
