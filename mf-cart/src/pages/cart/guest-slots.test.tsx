import { SlotProvider } from '@pinpu/shared/slots';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import { order } from '../../testing/fixtures.ts';
import { freshState } from '../../testing/page-state.ts';
import { CartPage } from './CartPage.tsx';

const { guid } = order();

beforeEach(freshState);

it.each([
  ['cart.aside', '/cart'],
  ['order.aside', `/cart/order/${guid}`],
  ['order.aside', '/cart/order'],
])(
  'offers guests the slot %s at %s, and passes nothing of cart or order [41 W3] [M4]',
  (name, at) => {
    fakeApi({
      [`POST /api/order/${guid}`]: () => ({ success: true, body: { data: { body: order() } } }),
    });
    renderAt(
      at,
      '/cart/:ACT?/:UUID?',
      <SlotProvider
        render={(slot, props) => <aside aria-label={slot}>{JSON.stringify(props)}</aside>}
      >
        <CartPage />
      </SlotProvider>,
    );
    const slots = screen.getAllByRole('complementary');
    expect(slots.map((slot) => [slot.getAttribute('aria-label'), slot.textContent])).toEqual([
      [name, '{}'],
    ]);
  },
);
