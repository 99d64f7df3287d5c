import type { Order } from '@pinpu/shared/contracts';
import { renderAt } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import { order } from '../../testing/fixtures.ts';
import { freshState } from '../../testing/page-state.ts';
import { OrderDetails } from './OrderDetails.tsx';

const show = (fields: Partial<Order>) =>
  renderAt('/', '/', <OrderDetails order={order(fields)} onClose={() => {}} />);
const region = (name: string) => screen.getByRole('region', { name });

beforeEach(() => freshState());

describe('the details of an order', () => {
  it('show the invoice as it was issued, corrected and declared void', () => {
    const at = (hour: number) => `2026-11-22T0${hour}:00:00.000Z`;
    const issued = { at: at(1), kind: 'issued', number: 'AB12345678', date: '2026-11-22' };
    const corrected = { at: at(2), kind: 'corrected', number: 'AB12345679', date: '2026-11-21' };
    show({ status: 99, invoice_code: 'AB12345679', invoices: [issued, corrected] });
    expect(region('發票')).toHaveTextContent('開立狀態已開立發票號碼AB12345679開立日期2026/11/21');
    const steps = within(region('訂單進度')).getAllByRole('listitem');
    expect(steps[0]).toHaveTextContent('發票號碼更正為 AB12345679');
    expect(steps[1]).toHaveTextContent('發票 AB12345678 已開立');
  });

  it.each([
    [3, [], '開立狀態尚未開立'],
    [0, [{ at: '', kind: 'voided', number: 'AB12345678', date: '2026-11-22' }], '開立狀態已作廢'],
  ])('show of an order of status %d without a number: %j', (status, invoices, text) => {
    show({ status, invoices });
    expect(region('發票')).toHaveTextContent(text);
    expect(region('發票')).not.toHaveTextContent('發票號碼');
  });

  it('show that a promoter’s link brought the order, and not whose [G7]', () => {
    show({ promoted: true, promo_code: 'ewjwr2e8' });
    expect(region('訂單進度')).toHaveTextContent('經由推廣連結訂購');
    expect(document.body).not.toHaveTextContent('ewjwr2e8');
  });

  it('do not call the shop’s own code a promoter’s [G7]', () => {
    show({ promoted: false, promo_code: 'PINPU' });
    expect(region('訂單進度')).not.toHaveTextContent('推廣');
  });
});
