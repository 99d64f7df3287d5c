import type { makers } from '@pinpu/server/plugin';
import { demoLabels } from '../makers/labels/index.ts';
import { demoMakers } from '../makers/makers.ts';

const SERIAL = 8;

/** No real registration begins with 9: the digit is the kind of the number that follows (docs/taiwan). */
const demoRegistration = (at: number) => `U-9${String(at + 1).padStart(SERIAL, '0')}-00000-0`;

export const demoMakerRows = (): (typeof makers.$inferInsert)[] =>
  demoMakers.map(({ maker_id, maker_name, maker_place, story, pictured, food }, at) => ({
    maker_id,
    maker_name,
    maker_place,
    maker_story: `<p>${story}</p>`,
    maker_picture: `/media/p/${pictured}/3`,
    food_reg_no: food ? demoRegistration(at) : '',
    sort: at + 1,
  }));

const makerOf = new Map(
  demoMakers.flatMap(({ maker_id, goods }) => goods.map((prd_id) => [prd_id, maker_id] as const)),
);

export const provenanceOf = (prd_id: string) => ({
  maker_id: makerOf.get(prd_id) ?? null,
  ...demoLabels[prd_id],
});
