import { readdirSync, readFileSync } from 'node:fs';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import * as kit from '@pinpu/shared/ui';
import { screen } from '@testing-library/react';
import { groups } from './groups.ts';
import { UiKitPage } from './UiKitPage.tsx';

const written = readdirSync(__dirname)
  .filter((name) => /^[A-Z]\w+\.tsx$/.test(name))
  .map((name) => readFileSync(`${__dirname}/${name}`, 'utf8'))
  .join('\n')
  .replace(/import[^;]+;/g, '');

/** Exports of the kit that show nothing: preloading, deferred rendering, focus and scrolling. */
const notToBeSeen = [
  'preloadHtmlBlock',
  'useHtmlBlockReady',
  'useFocusFallback',
  'useDeferredRender',
  'WithoutScript',
  'holdScroll',
  'onScrollByHand',
  'selectOnFocus',
];

it.each(Object.keys(kit).filter((name) => !notToBeSeen.includes(name)))(
  'shows %s of the kit [F12]',
  (name) => {
    const used = /^[A-Z]/.test(name) ? `<${name}\\b|\\(${name}\\)` : `\\b${name}\\b`;
    expect(written).toMatch(new RegExp(used));
  },
);

it('shows its groups in order, each under its heading [F12]', async () => {
  fakeApi({ 'GET /api/products': () => ({ pager: { items: [] } }) });
  renderAt('/ui-kit', '/ui-kit', <UiKitPage />);
  expect(screen.getByText('介面元件').tagName).toBe('H1');
  // All roles are read in one query, since each takes time on a page of this length.
  expect(
    screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
  ).toEqual(groups.map(({ title }) => title));
  expect(await screen.findByText('產地與製作')).toBeVisible();
});
