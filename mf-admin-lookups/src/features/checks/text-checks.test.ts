import { isBlank, isDay, isJson } from './text-checks.ts';

it.each([
  [null, true],
  [undefined, true],
  ['', true],
  [' \t\n\u3000', true],
  ['0', false],
  [' a ', false],
])('calls %j blank: %s [A10]', (text, blank) => {
  expect(isBlank(text)).toBe(blank);
});

it.each([
  ['{"a":1}', true],
  ['[]', true],
  ['null', true],
  ['', false],
  ["{'a':1}", false],
  ['{"a":1', false],
])('calls %j JSON: %s [A10]', (text, json) => {
  expect(isJson(text)).toBe(json);
});

it.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026-01-01T00:00', false],
  ['', false],
])('calls %j a day: %s [A10]', (text, day) => {
  expect(isDay(text)).toBe(day);
});
