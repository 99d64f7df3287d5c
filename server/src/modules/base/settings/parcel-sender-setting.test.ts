import { checkSetting } from './check-setting.ts';

const SENDER = {
  ...{ through_provider: true, name: '山腳茶行', phone: '0911222333', home: 'TCAT' },
  ...{ postcode: '11560', address: '臺北市南港區三重路19號' },
};
const checked = (change: object) => checkSetting('parcel_sender', { ...SENDER, ...change });

it('a sender of parcels is stored as carriers print it [K2]', () => {
  expect(checked({ phone: '+886 911 222 333', name: ' 山腳茶行 ' })).toEqual({ value: SENDER });
});

it('is not needed where parcels are created elsewhere [K2]', () => {
  const empty = { name: '', phone: '', postcode: '', address: '', home: '' };
  expect(checked({ ...empty, through_provider: false })).not.toHaveProperty('faults');
  const atStores = { postcode: '', address: '', home: '' };
  expect(checked(atStores)).not.toHaveProperty('faults');
});

it.each([
  ['name', '', '請填寫寄件人姓名。'],
  ['name', '山腳茶行有限公司', /2 至 5 個中文字/],
  ['phone', '', '請填寫電話。'],
  ['phone', '123', /電話/],
  ['postcode', '', '宅配要填寫郵遞區號。'],
  ['postcode', '1', /3、5 或 6 碼/],
  ['address', '', '宅配要填寫地址。'],
  ['address', '一號', /6 至 60/],
  ['home', 'ECAN', /./],
])('is refused with %s %j [K2]', (field, value, message) => {
  expect(checked({ [field]: value })).toEqual({
    faults: [{ at: `parcel_sender.${field}`, message: expect.stringMatching(message) }],
  });
});
