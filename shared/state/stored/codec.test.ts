import type { StoredContract } from '@pinpu/shared/contracts';
import { decodeStored, encodeStored } from './codec.ts';

/** A form that accepts objects with all of these fields. */
const having =
  (...names: string[]): StoredContract['read'] =>
  (value) =>
    names.every((name) => Object.hasOwn(Object(value), name)) ? { value } : undefined;

const first: StoredContract = { version: 1, read: having('name') };
const second: StoredContract = {
  version: 2,
  read: having('names'),
  upgrade: (value, version) =>
    version === 1 ? { names: { first: (value as { name: string }).name } } : undefined,
};

it('stores a first version without its number, as releases without versions read it [defect 7]', () => {
  expect(encodeStored(first, { name: '林' })).toBe('{"name":"林"}');
});

it('reads what an older release has stored, as the newer shape [defect 7]', () => {
  const value = { names: { first: '林' } };
  expect(decodeStored(second, encodeStored(first, { name: '林' }))).toEqual({ value });
  expect(decodeStored(second, encodeStored(second, value))).toEqual({ value });
});

it('drops an older value that can’t be upgraded [defect 7]', () => {
  expect(decodeStored(second, 'null')).toBe('damaged');
  const third = { version: 3, read: having('x') };
  expect(decodeStored(third, encodeStored(second, {}))).toBe('damaged');
});

it('does not read what a newer release has stored [defect 7]', () => {
  expect(decodeStored(first, encodeStored(second, {}))).toBe('newer');
});
