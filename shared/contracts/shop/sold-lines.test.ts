import { soldLines } from '@pinpu/shared/contracts';
import { lineOf } from '@pinpu/shared/testing/fixtures';

const line = lineOf();

it.each([
  ['the lines as they were sold', JSON.stringify([line]), [line]],
  ['none of an order with something else', JSON.stringify([{ ...line, qty: 'two' }]), []],
  ['none of an order with none', '', []],
])('reads %s', (_what, cart_json, lines) => {
  expect(soldLines({ cart_json })).toEqual(lines);
});
