import { renderHook } from '@testing-library/react';
import { useDocumentHead } from './use-document-head.ts';

const tea = { title: '茶葉', description: '茶的事', canonical: '/products/%E8%8C%B6' };
const search = { title: '「烏龍」', description: '', canonical: '/products/x', indexed: false };

const of = (selector: string, name: string) =>
  document.head.querySelector(selector)?.getAttribute(name) ?? null;
const canonical = () => of('link[rel="canonical"]', 'href');
const description = () => of('meta[name="description"]', 'content');
const robots = () => of('meta[name="robots"]', 'content');

beforeEach(() => {
  document.head.innerHTML = `<title>茶葉｜拼鋪</title>
    <meta name="description" content="茶的事" data-page>
    <link rel="canonical" href="https://shop.test/products/%E8%8C%B6" data-page>
    <meta property="og:title" content="茶葉" data-page>
    <meta name="viewport" content="width=device-width">`;
});

it('keeps the server-rendered tags of the first page and its origin', () => {
  const before = document.head.innerHTML;
  const { rerender } = renderHook(useDocumentHead, { initialProps: tea });
  expect(document.head.innerHTML).toBe(before);
  rerender({ title: '糕餅', description: '餅的事', canonical: '/products/y' });
  expect(document.title).toBe('糕餅｜拼鋪');
  expect(canonical()).toBe('https://shop.test/products/y');
  expect(description()).toBe('餅的事');
});

it('removes only the previous page’s own tags when the address changes', () => {
  const { rerender } = renderHook(useDocumentHead, { initialProps: tea });
  rerender(search);
  expect(document.head.querySelector('meta[property="og:title"]')).toBeNull();
  expect(description()).toBeNull();
  expect(robots()).toBe('noindex, follow');
  expect(of('meta[name="viewport"]', 'content')).toBe('width=device-width');
  rerender(tea);
  expect(robots()).toBeNull();
  expect(description()).toBe('茶的事');
});

it('leaves no tags behind for a page without its own', () => {
  renderHook(useDocumentHead, { initialProps: tea }).unmount();
  expect([canonical(), description(), robots()]).toEqual([null, null, null]);
});
