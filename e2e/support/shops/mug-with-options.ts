import path from 'node:path';
import { eq } from 'drizzle-orm';
import { openEmbedded } from '../../../server/src/platform/db/embedded.ts';
import { products, variants } from '../../../server/src/platform/db/schema/index.ts';
import { MUG } from '../mug.ts';

const GLAZES = [
  { value: '雪白', colour: '#f4f1ea' },
  { value: '青瓷', colour: '#8fb3a4' },
  { value: '墨黑', colour: '#2b2724' },
];
const SIZES = ['300 ml', '450 ml'];

/** Gives a product of the demo shop options; carts from before have lines of the product itself. There is no black 450 ml. */
export async function addMugOptions(dataDir: string): Promise<void> {
  const { db, close } = await openEmbedded(path.join(dataDir, 'db'));
  const [mug] = await db.select().from(variants).where(eq(variants.var_id, MUG));
  if (!mug) throw new Error(`The demo shop has no ${MUG}.`);
  const options = [
    { name: '釉色', values: GLAZES },
    { name: '容量', values: SIZES.map((value) => ({ value })) },
  ];
  await db.update(products).set({ options }).where(eq(products.prd_id, MUG));
  await db.update(variants).set({ enabled: false }).where(eq(variants.var_id, MUG));
  const { price_group: _, ...own } = mug;
  const made = GLAZES.flatMap(({ value }, glaze) =>
    SIZES.map((size, at) => ({
      ...own,
      var_id: `${MUG}-${glaze + 1}${at + 1}`,
      option_values: [value, size],
      on_hand: 20,
      sort: glaze * SIZES.length + at,
    })),
  );
  await db.insert(variants).values(made.slice(0, -1));
  await close();
}
