import type { ShopVariants } from '@pinpu/shared/contracts/backoffice';
import { areValuesOf, type ProductOption } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { digestOf } from '../../../../platform/digest.ts';
import { findSetsWith, type NamedSet } from '../set-repository.ts';
import { findOptions, findVariants, type StoredVariant } from './repository.ts';

/** A product's options and variants as they are stored. */
export interface VariantsState {
  prd_id: string;
  prd_name: string;
  options: ProductOption[];
  is_set: boolean;
  /** The variant with the product's id; switched off where there are options. */
  base: StoredVariant;
  sold: StoredVariant[];
  /** Variants of earlier options that orders contain; they are switched off for good. */
  former: StoredVariant[];
  /** The codes of variants that orders contain. */
  ordered: ReadonlySet<string>;
  /** The sets that contain them, by their codes. */
  sets: ReadonlyMap<string, readonly NamedSet[]>;
}

type FindOrdered = (db: Database, codes: readonly string[]) => Promise<ReadonlySet<string>>;

/** A product's variants; undefined where there is no such product. */
export async function readVariants(
  db: Database,
  prd_id: string,
  findOrdered: FindOrdered,
): Promise<VariantsState | undefined> {
  const product = await findOptions(db, prd_id);
  const stored = await findVariants(db, prd_id);
  const base = stored.find(({ var_id }) => var_id === prd_id);
  if (!product || !base) return undefined;
  const own = stored.filter((one) => one !== base);
  const isSold = ({ option_values }: StoredVariant) =>
    product.options.length > 0 && areValuesOf(option_values, product.options);
  return {
    ...{ prd_id, ...product, base },
    sold: own.filter(isSold),
    former: own.filter((one) => !isSold(one)),
    ordered: await findOrdered(
      db,
      own.map(({ var_id }) => var_id),
    ),
    sets: await findSetsWith(
      db,
      stored.map(({ var_id }) => var_id),
    ),
  };
}

/** Whether an order contains a variant, so that it can't be deleted. */
export const isInUse = ({ ordered }: VariantsState, { var_id, reserved }: StoredVariant) =>
  ordered.has(var_id) || reserved > 0;

/** Leaves out stock and pre-orders, which change with every order and are compared separately. */
const versionOf = ({ options, sold }: VariantsState): string =>
  digestOf([
    options,
    sold.map(({ on_hand: _, reserved: __, pre_left: ___, ...variant }) => variant),
  ]);

/** Options and variants as the shop edits them. */
export function shopVariantsOf(state: VariantsState): ShopVariants {
  const { prd_id, prd_name, options, base, sold } = state;
  const { price, price_special, price1, cost_wholesale } = base;
  const { on_hand, reserved, low_stock, weight, pre_left } = base;
  const variants = sold.map((one) => {
    const { sort: _, ...variant } = one;
    return { ...variant, ordered: isInUse(state, one) };
  });
  return {
    ...{ prd_id, prd_name, options, variants, version: versionOf(state) },
    base: {
      ...{ price, price_special, price1, cost_wholesale },
      ...{ on_hand, reserved, low_stock, weight, pre_left },
    },
  };
}
