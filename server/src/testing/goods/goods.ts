import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, getTableColumns } from 'drizzle-orm';
import { type GoodsFormat, goodsSource } from '../../modules/goods/catalog/goods/goods-source.ts';
import type {
  ImportEvent,
  ImportOptions,
} from '../../modules/goods/catalog/goods/import-events.ts';
import { importGoods } from '../../modules/goods/catalog/goods/import-goods.ts';
import { products, variants } from '../../platform/db/schema/index.ts';
import { inEveryFile } from '../every-file.ts';
import type { TestApp } from '../test-app.ts';

let dir: string | undefined;
inEveryFile('afterAll', () => {
  if (dir) rmSync(dir, { recursive: true });
  dir = undefined;
});

export function goodsFile(content: string | Buffer, format: GoodsFormat = 'csv') {
  dir ??= mkdtempSync(join(tmpdir(), 'pinpu-goods-'));
  const file = join(dir, `goods.${format}`);
  writeFileSync(file, content);
  return goodsSource(file, format);
}

/** Imports this content; returns the import's messages by kind. */
export async function importContent(
  { db, clock }: TestApp,
  content: string | Buffer,
  options: Partial<ImportOptions> = {},
  format: GoodsFormat = 'csv',
) {
  const events: ImportEvent[] = [];
  const report = await importGoods(
    db,
    await goodsFile(content, format),
    { dryRun: false, skipBad: false, pictures: undefined, now: clock.now(), ...options },
    (event) => events.push(event),
  );
  const findings = events.flatMap((event) => ('finding' in event ? event.finding.message : []));
  const changes = events.flatMap((event) => ('change' in event ? event.change : []));
  const warnings = events.flatMap((event) => ('warning' in event ? event.warning.message : []));
  return { report, findings, warnings, changes };
}

export const storedProduct = async ({ db }: TestApp, prd_id: string) =>
  (
    await db
      .select({ ...getTableColumns(variants), ...getTableColumns(products) })
      .from(products)
      .innerJoin(variants, eq(variants.var_id, products.prd_id))
      .where(eq(products.prd_id, prd_id))
  )[0];
