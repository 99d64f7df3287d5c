import { cartItemCount, subTotal } from '@pinpu/shared/domain';
import { line } from '../../testing/fixtures.ts';
import { alteredBuiltins } from './altered-builtins.ts';

/** What `find` returns while a property is replaced. */
function foundWith<Found>(owner: object, name: string, value: unknown, find: () => Found): Found {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, writable: true, value });
  const found = find();
  Reflect.deleteProperty(owner, name);
  if (before) Object.defineProperty(owner, name, before);
  return found;
}

/** Takes its arguments as one list. */
function bindWithList(this: (...list: unknown[]) => unknown, self: unknown, list: unknown) {
  return () => this.apply(self, [list].flat());
}

describe('what a page has changed of the language [41 R51]', () => {
  it('is nothing on most pages', () => {
    expect(alteredBuiltins()).toEqual([]);
  });

  it.each([
    ['Function.prototype.bind', Function.prototype, 'bind', bindWithList],
    ['Object.keys', Object, 'keys', () => []],
    ['Array.prototype.some', Array.prototype, 'some', () => undefined],
    ['Object.prototype.get', Object.prototype, 'get', () => undefined],
  ])('is named where the cart can’t run with it: %s', (called, owner, name, value) => {
    expect(foundWith(owner, name, value, alteredBuiltins)).toContain(called);
  });

  it.each([
    ['Array.prototype.reduce', Array.prototype, 'reduce', () => 1],
    ['Array.prototype.toJSON', Array.prototype, 'toJSON', () => ''],
    ['Array.from', Array, 'from', () => []],
  ])('is not named where the cart does without it: %s', (_called, owner, name, value) => {
    expect(foundWith(owner, name, value, alteredBuiltins)).toEqual([]);
  });

  it('does not change the sums of the cart, which are made without reduce', () => {
    const lines = [line({ qty: 2, prd_price: 300 }), line({ prd_id: 'P0002' })];
    const sums = () => [subTotal(lines), cartItemCount(lines)];
    const expected = sums();
    const first = function (this: unknown[]) {
      return this.length > 1 ? this : this[0];
    };
    expect(foundWith(Array.prototype, 'reduce', first, sums)).toEqual(expected);
  });
});
