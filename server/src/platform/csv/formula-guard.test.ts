import { csvLine, guardFormula, unguardFormula } from './csv-line.ts';

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

it.each(['00123', '1-2', '4710095012345678', '12E5'])(
  'the code %s is a constant for a spreadsheet, and is read back [41 R7]',
  (constant) => {
    const line = csvLine([{ constant }]);
    expect(line).toBe(`="${constant}"\r\n`);
    expect(unguardFormula(line.trim())).toBe(constant);
  },
);
