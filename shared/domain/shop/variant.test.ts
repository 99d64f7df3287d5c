import {
  chosenVariant,
  lineName,
  missingOptions,
  nextChoice,
  type OptionChoice,
  optionText,
  valueState,
  variantsWith,
} from './variant.ts';

const OPTIONS = [
  { name: '顏色', values: [{ value: '紅' }, { value: '藍' }] },
  { name: '尺寸', values: [{ value: 'S' }, { value: 'L' }] },
];
const variant = (...option_values: string[]) => ({ option_values });
/** There is no blue S. */
const VARIANTS = [variant('紅', 'S'), variant('紅', 'L'), variant('藍', 'L')];

it('writes a variant’s values with its product [T1]', () => {
  expect(optionText(['紅', 'L'])).toBe('紅／L');
  expect(lineName({ prd_name: '棉衫', option_text: '紅／L' })).toBe('棉衫（紅／L）');
  expect(lineName({ prd_name: '棉衫' })).toBe('棉衫');
});

it.each<[string, OptionChoice, string[] | undefined]>([
  ['a complete choice', ['藍', 'L'], ['藍', 'L']],
  ['a combination that is not sold', ['藍', 'S'], undefined],
  ['a choice with one missing', ['藍', undefined], undefined],
])('finds the variant of %s [T1]', (_, choice, expected) => {
  expect(chosenVariant(VARIANTS, choice)?.option_values).toEqual(expected);
});

it('names what is still to choose [T1]', () => {
  expect(missingOptions(OPTIONS, [undefined, undefined])).toEqual(['顏色', '尺寸']);
  expect(missingOptions(OPTIONS, ['紅', undefined])).toEqual(['尺寸']);
});

it('knows which values fit what is chosen [T1]', () => {
  expect(variantsWith(VARIANTS, ['藍', undefined], 1, 'S')).toEqual([]);
  expect(variantsWith(VARIANTS, ['藍', undefined], 1, 'L')).toHaveLength(1);
  expect(variantsWith(VARIANTS, [undefined, undefined], 1, 'L')).toHaveLength(2);
});

it.each<[OptionChoice, number, string, OptionChoice]>([
  [[undefined, undefined], 0, '紅', ['紅', undefined]],
  [['紅', 'S'], 1, 'L', ['紅', 'L']],
  [['紅', 'S'], 0, '藍', ['藍', undefined]],
  [['藍', 'L'], 1, 'S', [undefined, 'S']],
])('from %j, option %d with %s leads to %j [T1]', (choice, at, value, next) => {
  expect(nextChoice(VARIANTS, choice, at, value)).toEqual(next);
});

it.each<[OptionChoice, string, string]>([
  [[undefined, undefined], 'S', 'available'],
  [['紅', undefined], 'L', 'sold-out'],
  [['藍', undefined], 'S', 'no-variant'],
])('beside %j, %s is %s [T1]', (choice, value, state) => {
  const stocked = VARIANTS.map((one, at) => ({ ...one, tot_qty: at === 1 ? 0 : 1 }));
  expect(valueState(stocked, choice, 1, value)).toBe(state);
});
