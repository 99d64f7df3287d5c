import type { ShopVariant, ShopVariants } from '@pinpu/shared/contracts/backoffice';
import { VARIANTS_MAX } from '@pinpu/shared/domain';
import { shopVariantsOf, variantOf } from '../../../../../../testing/variants.tsx';
import {
  addOption,
  addRow,
  addValues,
  changeOption,
  droppedRows,
  missingRows,
  removeOption,
  removeValue,
  withOptions,
} from './option-changes.ts';
import { foreignVariantChanges, rebaseVariants } from './rebase-variants.ts';
import { splitValues } from './split-values.ts';
import { draftOf, hasChanges, rowName, saveOf, type VariantsDraft } from './variants-draft.ts';

const plain = () => draftOf(shopVariantsOf({ options: [], variants: [] }));
const names = ({ options, rows }: VariantsDraft) => rows.map((row) => rowName(options, row));
const withValues = (draft: VariantsDraft, at: number, ...texts: string[]) =>
  addValues(draft, draft.options[at]?.id ?? '', texts).draft;
const typed = (
  draft: VariantsDraft,
  was: string,
  cells: Record<string, string>,
): VariantsDraft => ({
  ...draft,
  rows: draft.rows.map((row) =>
    row.was === was ? { ...row, cells: { ...row.cells, ...cells } } : row,
  ),
});
const cellOf = (draft: VariantsDraft, name: string, field: 'price' | 'on_hand' | 'var_id') =>
  draft.rows.find((row) => rowName(draft.options, row) === name)?.cells[field];

describe('the grid from names and values', () => {
  it('has a row for each combination, with the prices of the product and no stock [T7]', () => {
    let draft = withValues(addOption(plain(), '顏色'), 0, '紅', '藍');
    draft = withValues(addOption(draft, '尺寸'), 1, 'S', 'M');
    expect(names(draft)).toEqual(['紅／S', '紅／M', '藍／S', '藍／M']);
    expect(saveOf(draft).variants[0]).toMatchObject({
      ...{ was: '', var_id: '', option_values: ['紅', 'S'], price: '590', on_hand: '0' },
      ...{ enabled: true, on_hand_from: 0 },
    });
  });

  it('adds only new combinations, each in its place, with the prices of a variant that is alike [T7]', () => {
    const draft = typed(draftOf(shopVariantsOf()), 'S1-BM', { price: '777' });
    const more = withValues(draft, 0, '綠', ' ', '紅');
    expect(names(more)).toEqual(['紅／S', '紅／M', '藍／S', '藍／M', '綠／S', '綠／M']);
    expect(cellOf(more, '綠／M', 'price')).toBe('590');
    expect(cellOf(more, '藍／M', 'price')).toBe('777');
  });

  it('keeps codes and typed numbers while values are renamed and options moved [T7]', () => {
    const draft = typed(draftOf(shopVariantsOf()), 'S1-RM', { price: '777' });
    const [colour] = draft.options;
    const renamed = changeOption(draft, colour?.id ?? '', (option) => ({
      ...option,
      values: option.values.map((one) => (one.value === '紅' ? { ...one, value: '朱紅' } : one)),
    }));
    const moved = withOptions(renamed, renamed.options.toReversed());
    expect(names(moved)).toEqual(['S／朱紅', 'S／藍', 'M／朱紅', 'M／藍']);
    expect(cellOf(moved, 'M／朱紅', 'price')).toBe('777');
    expect(cellOf(moved, 'M／朱紅', 'var_id')).toBe('S1-RM');
  });

  it('gives variants that exist the first value of a further option [T7]', () => {
    const draft = withValues(addOption(draftOf(shopVariantsOf()), '布料'), 2, '棉', '麻');
    expect(draft.rows).toHaveLength(8);
    expect(cellOf(draft, '紅／S／棉', 'var_id')).toBe('S1-RS');
    expect(cellOf(draft, '紅／S／麻', 'var_id')).toBe('');
  });

  it('drops the variants of a removed value, and merges those that only a removed option distinguished [T7]', () => {
    const draft = draftOf(shopVariantsOf());
    const [colour, size] = draft.options;
    const less = removeValue(draft, colour?.id ?? '', colour?.values[0]?.id ?? '');
    expect(names(less)).toEqual(['藍／S', '藍／M']);
    expect(droppedRows(draft, less).map(({ was }) => was)).toEqual(['S1-RS', 'S1-RM']);
    const merged = removeOption(draft, size?.id ?? '');
    expect(names(merged)).toEqual(['紅', '藍']);
    expect(removeOption(merged, colour?.id ?? '').rows).toEqual([]);
  });

  it('says before a limit is passed that it would be, and adds nothing [T7]', () => {
    let draft = withValues(
      addOption(plain(), '號碼'),
      0,
      ...Array.from({ length: 100 }, (_, i) => `${i}`),
    );
    expect(addValues(draft, draft.options[0]?.id ?? '', ['第一百零一'])).toEqual({
      draft,
      fault: '最多 100 個值，這樣會有 101 個。',
    });
    draft = withValues(addOption(draft, '尺寸'), 1, 'S', 'M', 'L');
    expect(draft.rows).toHaveLength(VARIANTS_MAX);
    expect(addValues(draft, draft.options[1]?.id ?? '', ['XL']).fault).toBe(
      '最多 300 種規格，這樣會有 400 種。',
    );
  });

  it('lists combinations that are left out, and adds one back in its place [T7]', () => {
    const data = shopVariantsOf();
    const draft = draftOf({ ...data, variants: data.variants.toSpliced(1, 1) });
    const [missing = {}] = missingRows(draft);
    expect(rowName(draft.options, { values: missing })).toBe('紅／M');
    expect(names(addRow(draft, missing))).toEqual(['紅／S', '紅／M', '藍／S', '藍／M']);
  });

  it('has no changes until something is typed [T7]', () => {
    const draft = draftOf(shopVariantsOf());
    expect(hasChanges(draft)).toBe(false);
    expect(hasChanges(typed(draft, 'S1-RS', { price: '1' }))).toBe(true);
  });
});

it('several values are read from lines, commas and enumeration commas [T7]', () => {
  expect(splitValues('紅、藍，綠, 黑\n白\t\n')).toEqual(['紅', '藍', '綠', '黑', '白']);
});

describe('a change by somebody else', () => {
  const now = (
    change: (variants: ShopVariant[]) => ShopVariant[],
    fields: Partial<ShopVariants> = {},
  ) => {
    const data = shopVariantsOf();
    return { ...data, version: 'v2', variants: change(data.variants), ...fields };
  };
  const price = (var_id: string, to: number) => (variants: ShopVariant[]) =>
    variants.map((one) => (one.var_id === var_id ? { ...one, price: to } : one));

  it('is listed beside what was typed, which stays; other cells get the new values [T7]', () => {
    const draft = typed(draftOf(shopVariantsOf()), 'S1-RS', { price: '700', on_hand: '9' });
    const changed = now((all) => price('S1-RS', 650)(price('S1-RM', 660)(all)));
    expect(foreignVariantChanges(draft, changed)).toEqual([
      { what: '紅／S 售價', before: '590', now: '650', typed: '700' },
      { what: '紅／M 售價', before: '590', now: '660' },
    ]);
    const rebased = rebaseVariants(draft, changed);
    expect(saveOf(rebased).version).toBe('v2');
    expect(cellOf(rebased, '紅／S', 'price')).toBe('700');
    expect(cellOf(rebased, '紅／S', 'on_hand')).toBe('9');
    expect(cellOf(rebased, '紅／M', 'price')).toBe('660');
  });

  it('to the options is taken over where only numbers were typed [T7]', () => {
    const draft = typed(draftOf(shopVariantsOf()), 'S1-RS', { price: '700' });
    const [colour, size] = shopVariantsOf().options;
    const options = [
      { name: '顏色', values: [...(colour?.values ?? []), { value: '綠' }] },
      size,
    ].flatMap((one) => one ?? []);
    const green = variantOf({ var_id: 'S1-GS', option_values: ['綠', 'S'] });
    const rebased = rebaseVariants(
      draft,
      now((all) => [...all.slice(0, 3), green], { options }),
    );
    expect(names(rebased)).toEqual(['紅／S', '紅／M', '藍／S', '綠／S']);
    expect(cellOf(rebased, '紅／S', 'price')).toBe('700');
  });

  it('to the options is merged with options that were typed here [T7]', () => {
    const draft = withValues(draftOf(shopVariantsOf()), 1, 'L');
    const [colour, size] = shopVariantsOf().options;
    const options = [
      { name: '顏色', values: [...(colour?.values ?? []), { value: '綠' }] },
      size,
    ].flatMap((one) => one ?? []);
    const green = variantOf({ var_id: 'S1-GS', option_values: ['綠', 'S'] });
    const rebased = rebaseVariants(
      draft,
      now((all) => [...all, green], { options }),
    );
    expect(names(rebased)).toEqual(['紅／S', '紅／M', '紅／L', '藍／S', '藍／M', '藍／L', '綠／S']);
    expect(cellOf(rebased, '綠／S', 'var_id')).toBe('S1-GS');
  });

  it('that deletes a variant deletes it here, unless something was typed into it [T7]', () => {
    const draft = typed(draftOf(shopVariantsOf()), 'S1-RS', { price: '700' });
    const rebased = rebaseVariants(
      draft,
      now((all) => all.slice(2)),
    );
    expect(names(rebased)).toEqual(['紅／S', '藍／S', '藍／M']);
    expect(saveOf(rebased).variants[0]).toMatchObject({ was: '', price: '700' });
  });
});
