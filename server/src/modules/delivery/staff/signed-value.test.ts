import { object, string } from '@pinpu/shared/contracts/schema';
import { readSignedValue, signedValue } from './signed-value.ts';

const schema = object({ name: string() });
const value = signedValue({ name: 'mf-cart' }, 'staff', 'secret');
const read = (signed: string, secret = 'secret') =>
  readSignedValue(signed, 'staff', secret, schema);

it('a signed value is read back [M3]', () => {
  expect(read(value)).toEqual({ name: 'mf-cart' });
});

const [text = '', signature = ''] = value.split('.');
const other = Buffer.from('{"name":"mf-promo"}').toString('base64url');

it.each([
  ['nothing', ''],
  ['a text alone', text],
  ['a changed text', `${other}.${signature}`],
  ['a signature of other letters', `${text}.${'é'.repeat(signature.length)}`],
  ['what was signed for another purpose', signedValue({ name: 'mf-cart' }, 'preview', 'secret')],
  ['what another secret has signed', signedValue({ name: 'mf-cart' }, 'staff', 'other')],
  ['what is signed but of another form', signedValue({ name: 1 }, 'staff', 'secret')],
])('no value is read from %s [M3]', (_what, signed) => {
  expect(read(signed)).toBeNull();
});
