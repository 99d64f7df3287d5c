import type { Order, OrderParcel } from '@pinpu/shared/contracts';
import { renderAt } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import { order, STORE_META } from '../../testing/fixtures.ts';
import { freshState } from '../../testing/page-state.ts';
import { OrderDetails } from './OrderDetails.tsx';

beforeEach(freshState);

const PARCEL: OrderParcel = {
  ...{ kind: 'out', stage: 'handed-in', carrier: '7-ELEVEN', number: 'C17185002448' },
  ...{ url: 'https://eservice.7-11.com.tw/e-tracking/search.aspx', asks_number: true },
  ...{ collects: 1300, store_until: '', contents: [] },
  ...{ c_date: '2026-11-21T02:00:00.000Z', handed_in_at: '2026-11-21T08:00:00.000Z' },
  ...{ at_store_at: '', status_at: '2026-11-21T08:00:00.000Z' },
};

const show = (parcels: Partial<OrderParcel>[], fields: Partial<Order> = {}) => {
  const shown = order({
    ...{ rec_way: 2, rec_meta: STORE_META, ship_code: 'C17185002448', ship_carrier: 'unimart' },
    parcels: parcels.map((parcel) => ({ ...PARCEL, ...parcel })),
    ...fields,
  });
  renderAt('/', '/', <OrderDetails order={shown} onClose={() => {}} />);
};

const part = () => screen.getByRole('region', { name: '包裹進度' });
const steps = (inside = part()) =>
  within(inside)
    .getAllByRole('listitem')
    .map((item) => `${item.dataset.state} ${item.textContent}`.replaceAll(/\s/g, ' '));

describe('the parcel of an order', () => {
  it('is shown as steps on its way to the store, with its number [K18]', () => {
    show([{}]);
    expect(steps()).toEqual([
      'done 等待交寄2026/11/21 10:00',
      'current 已寄出2026/11/21 16:00',
      'ahead 已到門市',
      'ahead 已取件',
    ]);
    expect(part()).toHaveTextContent('貨運單號C17185002448');
    expect(within(part()).getByRole('link', { name: '至物流網站查詢' })).toBeVisible();
    expect(screen.getByRole('region', { name: '運送資訊' })).not.toHaveTextContent('貨運單號');
  });

  it('says until when it can be collected, and what is paid then [K18]', () => {
    const at_store_at = '2026-11-22T06:00:00.000Z';
    show([{ stage: 'at-store', at_store_at, status_at: at_store_at, store_until: '2026-11-28' }]);
    expect(steps()[2]).toBe('current 已到門市2026/11/22 14:00');
    expect(part()).toHaveTextContent('請於 11/28（六）前到門市取貨，取貨時付款 NT$1,300。');
  });

  it('that leaves its way shows what has happened and where it is [K18]', () => {
    const status_at = '2026-11-29T06:00:00.000Z';
    show([{ stage: 'returning', at_store_at: '2026-11-22T06:00:00.000Z', status_at }]);
    expect(steps()).toEqual([
      'done 等待交寄2026/11/21 10:00',
      'done 已寄出2026/11/21 16:00',
      'done 已到門市2026/11/22 14:00',
      'current 退回中2026/11/29 14:00',
    ]);
  });

  it('to an address is under way, and marked as the current step for screen readers [K18]', () => {
    show([{ stage: 'under-way', collects: 0 }], { rec_way: 1, rec_meta: '' });
    expect(steps()).toEqual([
      'done 等待交寄2026/11/21 10:00',
      'done 已寄出2026/11/21 16:00',
      'current 運送中2026/11/21 16:00',
      'ahead 已取件',
    ]);
    const current = within(part()).getByText('運送中').closest('li');
    expect(current).toHaveAttribute('aria-current', 'step');
  });
});

it('several parcels are numbered, each with what is in it, and a return has its own name [K18]', () => {
  show([
    { contents: [{ name: '高山烏龍茶', qty: 1 }] },
    { number: 'C2', contents: [{ name: '桂花酥', qty: 2 }] },
    { kind: 'return', number: 'R1', stage: 'accepted' },
  ]);
  expect(screen.getByRole('region', { name: '包裹 1／2' })).toHaveTextContent('高山烏龍茶 × 1');
  expect(screen.getByRole('region', { name: '包裹 2／2' })).toHaveTextContent('桂花酥 × 2');
  expect(screen.getByRole('region', { name: '寄回的包裹' })).toHaveTextContent('R1');
});

it('an order without parcels shows the number that was recorded by hand, and no part about parcels', () => {
  show([], { parcels: undefined });
  expect(screen.queryByRole('region', { name: '包裹進度' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: '運送資訊' })).toHaveTextContent(
    '貨運單號C17185002448',
  );
});
