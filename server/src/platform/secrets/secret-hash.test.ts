import { secretHash } from './index.ts';

it('the stored form of a secret is its SHA-256, so that those of earlier releases are still found', () => {
  expect(secretHash('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
