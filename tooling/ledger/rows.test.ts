import { parseRows } from './rows.ts';

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
