import { bannedWords } from './banned-words.ts';

const inCode = (text: string, path = 'shell/src/sample.ts') => bannedWords({ path, text });

it.each([
  ['a variable', 'const toldCart = 1;'],
  ['a type', 'interface LastWish { id: string }'],
  ['a property', 'const view = { keptLines: 1 };'],
  ['a member that is read', 'view.houseRules();'],
  ['a constant', 'const LIES_PER_ORDER = 1;'],
  ['a type parameter', 'type Box<Heir> = Heir[];'],
  ['a name in snake case', 'const cart_told = 1;'],
  ['a participle', 'const isWanted = true;'],
])('rejects a banned word in %s', (_what, text) => {
  expect(inCode(text)).toHaveLength(1);
});

it('rejects a banned word in a component, and names the term to use instead', () => {
  expect(inCode('export const Page = () => <EarsOfPage />;', 'shell/src/Page.tsx')).toEqual([
    'shell/src/Page.tsx: EarsOfPage says "ears": use the field\'s term (listeners)',
  ]);
});

it('rejects a banned word in a file name and in a folder', () => {
  expect(inCode('', 'shell/src/use-told-cart.ts')).toHaveLength(1);
  expect(inCode('', 'bench/house/start.ts')).toHaveLength(1);
});

it.each([
  ['a longer word', 'const wishlist = hearts + years + families + warehouse;'],
  ['a comment', '// what the house was told'],
  ['a string', "const text = 'told';"],
  ['a template', 'const text = `kept`;'],
  ['a text on a screen', 'const view = <p>the house</p>;'],
  ['a wire field', 'const { house_promo_code, asked_at } = config;'],
])('accepts %s', (_what, text) => {
  expect(inCode(text, 'shell/src/Sample.tsx')).toEqual([]);
});
