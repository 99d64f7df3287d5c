import type { ComposedRemote, Composition } from '@pinpu/shared/contracts';
import { emitAppEvent } from '@pinpu/shared/events';
import { MemoryRouter } from '@pinpu/shared/router';
import { fakeApi } from '@pinpu/shared/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PartTrackingContext } from '../composition/part-tracking.ts';
import { forgetParts } from '../composition/parts.ts';
import { RemotePart } from '../composition/RemotePart.tsx';
import { RemoteSlots } from '../composition/RemoteSlots.tsx';
import type { Remotes } from '../composition/remotes.ts';
import { RemotesContext } from '../composition/remotes-context.tsx';
import { testComposition, testRemotes, testVersion } from '../testing/compositions.ts';
import { noteShown } from './part-times.ts';
import { StaffTools } from './StaffTools.tsx';
import { placePart } from './shown-parts.ts';

const URL_OF_COPY = 'http://localhost:3002/';
const saved = { success: true, body: { active: true, overrides: {} } };
const tools: ComposedRemote = testVersion({
  base: '/remotes/mf-devtools/1/',
  fills: { 'staff.inspector': { version: 1 } },
});

/** An inspector that names the parts it is given. */
const loadSlot = (async () =>
  ({ page, onClose }: { page: { parts(): { id: string }[] }; onClose: () => void }) => (
    <section aria-label="檢查頁面">
      {page.parts().map(({ id }) => id)}
      <button type="button" onClick={onClose}>
        關閉
      </button>
    </section>
  )) as Remotes['loadSlot'];

function show(
  fields: Partial<Composition> = {},
  { faults = {}, ...own }: Partial<Remotes> & { faults?: Record<string, string> } = {},
) {
  const composition = { ...testComposition({ 'mf-devtools': tools }), staff: true, ...fields };
  const sent: unknown[] = [];
  fakeApi({
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
    'DELETE /api/staff': () => {
      sent.push('off');
      return saved;
    },
  });
  render(
    <MemoryRouter>
      <RemotesContext value={testRemotes([], { composition, loadSlot, ...own })}>
        <PartTrackingContext value={{ place: placePart, shown: noteShown }}>
          <RemoteSlots>
            <StaffTools faults={faults} />
            <RemotePart
              id="mf-cart/page/cart"
              load={async () => () => <p>購物車</p>}
              props={{}}
              pending="…"
              failed={() => null}
            />
          </RemoteSlots>
        </PartTrackingContext>
      </RemotesContext>
    </MemoryRouter>,
  );
  return sent;
}

const press = () => userEvent.keyboard('{Control>}{Alt>}i{/Alt}{/Control}');
const inspector = () => screen.findByRole('region', { name: '檢查頁面' });
const instead = () => screen.findByRole('dialog', { name: '檢查頁面' });

beforeEach(() => {
  forgetParts();
  // The page is reloaded after a change, which jsdom can't do.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('says above every page which working copy is shown, and leads back [M3]', async () => {
  const sent = show({ overrides: { 'mf-cart': { url: URL_OF_COPY } } });
  const banner = screen.getByRole('complementary', { name: '開發中的版本' });
  expect(banner).toHaveTextContent('開發中的版本：mf-cart（localhost:3002）');
  await userEvent.click(within(banner).getByRole('button', { name: '結束' }));
  await waitFor(() => expect(sent).toEqual([{ overrides: {} }]));
});

it('says why a working copy is not shown [M3]', () => {
  show({ overrides: { 'mf-cart': { url: URL_OF_COPY } } }, { faults: { 'mf-cart': '沒有回應' } });
  expect(screen.getByRole('alert')).toHaveTextContent('mf-cart 顯示線上版本：沒有回應。');
});

it('shows nothing before it is called, by Ctrl+Alt+I or the event of another remote [M3]', async () => {
  show();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  await press();
  await userEvent.click(within(await inspector()).getByRole('button', { name: '關閉' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  act(() => emitAppEvent('APP_EC_OPEN_INSPECTOR', {}));
  expect(await inspector()).toBeVisible();
});

it('gives the inspector the parts on the page, without itself [M3]', async () => {
  show();
  await screen.findByText('購物車');
  await press();
  expect(await inspector()).toHaveTextContent(/^mf-cart\/page\/cart關閉$/);
});

it('loads the lazy composition, which has the inspector on pages of shoppers [M3]', async () => {
  const loadLazy = jest.fn(() => new Promise<void>(() => undefined));
  show({ rest: { url: '/rest', integrity: '', routes: [] }, remotes: {} } as never, { loadLazy });
  expect(loadLazy).not.toHaveBeenCalled();
  await press();
  expect(within(await instead()).getByLabelText('檢查工具載入中')).toBeInTheDocument();
  expect(loadLazy).toHaveBeenCalled();
});

it.each([
  ['has no inspector', { remotes: {} }, {}, '這個網站沒有檢查工具。'],
  ['can’t load it', {}, { loadSlot: () => Promise.reject(new Error('404')) }, '暫時無法顯示'],
])('developer mode can be ended where the shop %s [M3, M4]', async (_what, fields, own, text) => {
  const sent = show({ overrides: { 'mf-cart': { url: URL_OF_COPY } }, ...fields }, own);
  await press();
  // A dialog of its own replaces the one that was shown while the inspector was loading.
  expect(await screen.findByText(new RegExp(text))).toBeInTheDocument();
  const dialog = within(await instead());
  await userEvent.click(dialog.getByRole('button', { name: '結束開發中的版本' }));
  await waitFor(() => expect(sent).toEqual([{ overrides: {} }]));
  await userEvent.click(dialog.getByRole('button', { name: '關閉開發者模式' }));
  await waitFor(() => expect(sent).toEqual([{ overrides: {} }, 'off']));
});
