import { stepsOf } from '../../../../../../testing/fakes/ecpay-logistics/scenarios.ts';
import { isTask, stageOf } from './stages.ts';

describe('a status code of ECPay', () => {
  it.each([
    ['300', 'accepted'],
    ['310', 'accepted'],
    ['320', 'accepted'],
    ['2001', 'accepted'],
    ['2024', 'accepted'],
    ['2068', 'handed-in'],
    ['3032', 'handed-in'],
    ['2030', 'under-way'],
    ['3024', 'under-way'],
    ['3006', 'under-way'],
    ['3312', 'under-way'],
    ['3302', 'under-way'],
    ['2000', 'under-way'],
    ['2105', 'under-way'],
    ['2063', 'at-store'],
    ['2073', 'at-store'],
    ['2098', 'at-store'],
    ['3018', 'at-store'],
    ['3029', 'at-store'],
    ['2067', 'received'],
    ['3022', 'received'],
    ['3003', 'received'],
    ['3307', 'received'],
    ['3308', 'received'],
    ['3309', 'received'],
    ['2028', 'store-closed'],
    ['2037', 'store-closed'],
    ['2104', 'store-closed'],
    ['7011', 'store-closed'],
    ['7101', 'store-closed'],
    ['2065', 'returning'],
    ['2074', 'returning'],
    ['2076', 'returning'],
    ['3020', 'returning'],
    ['3025', 'returning'],
    ['3305', 'returning'],
    ['5005', 'returning'],
    ['2072', 'back-at-store'],
    ['2099', 'back-at-store'],
    ['3019', 'back-at-store'],
    ['3031', 'back-at-store'],
    ['2044', 'returned'],
    ['2070', 'returned'],
    ['3023', 'returned'],
    ['3310', 'returned'],
    ['5008', 'returned'],
    ['2097', 'unclaimed'],
    ['7035', 'unclaimed'],
    ['2036', 'expired'],
    ['7013', 'expired'],
    ['2002', 'rejected'],
    ['2023', 'rejected'],
    ['2033', 'rejected'],
    ['7012', 'rejected'],
    ['7300', 'rejected'],
    ['2042', 'lost'],
    ['5007', 'lost'],
    ['7006', 'lost'],
    ['7018', 'lost'],
    ['9999', 'cancelled'],
  ])('%s means %s [K1]', (code, stage) => {
    expect(stageOf(code)).toBe(stage);
  });

  it.each(['3016', '3017', '2043', '2055', '2057', '7004', '7255', '7201', '1', '', '99999'])(
    '%j moves nothing [K1]',
    (code) => {
      expect(stageOf(code)).toBeUndefined();
    },
  );

  it.each([
    ['3016', true],
    ['3017', true],
    ['7201', true],
    ['3021', true],
    ['2043', false],
    ['2067', false],
    ['99999', false],
  ])('%s needs a person: %s [K1]', (code, expected) => {
    expect(isTask(code)).toBe(expected);
  });
});

it('the fake reports every chain’s statuses, and all of them have a meaning [K1]', () => {
  const chains = ['UNIMART', 'UNIMARTC2C', 'FAMI', 'FAMIC2C', 'HILIFE', 'HILIFEC2C', 'OKMARTC2C'];
  for (const chain of chains) {
    const ends = (['collected', 'uncollected', 'lost'] as const).map((scenario) =>
      stageOf(stepsOf(chain, scenario).at(-1)?.[0] ?? ''),
    );
    expect(ends).toEqual(['received', 'returned', 'lost']);
    const closed = stepsOf(chain, 'store-closed').map(([code]) => stageOf(code));
    expect(closed).toContain('store-closed');
    expect(closed.at(-1)).toBe('received');
    expect(isTask(stepsOf(chain, 'deleted').at(-1)?.[0] ?? '')).toBe(true);
  }
});
