import { contactsOf } from '@pinpu/shared/testing/fixtures';
import { nameEqualsEmail, pickCheckoutProfile } from './profile.ts';

const profile = contactsOf();

it('lets only whitelisted fields into the payload [C13]', () => {
  const stored = { ...profile, cus_id: 'C1', status: 1, token: 'secret', birth_day: '1990-01-01' };
  expect(pickCheckoutProfile(stored)).toEqual({ ...profile, cus_mobile: '0912345678' });
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
