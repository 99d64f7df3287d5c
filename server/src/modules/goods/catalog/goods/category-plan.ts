import { createHash } from 'node:crypto';
import type { GoodsField } from '@pinpu/shared/contracts/backoffice';
import type { CellValue } from './cell-value.ts';
import type { Draft } from './draft.ts';
import type { Finding } from './finding.ts';
import type { CategoryRow } from './goods-row-repository.ts';
import { RowPlan } from './row-plan.ts';

const textOf = (values: ReadonlyMap<GoodsField, CellValue>, field: GoodsField) =>
  String(values.get(field) ?? '');

const codeBelow = (parent: string) => (name: string) =>
  `C${createHash('sha256').update(`${parent}\0${name}`).digest('hex').slice(0, 10)}`;

interface NewCategory {
  /** Undefined for a code made of its names. */
  cate_id: string | undefined;
  name: string;
  parentName: string;
}

type Addition = { added: NewCategory } | { finding: Finding };

/** The category of a row: its code, undefined where the row names none; or a new one to add. */
type CategoryChoice = { cate_id: string | undefined } | Addition;

const NAMING: readonly GoodsField[] = ['cate_id', 'cate_name', 'parent_cate_name'];

export class CategoryPlan extends RowPlan<CategoryRow> {
  /** Cache of lookups by name, cleared when a category changes: a file repeats the same names. */
  readonly #found = new Map<string, string>();

  constructor(existing: readonly CategoryRow[]) {
    super(existing, ({ cate_id }) => cate_id);
  }

  #named(draft: Draft): CategoryChoice {
    const { values } = draft;
    const cate_id = textOf(values, 'cate_id');
    const name = textOf(values, 'cate_name');
    if (cate_id === '' && name === '') return { cate_id: undefined };
    return cate_id === '' ? this.#byName(draft, name) : this.#byCode(draft, cate_id, name);
  }

  /** Why a row can't have the category that it names; nothing where a cell that names it is invalid already. */
  findings(draft: Draft): Finding[] {
    if (NAMING.some((field) => draft.faulty.has(field))) return [];
    const named = this.#named(draft);
    return 'finding' in named ? [named.finding] : [];
  }

  /** The category of a row without findings, added if missing; undefined where the row names none. */
  categoryOf(draft: Draft): string | undefined {
    const named = this.#named(draft);
    if ('cate_id' in named) return named.cate_id;
    return 'added' in named ? this.#add(named.added).cate_id : undefined;
  }

  #byCode(draft: Draft, cate_id: string, name: string): CategoryChoice {
    const known = this.now.get(cate_id);
    if (!known && name === '')
      return {
        finding: draft.finding('cate_id', `沒有分類 ${cate_id}，請在「分類」欄寫它的名稱。`),
      };
    // Another row may rename the category, while this row still uses the old name.
    if (
      known &&
      name !== '' &&
      name !== known.cate_name &&
      name !== this.before.get(cate_id)?.cate_name
    )
      return {
        finding: draft.finding(
          'cate_name',
          `分類 ${cate_id} 是「${known.cate_name}」，不是「${name}」。`,
        ),
      };
    if (!known) return this.#added(draft, cate_id, name);
    const finding = this.#parentFinding(draft, known);
    return finding ? { finding } : { cate_id };
  }

  /** A product's row does not move its category; one that names another parent would have no effect. */
  #parentFinding(draft: Draft, known: CategoryRow): Finding | undefined {
    const name = textOf(draft.values, 'parent_cate_name');
    const before = this.before.get(known.cate_id);
    const parents = [known, before].flatMap((row) => {
      const id = row?.parent_cate_id ?? '';
      return [this.now.get(id)?.cate_name, this.before.get(id)?.cate_name];
    });
    if (name === '' || parents.includes(name)) return undefined;
    const is = parents[0] === undefined ? '沒有上層分類' : `的上層分類是「${parents[0]}」`;
    return draft.finding(
      'parent_cate_name',
      `分類 ${known.cate_id} ${is}，不是「${name}」；要移動分類，請在沒有商品編號的一列寫它。`,
    );
  }

  #byName(draft: Draft, name: string): CategoryChoice {
    const parentName = textOf(draft.values, 'parent_cate_name');
    const key = `${parentName}\0${name}`;
    const remembered = this.#found.get(key);
    if (remembered !== undefined) return { cate_id: remembered };
    const found = this.rows.filter(
      ({ cate_name, parent_cate_id }) =>
        cate_name === name &&
        (parentName === '' || this.now.get(parent_cate_id)?.cate_name === parentName),
    );
    if (found.length > 1)
      return {
        finding: draft.finding(
          'cate_name',
          `有 ${found.length} 個分類叫「${name}」，請寫「分類代碼」或「上層分類」。`,
        ),
      };
    if (!found[0]) return this.#added(draft, undefined, name);
    this.#found.set(key, found[0].cate_id);
    return { cate_id: found[0].cate_id };
  }

  #top(name: string) {
    return this.rows.find(
      ({ cate_name, parent_cate_id }) => cate_name === name && parent_cate_id === '',
    );
  }

  /** Whether a name is of subcategories only, which can't have any themselves. */
  #isBelow(name: string) {
    const isKnown = this.rows.some(({ cate_name }) => cate_name === name);
    return isKnown && this.#top(name) === undefined;
  }

  /** The code of a top-level category by name, created if missing; '' for no name. */
  #parent(name: string): string {
    if (name === '') return '';
    return (this.#top(name) ?? this.#put(this.freeCode(name, codeBelow('')), name, '')).cate_id;
  }

  #added(draft: Draft, cate_id: string | undefined, name: string): Addition {
    const parentName = textOf(draft.values, 'parent_cate_name');
    if (!this.#isBelow(parentName)) return { added: { cate_id, name, parentName } };
    return {
      finding: draft.finding('parent_cate_name', `「${parentName}」本身有上層分類；分類只有兩層。`),
    };
  }

  /** Creates a category for a draft, even where another one has the same name. */
  add(draft: Draft): { cate_id: string } | { finding: Finding } {
    const named = this.#added(draft, undefined, textOf(draft.values, 'cate_name'));
    return 'added' in named ? this.#add(named.added) : named;
  }

  #add({ cate_id, name, parentName }: NewCategory): CategoryRow {
    const parent = this.#parent(parentName);
    return this.#put(cate_id ?? this.freeCode(name, codeBelow(parentName)), name, parent);
  }

  #put(cate_id: string, cate_name: string, parent_cate_id: string): CategoryRow {
    const sort = this.nextSort();
    const row = { cate_id, cate_name, parent_cate_id, cate_attachment: '', sort };
    this.set(row);
    return row;
  }

  /** Applies a row that describes a category; `picture` is the address of its picture where the row names one. */
  describe(draft: Draft, picture: string | undefined): Finding | undefined {
    const { values } = draft;
    const found = this.#described(draft);
    if ('finding' in found) return found.finding;
    const { row } = found;
    const after = {
      ...row,
      cate_name: textOf(values, 'cate_name') || row.cate_name,
      cate_attachment: picture ?? row.cate_attachment,
      sort: (values.get('cate_sort') as number | null | undefined) ?? row.sort,
    };
    if (values.has('parent_cate_name') && values.get('cate_id')) {
      const parent = this.#parentFor(draft, row.cate_id);
      if (typeof parent !== 'string') return parent;
      after.parent_cate_id = parent;
    }
    this.change(row, after);
    return undefined;
  }

  #described(draft: Draft): { row: CategoryRow } | { finding: Finding } {
    const cate_id = textOf(draft.values, 'cate_id');
    const known = this.now.get(cate_id);
    const [finding] = known ? [] : this.findings(draft);
    if (finding) return { finding };
    const row = known ?? this.now.get(this.categoryOf(draft) ?? '');
    return row ? { row } : { finding: draft.finding('cate_name', '是空的，請填寫。') };
  }

  #parentFor(draft: Draft, cate_id: string): string | Finding {
    const name = textOf(draft.values, 'parent_cate_name');
    const current = this.now.get(cate_id)?.parent_cate_id ?? '';
    // Another category may have its parent's name: the row of an export moves nothing.
    if (name !== '' && this.now.get(current)?.cate_name === name) return current;
    if (this.#isBelow(name) || this.#top(name)?.cate_id === cate_id)
      return draft.finding('parent_cate_name', `「${name}」不能當上層分類；分類只有兩層。`);
    const isParent = this.rows.some((row) => row.parent_cate_id === cate_id);
    if (name !== '' && isParent)
      return draft.finding('parent_cate_name', '這個分類自己有下層分類；分類只有兩層。');
    return this.#parent(name);
  }

  protected override set(row: CategoryRow) {
    this.#found.clear();
    super.set(row);
  }
}
