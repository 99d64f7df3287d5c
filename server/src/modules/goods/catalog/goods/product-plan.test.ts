import {
  CATEGORY_ROW_FIELDS,
  type CellKind,
  GOODS_COLUMNS,
  GOODS_FIELDS,
  type GoodsField,
  MAKER_ROW_FIELDS,
  VARIANT_ROW_FIELDS,
} from '@pinpu/shared/contracts/backoffice';
import { readDraft } from './draft.ts';
import { planProduct } from './product-plan.ts';

const CELLS: Record<CellKind, string> = {
  ...{ code: 'X-1', name: '名稱', text: '一\n二', html: '<p>好</p>' },
  ...{ amount: '3', integer: '-3', flag: '否', date: '2026-11-22' },
  ...{ tax_class: '免稅', temperature: '冷藏', day: '2026-12-20', moment: '2026-12-01 20:00' },
  ...{ allergens: '芝麻', food_reg_no: 'A-900000001-00000-0', pictures: '/media/p/1' },
  set_parts: 'P0001×2',
  ...{ videos: 'https://youtu.be/dQw4w9WgXcQ', size_table: '尺寸 | 胸圍\nS | 96' },
  manual: `/media/f/m${'0a'.repeat(20)}/說明書.pdf`,
};

/** Fields that name a product, its category or its maker, or describe one of these or a variant. */
const OTHERS: readonly GoodsField[] = [
  ...(['prd_id', 'cate_name', 'parent_cate_name', 'maker_name'] as const),
  ...[...CATEGORY_ROW_FIELDS, ...MAKER_ROW_FIELDS, ...VARIANT_ROW_FIELDS],
];

const cell = (text: string) => ({ text, letter: '' });

/** A new product is on sale, and not listed by itself. */
const cellOf = (field: GoodsField) =>
  field === 'auto_list' ? '是' : CELLS[GOODS_COLUMNS[field].kind];

it.each(GOODS_FIELDS.filter((field) => !OTHERS.includes(field)))(
  'writes the cell of %s to the product, and reports the change',
  (field) => {
    const { draft } = readDraft({
      place: { row: 1, label: '' },
      cells: new Map([
        ['prd_id', cell('X')],
        [field, cell(cellOf(field))],
      ]),
      findings: [],
    });
    const plan = planProduct(draft, undefined, {
      cate_id: field === 'cate_id' ? 'X-1' : undefined,
      maker_id: field === 'maker_id' ? 'X-1' : undefined,
      pictures: field === 'pictures' ? ['/media/p/1'] : undefined,
      now: new Date('2026-11-28T00:00:00+08:00'),
    });
    expect(plan).toMatchObject({ changes: [{ field }] });
  },
);
