import { Slot } from '@pinpu/shared/slots';
import { renderAt, userOf } from '@pinpu/shared/testing';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Remotes } from '../composition/remotes.ts';
import { testComposition, testRemotes, testVersion } from '../testing/compositions.ts';
import { RemoteScreen, RemoteSlots } from './RemoteSlots.tsx';
import { RemotesContext } from './remotes-context.tsx';
import { SlotError } from './SlotError.tsx';
import { slotFillers } from './slot-fillers.ts';

const fill = (version: number, name?: string, order?: number) =>
  testVersion({ fills: { 'list.filters': { version, name, order } } });

it('orders several fillers of one slot by their order, then by their names [M4]', () => {
  const composition = testComposition({
    'mf-z': fill(1),
    'mf-b': fill(1, 'second', 10),
    'mf-a': fill(1, 'last', 20),
    'mf-c': fill(1, 'first', 10),
    'mf-other': fill(2),
    'mf-none': testVersion(),
  });
  expect(slotFillers(composition, 'list.filters', 1).map(({ name }) => name)).toEqual([
    'mf-z',
    'first',
    'second',
    'last',
  ]);
  expect(slotFillers(composition, 'list.filters', undefined)).toEqual([]);
});

it('shows in each screen the fillers of the version that this screen offers [M4]', async () => {
  const remotes: Remotes = testRemotes([], {
    composition: testComposition({
      'mf-new': testVersion({ offers: { 'list.filters': 2 } }),
      'mf-old': testVersion({ offers: undefined }),
      'mf-one': fill(1),
      'mf-two': fill(2),
    }),
    loadSlot: async (remote) => () => <p>{remote}</p>,
  });
  const slot = <Slot name="list.filters" onClose={() => {}} />;
  renderAt(
    '/',
    '/',
    <RemotesContext value={remotes}>
      <RemoteSlots>
        <section aria-label="frame">{slot}</section>
        <section aria-label="new">
          <RemoteScreen remote="mf-new">{slot}</RemoteScreen>
        </section>
        <section aria-label="old">
          <RemoteScreen remote="mf-old">{slot}</RemoteScreen>
        </section>
      </RemoteSlots>
    </RemotesContext>,
  );
  await screen.findAllByText('mf-one');
  await screen.findByText('mf-two');
  const shown = (name: string) => screen.getByRole('region', { name }).textContent;
  expect([shown('frame'), shown('new'), shown('old')]).toEqual(['mf-one', 'mf-two', 'mf-one']);
});

it.each([
  ['a filler alone', { slot: 'list.filters' }],
  ['a whole remote', { slots: ['list.filters', 'order.details'] }],
])('shows in the slot that %s does not fit this page, with a retry [M4]', (_what, rejected) => {
  const gone = { remote: 'mf-gone', version: '1', reason: 'does not fit', paths: [], ...rejected };
  const composition = { ...testComposition(), refused: [gone] };
  renderAt(
    '/',
    '/',
    <RemotesContext value={testRemotes([], { composition })}>
      <RemoteSlots>
        <Slot name="list.filters" onClose={() => {}} />
        <Slot name="member.services" member={userOf()} />
      </RemoteSlots>
    </RemotesContext>,
  );
  expect(screen.getAllByText('這個部分暫時無法顯示。')).toHaveLength(1);
  expect(screen.getByRole('button', { name: '再試一次' })).toBeVisible();
});

it('says without a network why a slot is empty [41 W16] [M4]', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(
    <RemotesContext value={testRemotes()}>
      <SlotError onRetry={() => {}} />
    </RemotesContext>,
  );
  expect(screen.getByText('目前沒有網路連線，恢復後會自動顯示這個部分。')).toBeVisible();
});

it('reserves the room that a filler declares until it is shown, and has no element where nothing fills the slot [41 W3] [M4]', async () => {
  const room = { phone: 120, wider: 80 };
  const fills = { 'home.aside': { version: 1, room } };
  const { promise, resolve } = Promise.withResolvers<() => ReactNode>();
  const remotes: Remotes = testRemotes([], {
    composition: testComposition({
      'mf-shop': testVersion({ offers: { 'home.aside': 1, 'cart.aside': 1 } }),
      'mf-gifts': testVersion({ fills }),
    }),
    loadSlot: () => promise,
  });
  renderAt(
    '/',
    '/',
    <RemotesContext value={remotes}>
      <RemoteSlots>
        <RemoteScreen remote="mf-shop">
          <section aria-label="empty">
            <Slot name="cart.aside" />
          </section>
          <section aria-label="filled">
            <Slot name="home.aside" />
          </section>
        </RemoteScreen>
      </RemoteSlots>
    </RemotesContext>,
  );
  expect(screen.getByRole('region', { name: 'empty' })).toBeEmptyDOMElement();
  const place = screen.getByRole('region', { name: 'filled' }).firstElementChild;
  expect(place).toBeEmptyDOMElement();
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map(({ cssText }) => cssText.replace(/\s+/g, '')),
  );
  const own = rules.filter((rule) => rule.includes(`.${place?.classList.item(1)}`)).join('');
  expect(own).toMatch(/min-height:120px.*min-width:600px.*min-height:80px/);
  resolve(() => <p>禮盒</p>);
  expect((await screen.findByText('禮盒')).parentElement).toBe(place);
});
