import { ledgerIds, parseRows } from './ledger.ts';

it('reads rows with bold and with plain ids, and nothing else', () => {
  const markdown = [
    '## Routes',
    '- **R1** [ui] Home at `/`.',
    '- R2 · The product list.',
    '- Rows without an id',
    '- **Decided**: something',
  ].join('\n');
  expect(parseRows(markdown)).toEqual([
    { id: 'R1', ui: true, title: 'Home at `/`.' },
    { id: 'R2', ui: false, title: 'The product list.' },
  ]);
});

it.each([
  ["it('caps the quantity at stock [P7]', () => {})", ['P7']],
  ['test(`sums lines [B2, C5] and ships [B2]`, () => {})', ['B2', 'C5']],
  ["it.each([['a', 1]])('reads %s [N4]', () => {})", ['N4']],
  ["const rows = [P7]; it('proves nothing', () => {})", []],
  ["it('indexes list[0] and [ABC]', () => {})", []],
])('reads the ids in brackets inside the strings of %s', (text, ids) => {
  expect(ledgerIds(text)).toEqual(ids);
});
