import {
  chainName,
  isPickupName,
  type PickupStore,
  pickupRecipientFault,
  pickupStore,
  storeTitle,
} from './pickup.ts';

const STORE: PickupStore = {
  LogisticsSubType: 'FAMIC2C',
  CVSStoreID: '006598',
  CVSStoreName: '假山店',
  CVSAddress: '臺北市假山路 1 號',
  CVSTelephone: '',
  CVSOutSide: '0',
};

describe('the store of an order', () => {
  it('is read from rec_meta, and nothing else of it', () => {
    expect(pickupStore(JSON.stringify({ ...STORE, more: 1 }))).toEqual(STORE);
  });

  it.each([
    '',
    'x',
    'null',
    '[]',
    '7',
    '{"CVSStoreID":"1"}',
    '{"CVSStoreID":1,"CVSStoreName":"a"}',
  ])('is none in %p', (rec_meta) => {
    expect(pickupStore(rec_meta)).toBeUndefined();
  });

  it('is named with its chain, once', () => {
    expect(storeTitle(STORE)).toBe('全家 假山店');
    expect(storeTitle({ ...STORE, CVSStoreName: '全家假山店' })).toBe('全家假山店');
    expect(['UNIMART', 'UNIMARTC2C', 'NEWMART'].map(chainName)).toEqual([
      '7-ELEVEN',
      '7-ELEVEN',
      '超商',
    ]);
  });
});

describe('who picks up', () => {
  it.each([
    ['王明', true],
    ['歐陽美玲玉', true],
    ['Lin Pu', true],
    ['Wang Siao Ming', false],
    ['王', false],
    ['歐陽美玲玉子', false],
    ['王小明!', false],
    ['王小明2', false],
    ['', false],
  ])('%p as a name on a label: %p', (name, fits) => {
    expect(isPickupName(name)).toBe(fits);
  });

  it.each([
    ['王小明', '0912-345-678', undefined],
    ['王小明', '02-2555-0000', 'phone1'],
    ['王', '', 'cnt_name'],
  ])('%p with %p lacks %p', (cnt_name, phone1, fault) => {
    expect(pickupRecipientFault({ cnt_name, phone1 })).toBe(fault);
  });
});
