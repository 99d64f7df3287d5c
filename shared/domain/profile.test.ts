import { nameEqualsEmail, pickCheckoutProfile } from './profile.ts';

const profile = {
  cus_name: '林小安',
  cus_email: 'member@pinpu.test',
  cus_phone: '02-2345-6789',
  cus_mobile: '0912345678',
  cus_addr1: '臺北市大安區和平東路一段 1 號',
  cus_postcode: '106',
  cnt_name: '陳大文',
  email: 'friend@pinpu.test',
  phone1: '0922333444',
  addr1: '臺南市中西區民權路二段 2 號',
  addr1_postcode: '700',
};

it('lets only whitelisted fields into the payload [C13]', () => {
  const stored = { ...profile, cus_id: 'C1', status: 1, token: 'secret', birth_day: '1990-01-01' };
  expect(pickCheckoutProfile(stored)).toEqual(profile);
});

it('trims fields and turns missing or non-text values into empty text [C13]', () => {
  const picked = pickCheckoutProfile({ cus_name: ' 林小安 ', cus_postcode: 106 });
  expect(picked.cus_name).toBe('林小安');
  expect(picked.cus_postcode).toBe('');
  expect(Object.keys(picked)).toHaveLength(11);
});

it.each([
  ['member@pinpu.test', 'member@pinpu.test', true],
  [' Member@pinpu.test ', 'member@pinpu.test', true],
  ['林小安', 'member@pinpu.test', false],
  ['', '', false],
])('finds the name %j equal to the e-mail %j: %s [V7, V8]', (name, email, equal) => {
  expect(nameEqualsEmail(name, email)).toBe(equal);
});
