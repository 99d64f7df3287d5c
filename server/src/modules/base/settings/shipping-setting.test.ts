import { EAST, ISLANDS, USUAL_RULES } from '@pinpu/shared/domain';
import { checkSetting } from './check-setting.ts';

const faultsOf = (change: object) => {
  const checked = checkSetting('shipping_rules', { ...USUAL_RULES, ...change });
  return 'faults' in checked ? checked.faults : [];
};

const frozen = (...steps: object[]) => ({ fees: { frozen: { steps, free_amt: 0 } } });
const region = (change: object) => ({
  regions: [{ name: '離島', postcodes: ['880'], surcharge: 0, delivered: true, ...change }],
});

it('takes the usual rules, and the regions that the screen offers [T13]', () => {
  const surcharged = { surcharge: 100, delivered: true };
  const regions = [
    { ...ISLANDS, ...surcharged },
    { ...EAST, ...surcharged },
  ];
  expect(faultsOf({ regions })).toEqual([]);
});

it.each([
  ['no step', frozen(), 'fees.frozen.steps', '至少要有一級運費。'],
  [
    'steps that do not ascend',
    frozen({ up_to: 5000, fee: 1 }, { up_to: 5000, fee: 2 }),
    'fees.frozen.steps[1].up_to',
    '要比上一級重。',
  ],
  [
    'any weight before the last step',
    frozen({ up_to: 0, fee: 1 }, { up_to: 5000, fee: 2 }),
    'fees.frozen.steps[0].up_to',
    '只有最後一級可以不限重量。',
  ],
  ['a negative fee', frozen({ up_to: 0, fee: -1 }), 'fees.frozen.steps[0].fee', '不能小於 0。'],
  [
    'a text that is no postcode',
    region({ postcodes: ['馬公'] }),
    'regions[0].postcodes[0]',
    '「馬公」不是郵遞區號，例如 880 或 880-885。',
  ],
  [
    'a range from high to low',
    region({ postcodes: ['885-880'] }),
    'regions[0].postcodes[0]',
    '「885-880」的順序反了，例如 880-885。',
  ],
  ['a region without name', region({ name: ' ' }), 'regions[0].name', '請填寫地區名稱。'],
  [
    'a way without temperatures',
    { ways: { home: { temperatures: [], max_weight: 0, max_size: 0 } } },
    'ways.home.temperatures',
    '至少要選一種溫層。',
  ],
])('rejects %s with a sentence at its field [T13]', (_, change, at, message) => {
  expect(faultsOf(change)).toEqual([{ at: `shipping_rules.${at}`, message }]);
});

it('reads postcodes as they are typed [T13]', () => {
  const typed = { ...USUAL_RULES, ...region({ postcodes: ['８８０ ～ ８８５'] }) };
  expect(checkSetting('shipping_rules', typed)).toMatchObject({
    value: { regions: [{ postcodes: ['880-885'] }] },
  });
});
