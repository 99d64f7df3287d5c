import { renderAt } from '@pinpu/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { RemotesContext } from '../composition/remotes-context.tsx';
import { testRemotes } from '../testing/compositions.ts';
import { useInternalLinks } from './use-internal-links.ts';

const remotes = testRemotes();

function Block({ html }: { html: string }) {
  const onClick = useInternalLinks();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the test's own text, in place of a sanitised block.
  // biome-ignore lint/a11y: the frame handles clicks on its links.
  return <div onClick={onClick} dangerouslySetInnerHTML={{ __html: html }} />;
}

let left = false;
// Records whether the browser would navigate, and prevents it.
const watch = (event: Event) => {
  left = !event.defaultPrevented;
  event.preventDefault();
};
beforeEach(() => {
  left = false;
  window.addEventListener('click', watch);
});
afterEach(() => window.removeEventListener('click', watch));

function click(html: string, init = {}) {
  renderAt(
    '/',
    '/',
    <RemotesContext value={remotes}>
      <Block html={html} />
    </RemotesContext>,
  );
  fireEvent.click(screen.getByText('去'), { button: 0, ...init });
}

it.each([
  ['<a href="/products/茶?o=hot">去</a>', '/products/%E8%8C%B6?o=hot'],
  ['<a href="/product/P0001"><strong>去</strong></a>', '/product/P0001'],
  ['<a href="http://localhost/cart">去</a>', '/cart'],
  ['<a href="/ProductPage">去</a>', '/cart'],
])('navigates within the app from %s [F11]', (html, place) => {
  click(html);
  expect(left).toBe(false);
  expect(screen.getByTestId('elsewhere')).toHaveTextContent(place);
});

it.each([
  '<a href="/s/abcd2345">去</a>',
  '<a href="/api/products">去</a>',
  '<a href="https://maker.test/products">去</a>',
  '<a href="mailto:service@pinpu.test">去</a>',
  '<a href="tel:+886200000000">去</a>',
  '<a href="/products" target="_blank" rel="noopener">去</a>',
  '<a href="/products" download>去</a>',
  '<a href="#about">去</a>',
  '<p>去</p>',
])('leaves %s to the browser [F11]', (html) => {
  click(html);
  expect(left).toBe(true);
});

it.each([
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('leaves a click with %j to the browser [F11]', (init) => {
  click('<a href="/products">去</a>', init);
  expect(left).toBe(true);
});
