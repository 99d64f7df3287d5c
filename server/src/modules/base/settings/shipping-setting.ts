import {
  GOODS_AMOUNT_MAX,
  REGION_POSTCODES,
  type ShippingRules,
  TEMPERATURES,
} from '@pinpu/shared/domain';
import * as z from 'zod/mini';

const because = (sentence: string) => ({ error: sentence });
const MOST_STEPS = 20;
const MOST_REGIONS = 20;
const MOST_POSTCODES = 100;

const hasEachOnce = (list: readonly unknown[]) => new Set(list).size === list.length;

const number = (unit: string) =>
  z
    .int(because('要是整數'))
    .check(
      z.minimum(0, because('不能小於 0')),
      z.maximum(GOODS_AMOUNT_MAX, because(`最多 ${GOODS_AMOUNT_MAX} ${unit}`)),
    );
const amount = number('元');

const step = z.object({ up_to: number('公克'), fee: amount });
type Step = z.infer<typeof step>;

/** Each step is for more than the one before; only the last may be for any weight. */
const ascends = z.superRefine<Step[]>((steps, context) => {
  for (const [at, { up_to }] of steps.entries()) {
    const fault = (message: string) =>
      context.addIssue({ code: 'custom', path: [at, 'up_to'], message, input: up_to });
    const before = steps[at - 1];
    if (up_to === 0 && at < steps.length - 1) fault('只有最後一級可以不限重量');
    if (before && up_to !== 0 && up_to <= before.up_to) fault('要比上一級重');
  }
});

const fees = z.object({
  steps: z
    .array(step)
    .check(
      z.minLength(1, because('至少要有一級運費')),
      z.maxLength(MOST_STEPS, because(`最多 ${MOST_STEPS} 級`)),
      ascends,
    ),
  free_amt: amount,
});

/** `880 - 885` typed with other dashes or in full width. */
const folded = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replaceAll(/[~–—−至到]/g, '-');

const postcodes = z.string().check(
  z.overwrite(folded),
  z.superRefine((text, context) => {
    const [from = '', to] = text.split('-');
    if (!REGION_POSTCODES.test(text))
      context.addIssue(`「${text.slice(0, 20)}」不是郵遞區號，例如 880 或 880-885`);
    else if (to !== undefined && to < from) context.addIssue(`「${text}」的順序反了，例如 880-885`);
  }),
);

const region = z.object({
  name: z.string().check(
    z.overwrite((text) => text.trim()),
    z.minLength(1, because('請填寫地區名稱')),
    z.maxLength(20, because('最多 20 個字')),
    z.regex(/^\P{Cc}*$/u, because('不能換行')),
  ),
  postcodes: z
    .array(postcodes)
    .check(
      z.minLength(1, because('請填寫郵遞區號')),
      z.maxLength(MOST_POSTCODES, because(`最多 ${MOST_POSTCODES} 個`)),
    ),
  surcharge: amount,
  delivered: z.boolean(),
});

const limits = z.object({
  temperatures: z
    .array(z.enum(TEMPERATURES))
    .check(
      z.minLength(1, because('至少要選一種溫層')),
      z.refine(hasEachOnce, because('有重複的溫層')),
    ),
  max_weight: number('公克'),
  max_size: number('公分'),
});

const hasEachName = (regions: readonly { name: string }[]) =>
  hasEachOnce(regions.map(({ name }) => name));

/** How the shop ships; `SETTINGS` has the same form without these limits. */
export const shippingSetting = z.object({
  mixed: z.enum(['split', 'refuse']),
  fees: z.object({
    room: z.optional(fees),
    chilled: z.optional(fees),
    frozen: z.optional(fees),
  }),
  regions: z
    .array(region)
    .check(
      z.maxLength(MOST_REGIONS, because(`最多 ${MOST_REGIONS} 個地區`)),
      z.refine(hasEachName, because('有兩個地區的名稱相同')),
    ),
  ways: z.object({ home: z.optional(limits), store: z.optional(limits) }),
}) satisfies z.ZodMiniType<ShippingRules>;
