import { elapsedText } from './elapsed-text.ts';

it.each([
  [-5, '00:00:00'],
  [7_999, '00:00:07'],
  [67_000, '00:01:07'],
  [3_600_000, '01:00:00'],
  [90_061_000, '25:01:01'],
])('reads %d ms as %s [F14]', (ms, text) => {
  expect(elapsedText(ms)).toBe(text);
});
