import type { Database } from '../../../../platform/db/index.ts';
import type { Draft } from './draft.ts';
import { codeAt, type FileCodes } from './file-codes.ts';
import type { Finding } from './finding.ts';
import type { StoredGoods } from './goods-row-repository.ts';
import type { ProductPlan } from './product-plan.ts';
import type { ReadProduct } from './read-product.ts';
import {
  type MatchedVariants,
  matchedVariants,
  type StoredVariant,
  type StoredVariants,
  storedVariants,
} from './variant-match.ts';
import type { VariantsPlan } from './variant-plan.ts';
import { findCodeOwners, findVariantsOf } from './variant-repository.ts';

/** More codes than rows are tried for new variants, since some are taken. */
const SPARE_CODES = 20;

function triedCodes({ draft, variants }: ReadProduct, stored: StoredVariants | undefined) {
  if (!variants?.rows.some(({ var_id }) => var_id === '')) return [];
  const known = (stored?.variants.length ?? 0) + (stored?.former.length ?? 0);
  const length = variants.rows.length + known + SPARE_CODES;
  return Array.from({ length }, (_, at) => codeAt(draft.prd_id, at + 1));
}

/** What the shop has of the variants of a batch. */
export class BatchVariants {
  readonly #stored: ReadonlyMap<string, StoredVariants>;
  readonly #tried: ReadonlyMap<string, readonly string[]>;
  readonly #owners: ReadonlyMap<string, string>;

  constructor(
    stored: ReadonlyMap<string, StoredVariants>,
    tried: ReadonlyMap<string, readonly string[]>,
    owners: ReadonlyMap<string, string>,
  ) {
    this.#stored = stored;
    this.#tried = tried;
    this.#owners = owners;
  }

  /** A product's rows with their stored variants; undefined where it has no such rows, or they can't be compared. */
  matched(
    { draft: { prd_id }, variants, areComparable }: ReadProduct,
    stored: StoredGoods | undefined,
  ): MatchedVariants | undefined {
    if (!variants || !areComparable) return undefined;
    const known = this.#stored.get(prd_id) ?? storedVariants(prd_id, stored?.options ?? [], []);
    return matchedVariants(variants, known);
  }

  /** Codes that another product or its variant has in the shop. */
  codeFindings({ draft, variants }: ReadProduct, stored: StoredGoods | undefined): Finding[] {
    const { prd_id } = draft;
    const own = stored ? undefined : this.#owners.get(prd_id);
    const findings = own
      ? [draft.finding('prd_id', `${prd_id} 已經是商品 ${own} 的規格編號，請換一個。`)]
      : [];
    for (const { var_id, draft: row } of variants?.rows ?? []) {
      const owner = this.#owners.get(var_id);
      if (owner === undefined || owner === prd_id) continue;
      const what = owner === var_id ? '是另一項商品的編號' : `是商品 ${owner} 的規格編號`;
      findings.push(row.finding('var_id', `${var_id} 已經${what}，請換一個。`));
    }
    return findings;
  }

  /** Codes for new variants of a product, that nothing in the shop or the file has. */
  newCodes(draft: Draft, codes: FileCodes): () => string {
    const free = (this.#tried.get(draft.prd_id) ?? []).filter(
      (code) => !this.#owners.has(code) && !codes.has(code),
    );
    return () => {
      const code = free.shift();
      if (code === undefined) throw new Error(`no free code for a variant of ${draft.prd_id}`);
      codes.addMade(code, draft);
      return code;
    };
  }
}

/** Reads what the shop has of the variants of a batch. */
export async function batchVariants(
  db: Database,
  read: readonly ReadProduct[],
  goods: ReadonlyMap<string, StoredGoods>,
): Promise<BatchVariants> {
  const products = read.filter(({ variants }) => variants !== undefined);
  const found = await findVariantsOf(
    db,
    products.map(({ draft }) => draft.prd_id).filter((prd_id) => goods.has(prd_id)),
  );
  const known = ([prd_id, own]: [string, StoredVariant[]]) =>
    [prd_id, storedVariants(prd_id, goods.get(prd_id)?.options ?? [], own)] as const;
  const stored = new Map([...found].map(known));
  const tried = new Map(
    products.map((one) => {
      const { prd_id } = one.draft;
      return [prd_id, triedCodes(one, stored.get(prd_id))] as const;
    }),
  );
  const added = read.map(({ draft }) => draft.prd_id).filter((prd_id) => !goods.has(prd_id));
  const codes = products.flatMap(
    ({ variants }) => variants?.rows.map(({ var_id }) => var_id) ?? [],
  );
  const all = [...added, ...codes, ...[...tried.values()].flat()].filter((code) => code !== '');
  return new BatchVariants(stored, tried, await findCodeOwners(db, all));
}

/** The plan of a product that is sold by variants: its own variant is off, and has the prices of the cheapest. */
export function withVariants(
  planned: ProductPlan,
  { options, records, product, cheapest }: VariantsPlan,
  stored: StoredGoods | undefined,
): ProductPlan {
  const isFirst = stored?.options.length === 0;
  const row = planned.kind === 'unchanged' ? stored : planned.row;
  if (!row || !cheapest || options.length === 0) return planned;
  const { price, price_special, price1, cost_wholesale } = cheapest;
  // What was for sale as a whole is in the rows of the variants.
  const on_hand = isFirst ? stored.reserved : row.on_hand;
  const pre_left = isFirst ? 0 : row.pre_left;
  const base = { ...row, price, price_special, price1, cost_wholesale, on_hand, pre_left };
  const emptied =
    isFirst && stored.on_hand !== on_hand
      ? [{ field: 'on_hand' as const, before: String(stored.on_hand), after: String(on_hand) }]
      : [];
  const own = planned.kind === 'unchanged' ? [] : planned.changes;
  const changes = [...own, ...product, ...emptied];
  if (planned.kind === 'created') return { ...planned, row: base, changes };
  if (changes.length === 0 && records.length === 0) return { kind: 'unchanged' };
  return { kind: 'updated', row: base, changes };
}
