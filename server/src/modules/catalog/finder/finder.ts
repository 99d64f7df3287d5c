import type { Database } from '../../../db/index.ts';
import { findCategories } from '../category-repository.ts';
import { Catalogue } from './catalogue.ts';
import { allProducts, changedProducts, type Moment, readMoment } from './catalogue-rows.ts';

/** Keeps the catalogue in memory, and as fresh as the database, whoever writes there (ADR 0013). */
export class Finder {
  readonly #db: Database;
  #catalogue: Catalogue | undefined;
  #waiting: Promise<Catalogue> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * The catalogue with everything that was committed before this call. To be used at once: it changes with
   * the next call. One renewal runs at a time; whoever comes meanwhile shares the next one.
   */
  current(): Promise<Catalogue> {
    if (this.#waiting) return this.#waiting;
    const waiting = this.#last.then(() => {
      this.#waiting = undefined;
      return this.#renewed();
    });
    this.#waiting = waiting;
    this.#last = waiting.catch(() => undefined);
    return waiting;
  }

  async #renewed(): Promise<Catalogue> {
    const now = await readMoment(this.#db);
    if (this.#catalogue?.moment.removals === now.removals) return this.#renew(this.#catalogue, now);
    const loaded = await this.#load(now);
    this.#catalogue = loaded;
    return this.#renew(loaded, await readMoment(this.#db));
  }

  async #load(moment: Moment): Promise<Catalogue> {
    const catalogue = new Catalogue(moment, await findCategories(this.#db));
    for await (const products of allProducts(this.#db)) catalogue.put(products);
    await catalogue.prepare();
    return catalogue;
  }

  /** What was written while a catalogue was being loaded, or since, is put in. */
  async #renew(catalogue: Catalogue, now: Moment): Promise<Catalogue> {
    const { moment } = catalogue;
    if (now.snapshot === moment.snapshot) return catalogue;
    if (now.categories !== moment.categories) catalogue.arrange(await findCategories(this.#db));
    catalogue.put(await changedProducts(this.#db, moment, now));
    catalogue.moment = now;
    return catalogue;
  }
}
