import type { Composition, InspectedPage } from '@pinpu/shared/contracts';
import { fakeApi } from '@pinpu/shared/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageInspector } from './PageInspector.tsx';

const URL_OF_COPY = 'http://localhost:3002/';
const old = {
  ...{ base: '/remotes/mf-cart/1/', version: '1', entry: 'entry.js', requires: '^0.1.0' },
  ...{ routes: [], fills: {}, offers: {}, integrity: {}, status: 'live' as const },
};
const registry = {
  sequence: 1,
  remotes: {
    'mf-cart': {
      stable: '2',
      canary: { version: '3', percent: 10, since: '' },
      versions: { 1: old, 2: old, 3: old },
      history: [
        { version: '1', at: '' },
        { version: '2', at: '' },
      ],
    },
  },
};
const saved = { success: true, body: { active: true, overrides: {} } };

function show(fields: Partial<Composition> = {}) {
  const composition = {
    ...{ id: 'test', remotes: { 'mf-cart': old }, refused: [], staff: true },
    ...fields,
  };
  const page: InspectedPage = {
    composition,
    parts: () => [{ id: 'mf-cart/page/cart', remote: 'mf-cart', box: new DOMRect() }],
    partAt: () => undefined,
    scrollTo: () => undefined,
    timesOf: () => undefined,
    modules: () => [],
  };
  const sent: unknown[] = [];
  fakeApi({
    'GET /registry.json': () => registry,
    'GET /api/staff': () => {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie a server would have set.
      document.cookie = 'XSRF-TOKEN=fresh';
      return saved;
    },
    'PUT /api/staff/overrides': async (request) => {
      expect(request.headers.get('X-XSRF-TOKEN')).toBe('fresh');
      sent.push(await request.json());
      return saved;
    },
  });
  render(<PageInspector page={page} onClose={() => undefined} />);
  return sent;
}

const inspector = () => screen.findByRole('dialog', { name: '檢查頁面' });

beforeEach(() => {
  // jsdom records nothing of what a page loads.
  Object.assign(performance, { getEntriesByType: () => [] });
  // The page is reloaded after a change, which jsdom can't do.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it.each([
  ['1', '先前的版本'],
  ['2', '線上版本'],
  ['3', '試行版本'],
])('says of version %s that it is %s, beside the part it drew [M3]', async (version, channel) => {
  show({ remotes: { 'mf-cart': { ...old, version } } });
  const part = within(await inspector()).getByRole('button', { name: /mf-cart 頁面 cart/ });
  await waitFor(() => expect(part).toHaveTextContent(`${channel} ${version}`));
});

it('lists rejected parts, and copies the whole report [M3]', async () => {
  const reason = 'is marked bad';
  const user = userEvent.setup();
  show({ refused: [{ remote: 'mf-promo', version: '9', reason, paths: [] }] });
  expect(within(await inspector()).getByRole('region', { name: '未採用' })).toHaveTextContent(
    `mf-promo9${reason}`,
  );
  await user.click(screen.getByRole('button', { name: '複製' }));
  expect(await navigator.clipboard.readText()).toContain(`- mf-promo 9：${reason}`);
});

it('sets an override beside those there are [M3]', async () => {
  const other = { 'mf-promo': { version: '9' } };
  const sent = show({ overrides: other });
  const dialog = within(await inspector());
  await userEvent.clear(dialog.getByLabelText(/網址/));
  await userEvent.type(dialog.getByLabelText(/網址/), 'http://elsewhere.example');
  await userEvent.click(dialog.getByRole('button', { name: '套用並重新載入' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('請輸入 https 開頭的網址');
  expect(sent).toEqual([]);
  await userEvent.clear(dialog.getByLabelText(/網址/));
  await userEvent.type(dialog.getByLabelText(/網址/), 'http://localhost:3002');
  await userEvent.click(dialog.getByRole('button', { name: '套用並重新載入' }));
  await waitFor(() =>
    expect(sent).toEqual([{ overrides: { ...other, 'mf-cart': { url: URL_OF_COPY } } }]),
  );
});

it('chooses another deployed version [M3]', async () => {
  const sent = show();
  const dialog = within(await inspector());
  const versions = dialog.getByLabelText('版本');
  await within(versions).findByRole('option', { name: '3' });
  await userEvent.selectOptions(versions, '3');
  await userEvent.click(dialog.getByRole('button', { name: '套用並重新載入' }));
  await waitFor(() => expect(sent).toEqual([{ overrides: { 'mf-cart': { version: '3' } } }]));
});

it('a button ends one override of several [M3]', async () => {
  const others = { 'mf-promo': { version: '9' } };
  const sent = show({ overrides: { 'mf-cart': { version: '1' }, ...others } });
  await userEvent.click(within(await inspector()).getByRole('button', { name: '結束 mf-cart' }));
  await waitFor(() => expect(sent).toEqual([{ overrides: others }]));
});
