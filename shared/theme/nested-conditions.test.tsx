import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, styled } from 'styled-components';
import { ThemeProvider } from './ThemeProvider.tsx';

const Tile = styled.a`
  color: red;
  &:hover, &:focus { color: blue; }
  @media (min-width: 600px) {
    color: green;
    &::before { content: '>'; }
  }
  @media (hover: hover) { &:active { color: lime; } }
  @media print { @supports (gap: 1px) { color: black; } }
  @keyframes spin { to { color: red; } }
`;

function stylesOf(): string {
  const sheet = new ServerStyleSheet();
  renderToString(
    sheet.collectStyles(
      <ThemeProvider>
        <Tile />
      </ThemeProvider>,
    ),
  );
  return sheet.getStyleTags();
}
const named = (styles: string) => styles.replaceAll(/\.[a-zA-Z]+(?=[{:])/g, '.x');

it('a condition is written inside its rules where the browser can nest, and around them elsewhere', () => {
  const nested = stylesOf();
  const inside = named(nested);
  expect(inside).toContain('.x{@media (min-width: 600px){color:green;}}');
  expect(inside).toContain(".x::before{@media (min-width: 600px){content:'>';}}");
  expect(inside).toContain('.x:active{@media (hover: hover){color:lime;}}');
  expect(inside).toContain('@keyframes spin{to{color:red;}}');

  Reflect.deleteProperty(globalThis, 'CSSNestedDeclarations');
  const plain = stylesOf();
  const around = named(plain);
  expect(around).toContain("@media (min-width: 600px){.x{color:green;}.x::before{content:'>';}}");
  const classOf = (styles: string) => /content:"(\w+),/.exec(styles)?.[1];
  expect(classOf(plain)).toBe(classOf(nested));
});
