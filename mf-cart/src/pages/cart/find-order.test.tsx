import { onAppEvent } from '@pinpu/shared/events';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { order } from '../../testing/fixtures.ts';
import { freshState } from '../../testing/page-state.ts';
import { CartPage } from './CartPage.tsx';

const CODE = 'PP261121ABC234';
const found = order({ ord_code: CODE, cus_email: 'guest@pinpu.test' });
const answer = { success: true, body: { data: { body: found } } };

function openAt(path: string) {
  const bodies: unknown[] = [];
  fakeApi({
    'POST /api/order/find': async (request) => {
      const body = await request.json();
      bodies.push(body);
      if (body.contact === '0912345678' || body.contact === 'guest@pinpu.test') return answer;
      const msg = [{ Code: 'ORDER_NOT_FOUND', Message: '查無資料' }];
      return Response.json({ success: false, msg }, { status: 404 });
    },
    [`POST /api/order/${found.guid}`]: () => answer,
  });
  renderAt(path, '/cart/:ACT?/:UUID?', <CartPage />);
  return bodies;
}

const submit = () => userEvent.click(screen.getByRole('button', { name: '查詢訂單' }));

beforeEach(() => {
  freshState();
  Element.prototype.scrollIntoView = () => {};
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

it('finds a guest’s order by its code and mobile number, and opens it [41 W1] [R5, D8]', async () => {
  const opened: string[] = [];
  const stop = onAppEvent('APP_EC_LOAD_ORDER_DETAILS', ({ id }) => opened.push(id));
  const bodies = openAt('/cart/order');
  expect(screen.getByRole('heading', { name: '查詢訂單' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('訂單編號'), `訂單 ${CODE.toLowerCase()}`);
  await userEvent.type(screen.getByLabelText('電子郵件或手機'), '0912345678');
  await submit();
  await waitFor(() => expect(opened).toEqual([found.guid]));
  expect(bodies).toEqual([{ ord_code: CODE, contact: '0912345678' }]);
  stop();
});

it('asks at the address with a code for the e-mail or mobile number alone, and says what to check [41 W1] [R5]', async () => {
  openAt(`/cart/order/${CODE.toLowerCase()}`);
  expect(screen.getByLabelText('訂單編號')).toHaveValue(CODE);
  const contact = screen.getByLabelText('電子郵件或手機');
  await submit();
  expect(screen.getByText('請填寫電子郵件或手機')).toBeVisible();
  await userEvent.type(contact, '2345-6789');
  await submit();
  expect(screen.getByText(/請填寫完整的電子郵件，或 09 開頭/)).toBeVisible();
  await userEvent.clear(contact);
  await userEvent.type(contact, 'friend@pinpu.test');
  await submit();
  expect(await screen.findByText(/查無符合的訂單/)).toBeVisible();
  await userEvent.clear(contact);
  await userEvent.type(contact, 'guest@pinpu.test');
  await submit();
  expect(await screen.findByText(new RegExp(`^訂單 ${CODE}：`))).toBeVisible();
});

it('rejects what is no order’s code without a request [41 W1]', async () => {
  const bodies = openAt('/cart/order');
  await userEvent.type(screen.getByLabelText('訂單編號'), 'nope');
  await userEvent.type(screen.getByLabelText('電子郵件或手機'), 'guest@pinpu.test');
  await submit();
  expect(screen.getByText(/訂單編號是 PP 開頭的 14 碼/)).toBeVisible();
  expect(bodies).toEqual([]);
});
