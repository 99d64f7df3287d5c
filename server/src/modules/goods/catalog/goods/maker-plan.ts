import { createHash } from 'node:crypto';
import type { GoodsField } from '@pinpu/shared/contracts/backoffice';
import { safeHtml } from '../../../../platform/html/safe-html.ts';
import type { Draft } from './draft.ts';
import type { Finding } from './finding.ts';
import type { MakerRow } from './goods-row-repository.ts';
import { htmlOfCell } from './html-cell.ts';
import { RowPlan } from './row-plan.ts';

/** The maker of a row: its code, null for none, undefined if not stated; or a new one to add. */
type MakerChoice =
  | { maker_id: string | null | undefined }
  | { added: { maker_id: string; maker_name: string } }
  | { finding: Finding };

const textOf = ({ values }: Draft, field: GoodsField) => String(values.get(field) ?? '');

const codeFor = (name: string) =>
  `M${createHash('sha256').update(name).digest('hex').slice(0, 10)}`;

/** Stored stories are sanitised already: an unchanged one needs no second pass. */
function storyOf(typed: string, stored: string): string {
  const html = htmlOfCell(typed);
  return html === stored ? stored : safeHtml(html);
}

function described(row: MakerRow, draft: Draft, picture: string | undefined): MakerRow {
  const { values } = draft;
  const text = (field: GoodsField & keyof MakerRow) =>
    values.has(field) ? textOf(draft, field) : String(row[field]);
  return {
    maker_id: row.maker_id,
    maker_name: textOf(draft, 'maker_name') || row.maker_name,
    maker_place: text('maker_place'),
    maker_story: storyOf(text('maker_story'), row.maker_story),
    maker_picture: picture ?? row.maker_picture,
    food_reg_no: text('food_reg_no'),
    sort: (values.get('maker_sort') as number | null | undefined) ?? row.sort,
    enabled: (values.get('maker_enabled') as boolean | null | undefined) ?? row.enabled,
  };
}

export class MakerPlan extends RowPlan<MakerRow> {
  constructor(existing: readonly MakerRow[]) {
    super(existing, ({ maker_id }) => maker_id);
  }

  #named(draft: Draft): MakerChoice {
    const { values } = draft;
    if (!values.has('maker_id') && !values.has('maker_name')) return { maker_id: undefined };
    const [maker_id, name] = [textOf(draft, 'maker_id'), textOf(draft, 'maker_name')];
    if (maker_id !== '') return this.#byCode(draft, maker_id, name);
    return name === '' ? { maker_id: null } : this.#byName(draft, name);
  }

  #byCode(draft: Draft, maker_id: string, maker_name: string): MakerChoice {
    const known = this.now.get(maker_id);
    if (!known && maker_name === '')
      return {
        finding: draft.finding('maker_id', `沒有生產者 ${maker_id}，請在「生產者」欄寫它的名稱。`),
      };
    // Another row may rename the maker, while this row still uses the old name.
    const names = ['', known?.maker_name, this.before.get(maker_id)?.maker_name];
    if (known && !names.includes(maker_name))
      return {
        finding: draft.finding(
          'maker_name',
          `生產者 ${maker_id} 是「${known.maker_name}」，不是「${maker_name}」。`,
        ),
      };
    return known ? { maker_id } : { added: { maker_id, maker_name } };
  }

  #byName(draft: Draft, maker_name: string): MakerChoice {
    const [found, ...others] = this.rows.filter((row) => row.maker_name === maker_name);
    if (others.length > 0)
      return {
        finding: draft.finding(
          'maker_name',
          `有 ${others.length + 1} 個生產者叫「${maker_name}」，請寫「生產者代碼」。`,
        ),
      };
    if (found) return { maker_id: found.maker_id };
    return { added: { maker_id: this.freeCode(maker_name, codeFor), maker_name } };
  }

  /** Why a product's row can't have the maker that it names; nothing where a cell that names it is invalid already. */
  findings(draft: Draft): Finding[] {
    if (draft.faulty.has('maker_id') || draft.faulty.has('maker_name')) return [];
    const named = this.#named(draft);
    return 'finding' in named ? [named.finding] : [];
  }

  /** The maker of a valid product row, created if missing; undefined where the file has no such column. */
  makerOf(draft: Draft): string | null | undefined {
    const named = this.#named(draft);
    if ('maker_id' in named) return named.maker_id;
    return 'added' in named ? this.#add(named.added).maker_id : undefined;
  }

  #add(named: { maker_id: string; maker_name: string }): MakerRow {
    const row = {
      ...{ ...named, sort: this.nextSort(), enabled: true },
      ...{ maker_place: '', maker_story: '', maker_picture: '', food_reg_no: '' },
    };
    this.set(row);
    return row;
  }

  /** Applies a row that describes a maker; `picture` is the address of its picture where the row has that cell. */
  describe(draft: Draft, picture: string | undefined): Finding | undefined {
    const known = this.now.get(textOf(draft, 'maker_id'));
    const [finding] = known ? [] : this.findings(draft);
    if (finding) return finding;
    const row = known ?? this.now.get(this.makerOf(draft) ?? '');
    if (!row) return draft.finding('maker_name', '是空的，請填寫。');
    const after = described(row, draft, picture);
    this.change(row, after);
    return undefined;
  }
}
