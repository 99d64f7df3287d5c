import { extentOf } from './proof.ts';

const drawn = () => 7;

it('takes rounds and seed from the environment, else each proof’s own and one that is drawn', () => {
  expect(extentOf({ ROUNDS: '4', SEED: '0' }, true, drawn)).toMatchObject({ seed: 0 });
  expect(extentOf({ ROUNDS: '4' }, true, drawn).rounds(20, 1)).toBe(4);
  expect(extentOf({}, true, drawn).rounds(20, 1)).toBe(1);
  expect(extentOf({}, false, drawn).rounds(20, 1)).toBe(20);
  expect(extentOf({}, false, drawn).seed).toBe(7);
});

it.each([
  [{ ROUNDS: '0' }, 'ROUNDS is "0", but must be a whole number from 1.'],
  [{ ROUNDS: 'many' }, 'ROUNDS is "many", but must be a whole number from 1.'],
  [{ SEED: '1.5' }, 'SEED is "1.5", but must be a whole number from 0.'],
])('rejects %p', (env, sentence) => {
  expect(() => extentOf(env, false, drawn)).toThrow(sentence);
});
