import { namesOfSets, readSetPart } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { findPartKinds, findSetsWith, type NamedSet, type PartKind } from '../set-repository.ts';
import type { Draft } from './draft.ts';
import type { Finding } from './finding.ts';
import type { StoredGoods } from './goods-row-repository.ts';

/** The cells of a row's parts, `P0001×2`; undefined where it has no such cell. */
export const partCells = ({ values }: Draft): readonly string[] | undefined => {
  const cells = values.get('set_parts');
  return cells === undefined ? undefined : ((cells ?? []) as readonly string[]);
};

export const partCodes = (draft: Draft): string[] =>
  (partCells(draft) ?? []).map((cell) => readSetPart(cell).prd_id);

/** Whether a row makes its product a set or gives it options: then it can't be in a set. */
const isNoPart = (draft: Draft) => draft.hasVariants || partCodes(draft).length > 0;

/** A row as far as sets are concerned. */
interface SetRow {
  draft: Draft;
  /** The codes of its variants' rows; undefined for a product without options. */
  variants: readonly string[] | undefined;
  stored: StoredGoods | undefined;
}

const partWhy: Readonly<Record<PartKind, (code: string) => string>> = {
  single: () => '',
  variant: () => '',
  options: (code) => `${code} 有多種規格，請改寫其中一種規格的編號。`,
  set: (code) => `${code} 本身是組合，組合裡不能再放組合。`,
};

/**
 * The sets of a file or a form, by the rules for what they contain. A part is in the shop, or in the file above its set;
 * exports list sets last.
 */
export class SetPlan {
  #kinds = new Map<string, PartKind>();
  #sets = new Map<string, NamedSet[]>();
  /** What rows above have made of codes. */
  readonly #made = new Map<string, PartKind>();
  /** The parts of products in rows above; empty of those that are no sets. */
  readonly #contents = new Map<string, { set: NamedSet; parts: readonly string[] }>();
  /** Codes that sets name, to be locked with them. */
  readonly parts = new Set<string>();
  /** Whether any row makes, changes or ends a set. */
  isUsed = false;

  /** Reads what the shop has of the codes in these rows. */
  async load(db: Database, drafts: readonly Draft[]): Promise<void> {
    const named = drafts.flatMap(partCodes);
    for (const code of named) this.parts.add(code);
    this.#kinds = await findPartKinds(db, named);
    this.#sets = await findSetsWith(
      db,
      drafts.filter(isNoPart).map(({ prd_id }) => prd_id),
    );
  }

  /** The sets that contain a product, as they are after the rows above. */
  #setsWith(prd_id: string): NamedSet[] {
    const stored = (this.#sets.get(prd_id) ?? []).filter((one) => !this.#contents.has(one.prd_id));
    const made = [...this.#contents.values()].filter(({ parts }) => parts.includes(prd_id));
    return [...stored, ...made.map(({ set }) => set)];
  }

  #partFindings({ draft }: SetRow): Finding[] {
    return partCodes(draft).flatMap((code) => {
      if (code === draft.prd_id) return [draft.finding('set_parts', '組合不能包含自己。')];
      const kind = this.#made.get(code) ?? this.#kinds.get(code);
      const why = kind
        ? partWhy[kind](code)
        : `找不到商品 ${code}；組合的內容要先建立，在檔案裡要寫在組合的上面。`;
      return why === '' ? [] : [draft.finding('set_parts', why)];
    });
  }

  /** Why a row can't be what it says, as far as sets are concerned. */
  findings(row: SetRow): Finding[] {
    const { draft, variants, stored } = row;
    const { finding, prd_id } = draft;
    const cells = partCells(draft);
    const isSet = (cells ?? stored?.set_parts ?? []).length > 0;
    const hasOptions = variants !== undefined || (stored?.options.length ?? 0) > 0;
    const isInSets = (isSet && !stored?.set_parts.length) || (variants && !stored?.options.length);
    const sets = isInSets ? this.#setsWith(prd_id) : [];
    if (isSet && hasOptions)
      return [finding('set_parts', '有規格的商品不能設為組合，組合也不能加規格。')];
    if (sets.length > 0)
      return [
        finding(
          isSet ? 'set_parts' : 'option1',
          `這項商品在組合${namesOfSets(sets)}裡，不能${isSet ? '再設為組合' : '加規格'}；請先從組合移除。`,
        ),
      ];
    if (!isSet) return [];
    return [...stockFindings(row), ...this.#partFindings(row)];
  }

  /** Takes a row without findings. */
  add({ draft, variants, stored }: SetRow, prd_name: string): void {
    const { prd_id } = draft;
    const cells = partCells(draft);
    const isSet = (cells ?? stored?.set_parts ?? []).length > 0;
    const single = isSet ? 'set' : 'single';
    const hasOptions = variants !== undefined || (stored?.options.length ?? 0) > 0;
    this.#made.set(prd_id, hasOptions ? 'options' : single);
    for (const code of variants ?? []) this.#made.set(code, 'variant');
    if (cells === undefined || cells.join() === (stored?.set_parts ?? []).join()) return;
    this.isUsed = true;
    this.#contents.set(prd_id, { set: { prd_id, prd_name }, parts: partCodes(draft) });
  }
}

/** A set has no stock of its own: what is left of the product's must be gone first. */
function stockFindings({ draft: { values, finding }, stored }: SetRow): Finding[] {
  const typed = values.get('on_hand');
  const on_hand = stored?.on_hand ?? 0;
  if (typeof typed === 'number' && typed > 0 && typed !== on_hand)
    return [finding('on_hand', '組合沒有自己的庫存，由內容計算；請填 0。')];
  if (!stored || stored.set_parts.length > 0) return [];
  if (stored.reserved > 0)
    return [
      finding(
        'set_parts',
        `訂單還保留這項商品 ${stored.reserved} 件，等訂單付款或取消後才能設為組合。`,
      ),
    ];
  return (typeof typed === 'number' ? typed : on_hand) > 0
    ? [finding('set_parts', `這項商品還有庫存 ${on_hand} 件，請先把庫存改成 0，再設為組合。`)]
    : [];
}
