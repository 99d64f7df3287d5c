import type { Draft } from './draft.ts';
import type { Finding } from './finding.ts';
import type { VariantRow } from './variant-rows.ts';

const CODE_LENGTH = 40;

/** The codes that a shop gives to variants: `S1-1`, `S1-2` …, shortened in front where the product's code is long. */
export function codeAt(prd_id: string, n: number): string {
  const end = `-${n}`;
  return `${prd_id.slice(0, CODE_LENGTH - end.length)}${end}`;
}

interface Owner {
  prd_id: string;
  label: string;
}

/** The codes of a file's products and variants so far. */
export class FileCodes {
  readonly #owners = new Map<string, Owner>();
  /** Products with variants whose rows are not together: none of their rows are imported. */
  readonly scattered = new Set<string>();

  has(code: string): boolean {
    return this.#owners.has(code);
  }

  /** Takes a code that a variant gets which has none in its row. */
  addMade(code: string, { prd_id, place }: Draft) {
    this.#owners.set(code, { prd_id, label: place.label });
  }

  /** Takes a product's code; findings where an earlier row has it. */
  addProduct({ prd_id, place, finding }: Draft, hasVariants: boolean): Finding[] {
    const first = this.#owners.get(prd_id);
    if (prd_id === '') return [];
    if (!first) {
      this.#owners.set(prd_id, { prd_id, label: place.label });
      return [];
    }
    if (first.prd_id !== prd_id)
      return [finding('prd_id', `${prd_id} 已經是${first.label}的規格編號，請換一個。`)];
    if (!hasVariants) return [finding('prd_id', `${prd_id} 和${first.label}重複，請只留一列。`)];
    this.scattered.add(prd_id);
    return [
      finding(
        'prd_id',
        `${prd_id} 的規格要排在一起，請把這些列移到${first.label}那一項商品的下面。`,
      ),
    ];
  }

  /** Takes the code of a variant's row; findings where another product has it. */
  addVariant({ var_id, draft }: VariantRow, prd_id: string): Finding[] {
    const first = this.#owners.get(var_id);
    if (var_id === '' || first?.prd_id === prd_id) return [];
    if (first) return [draft.finding('var_id', `${var_id} 和${first.label}的編號重複，請換一個。`)];
    this.#owners.set(var_id, { prd_id, label: draft.place.label });
    return [];
  }
}
