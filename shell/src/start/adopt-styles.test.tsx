import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import * as library from 'styled-components';

/** Components as a build makes them: with component ids, one that extends another, one with variants. */
const componentsOf = ({ styled, createGlobalStyle }: typeof library) => {
  const Base = styled.b.withConfig({ componentId: 'sc-base' })<{ $wide?: boolean }>`
    color: red;
    padding: ${({ $wide }) => ($wide ? '2px' : '1px')};
    @media (min-width: 600px) { color: green; }
  `;
  const Extended = styled(Base).withConfig({ componentId: 'sc-ext' })`
    padding: ${({ $wide }) => ($wide ? '4px' : '3px')};
  `;
  const Page = createGlobalStyle`main { margin: 0; }`;
  return { Base, Extended, Page };
};

/** The `<style>` of a server-rendered page with both components. */
function served(): string {
  const { Base, Extended, Page } = componentsOf(library);
  const sheet = new library.ServerStyleSheet();
  renderToString(
    sheet.collectStyles(
      <>
        <Page />
        <Base />
        <Extended />
      </>,
    ),
  );
  return sheet.getStyleTags();
}

/** Starts a page with these styles in its head; the library is evaluated while they are taken out. */
async function start(styles: string) {
  document.head.innerHTML = styles;
  const written = document.head.querySelector('style');
  jest.resetModules();
  const { takeStyles } = await import('./take-styles.ts');
  const taken = takeStyles();
  const fresh = await import('styled-components');
  (await import('./adopt-styles.ts')).adoptStyles(taken);
  const { act } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const render = (content: ReactNode) =>
    act(async () => createRoot(document.createElement('div')).render(content));
  return { written, render, ...componentsOf(fresh) };
}

const tags = () => [...document.head.querySelectorAll('style')];
const rules = (tag: HTMLStyleElement | null) =>
  Array.from(tag?.sheet?.cssRules ?? [], ({ cssText }) => cssText.replaceAll(/\s+/g, ' '));
const own = (tag: HTMLStyleElement | null) =>
  rules(tag).filter((rule) => !rule.startsWith('data-styled'));

it('the sheet that the server has written is gone on with as it is [ADR 0121]', async () => {
  const { written, render, Base, Extended, Page } = await start(served());
  const before = rules(written);
  expect(before.filter((rule) => rule.startsWith('data-styled'))).toHaveLength(3);
  await render(createElement('main', null, <Page />, <Base />, <Extended />));
  expect(tags()).toEqual([written]);
  expect(own(written)).toEqual(before.filter((rule) => !rule.startsWith('data-styled')));
});

it('later rules keep their order: a variant comes before extensions of its component [ADR 0121]', async () => {
  const { written, render, Base, Extended } = await start(served());
  const { length } = own(written);
  await render([<Base key="a" $wide />, <Extended key="b" $wide />]);
  const after = own(written);
  expect(after).toHaveLength(length + 3);
  const at = (text: string) => after.findIndex((rule) => rule.includes(text));
  const places = ['1px', '2px', '3px', '4px'].map((width) => at(`padding: ${width}`));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

it('a rule that this browser does not have costs that rule alone [ADR 0121]', async () => {
  const { written, render, Base } = await start(served());
  const { sheet } = written ?? {};
  const insert = jest.spyOn(sheet as CSSStyleSheet, 'insertRule').mockImplementationOnce(() => {
    throw new SyntaxError('unknown selector');
  });
  const extended = () => own(written).findIndex((rule) => rule.includes('padding: 3px'));
  const before = extended();
  await render(<Base $wide />);
  expect(insert).toHaveBeenCalledTimes(2);
  expect(extended()).toBe(before + 1);
});

it('a sheet of which the browser lacks a rule is left to the library [ADR 0121]', async () => {
  const { written, render, Base } = await start(served().replace('/*!sc*/', '/*!sc*//*!sc*/'));
  expect(written?.isConnected).toBe(false);
  await render(<Base />);
  expect(tags()).toHaveLength(1);
  const [tag = null] = tags();
  expect(rules(tag).filter((rule) => rule.includes('padding: 1px'))).toHaveLength(1);
});

it('a page without such a sheet starts as it always did', async () => {
  const { render, Base } = await start('<style>b{}</style>');
  await render(<Base />);
  expect(tags()).toHaveLength(2);
});
