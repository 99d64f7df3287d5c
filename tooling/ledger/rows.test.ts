import { parseRows } from './rows.ts';

it('reads rows with bold and with plain ids, and nothing else', () => {
  const markdown = [
    '## Routes',
    '- **R1** Home at `/`.',
    '- R2 · The product list.',
    '- Rows without an id',
    '- **Decided**: something',
  ].join('\n');
  expect(parseRows(markdown)).toEqual([
    { id: 'R1', title: 'Home at `/`.' },
    { id: 'R2', title: 'The product list.' },
  ]);
});
