import { writtenAlike } from './rewritten-code.ts';

/** Rows of categories or makers that an import creates or changes, by their codes. */
export class RowPlan<Row extends { sort: number }> {
  protected readonly before: ReadonlyMap<string, Row>;
  protected readonly now: Map<string, Row>;
  readonly #codeOf: (row: Row) => string;
  readonly #changed = new Set<string>();
  readonly #ever = new Set<string>();

  constructor(existing: readonly Row[], codeOf: (row: Row) => string) {
    this.before = new Map(existing.map((row) => [codeOf(row), row]));
    this.now = new Map(this.before);
    this.#codeOf = codeOf;
  }

  protected get rows(): Row[] {
    return [...this.now.values()];
  }

  protected nextSort(): number {
    return Math.max(0, ...this.rows.map(({ sort }) => sort)) + 1;
  }

  /** The first free one of the codes made of a name, so that every import creates the same code. */
  protected freeCode(name: string, codeFor: (seed: string) => string): string {
    for (let seed = name; ; seed += "'") if (!this.now.has(codeFor(seed))) return codeFor(seed);
  }

  protected set(row: Row) {
    const code = this.#codeOf(row);
    this.now.set(code, row);
    this.#changed.add(code);
    this.#ever.add(code);
  }

  protected change(before: Row, after: Row) {
    if (JSON.stringify(before) !== JSON.stringify(after)) this.set(after);
  }

  /** A code that was there before, and that a spreadsheet writes as this new one. */
  alike(code: string): string | undefined {
    if (code === '' || this.now.has(code)) return undefined;
    return writtenAlike(code).find((one) => this.before.has(one));
  }

  /** Rows created or changed since the last call; a row comes after those that it refers to. */
  takeChanged(): Row[] {
    const rows = [...this.#changed].flatMap((code) => this.now.get(code) ?? []);
    this.#changed.clear();
    return rows;
  }

  counts() {
    const created = [...this.#ever].filter((code) => !this.before.has(code)).length;
    return { created, updated: this.#ever.size - created };
  }
}
