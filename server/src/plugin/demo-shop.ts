import type { PictureSource } from '../modules/goods/picture/port.ts';
import type { Database } from '../platform/db/index.ts';

/** The type of the export `demoShop` of the package `@pinpu/demo-shop`. */
export interface DemoShop {
  /** Fills an empty database, all or nothing, and records which accounts and codes are its own (`demoRowsRow`). */
  seed(db: Database, now: Date): Promise<void>;
  /** Adds `count` generated products, for measurements. */
  addProducts(db: Database, count: number): Promise<void>;
  /** The drawings of the demo goods that are in `db`. */
  pictures(db: Database): PictureSource;
}
