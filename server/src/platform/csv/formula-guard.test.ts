import { guardFormula, unguardFormula } from './csv-line.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+886 2', "'+886 2"],
  ['-5%', "'-5%"],
  ['@sum', "'@sum"],
  ['＝1+1', "'＝1+1"],
  ['\t=1', "'\t=1"],
  ["'=1", "''=1"],
  ["''@x", "'''@x"],
  ["'80s", "'80s"],
  ['茶=好', '茶=好'],
  ['', ''],
])('writes %j as %j, and reads it back', (text, cell) => {
  expect(guardFormula(text)).toBe(cell);
  expect(unguardFormula(cell)).toBe(text);
});

it('a formula that somebody typed is read as plain text', () => {
  expect(unguardFormula('=HYPERLINK("x")')).toBe('=HYPERLINK("x")');
});
