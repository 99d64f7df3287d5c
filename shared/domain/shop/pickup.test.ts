import { chainName, type PickupStore, pickupStore, storeTitle } from './pickup.ts';

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
