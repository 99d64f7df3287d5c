import { adminTokenAtom, appStore } from '@pinpu/shared/state';
import { fakeApi } from '@pinpu/shared/testing';
import { lineOf, refundOf } from '@pinpu/shared/testing/fixtures';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AT, CODE, rejected, shopOrderOf, showShop, success } from '../../../../testing/shop.tsx';

const READ = `GET /api/backoffice/orders/${CODE}`;
const SHIP = `POST /api/backoffice/orders/${CODE}/ship`;
const shipped = shopOrderOf(
  { status: 99, ship_carrier: 'tcat', ship_code: '901234567890', ship_date: AT },
  {
    version: 'v2',
    records: [
      {
        ...{ at: AT, actor: 'admin:anna', cause: 'shipped', status: 99 },
        detail: { ship_code: '901234567890' },
      },
    ],
  },
);

const show = () => showShop(`/el/shop/orders/${CODE}`);

async function typeParcel(number: string) {
  await userEvent.selectOptions(await screen.findByLabelText('物流'), '黑貓宅急便');
  await userEvent.type(screen.getByLabelText('貨運單號'), number);
  await userEvent.click(screen.getByRole('button', { name: '出貨' }));
}

it('shows the values of a line with options [T5]', async () => {
  const line = lineOf({ prd_id: 'S1-L', prd_name: '棉衫', product_id: 'S1', option_text: '紅／L' });
  fakeApi({ [READ]: () => success(shopOrderOf({ cart_json: JSON.stringify([line]) })) });
  show();
  const goods = await screen.findByRole('region', { name: '商品' });
  expect(goods).toHaveTextContent('棉衫選項：紅／LS1-L，NT$600 × 1');
});

it('ships with the version that was read, and shows the result', async () => {
  const sent: unknown[] = [];
  fakeApi({
    [READ]: () => success(shopOrderOf()),
    [SHIP]: async (request) => {
      sent.push(await request.json());
      return success(shipped);
    },
  });
  show();
  await typeParcel('9012 3456 7890');
  expect(await screen.findByText('更正貨運單號')).toBeVisible();
  expect(sent).toEqual([{ version: 'v1', carrier: 'tcat', tracking: '9012 3456 7890' }]);
  expect(screen.getByText(/^anna，/)).toBeVisible();
  expect(screen.getByRole('link', { name: '黑貓宅急便 901234567890' })).toBeVisible();
});

it('reloads an order that somebody else has shipped; the input stays, and is sent with the new version [R8]', async () => {
  const sent: { version: string }[] = [];
  fakeApi({
    [READ]: () => success(shopOrderOf()),
    [SHIP]: async (request) => {
      sent.push(await request.json());
      return rejected('ORDER_CHANGED', '這筆訂單剛才有變更：anna 於 10:00「已出貨」。', {
        body: shipped,
      });
    },
  });
  show();
  await typeParcel('6812345678');
  expect(await screen.findByRole('alert')).toHaveTextContent('anna 於 10:00「已出貨」');
  expect(screen.getByText('更正貨運單號')).toBeVisible();
  expect(screen.getByLabelText('貨運單號')).toHaveValue('6812345678');
  await userEvent.click(screen.getByRole('button', { name: '更正' }));
  await userEvent.click(screen.getByRole('button', { name: '更正並通知' }));
  expect(sent.map(({ version }) => version)).toEqual(['v1', 'v2']);
});

it('restores the input after the session has ended, but not after the page was left [R9]', async () => {
  fakeApi({ [READ]: () => success(shopOrderOf()) });
  const first = show();
  await userEvent.type(await screen.findByLabelText('貨運單號'), '6812345678');
  appStore.set(adminTokenAtom, '');
  first.unmount();
  const second = show();
  expect(await screen.findByLabelText('貨運單號')).toHaveValue('6812345678');
  second.unmount();
  show();
  expect(await screen.findByLabelText('貨運單號')).toHaveValue('');
});

it('says at the field what is wrong with it', async () => {
  fakeApi({
    [READ]: () => success(shopOrderOf()),
    [SHIP]: () => rejected('ORDER_MOVE_REFUSED', '這個單號用過了。', { field: 'tracking' }),
  });
  show();
  await typeParcel('901234567890');
  expect(await screen.findByText('這個單號用過了。')).toBeVisible();
  expect(screen.getByLabelText('貨運單號')).toBeInvalid();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says that a number is none of the carrier before anything is asked or sent [41 W4]', async () => {
  const arrived = fakeApi({ [READ]: () => success(shopOrderOf()) });
  show();
  await typeParcel('RR1234567812TW');
  expect(screen.getByLabelText('貨運單號')).toHaveAccessibleDescription(
    '「RR1234567812TW」不是貨運單號：黑貓宅急便的單號是 12 個數字。',
  );
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(arrived.filter(({ method }) => method === 'POST')).toHaveLength(0);
});

it('asks before an order is shipped without a number', async () => {
  const arrived = fakeApi({ [READ]: () => success(shopOrderOf()), [SHIP]: () => success(shipped) });
  show();
  await userEvent.click(await screen.findByRole('button', { name: '出貨' }));
  expect(arrived.filter(({ method }) => method === 'POST')).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: '直接出貨' }));
  expect(await screen.findByText('更正貨運單號')).toBeVisible();
});

it('refunds a paid order only after it was confirmed with the amount, with a reason [41 W5]', async () => {
  const move = `POST /api/backoffice/orders/${CODE}/refund`;
  const owed = refundOf({ amount: 1300, at: AT });
  const sent: unknown[] = [];
  fakeApi({
    [READ]: () => success(shopOrderOf()),
    [move]: async (request) => {
      sent.push(await request.json());
      return success(shopOrderOf({ status: 0, refunds: [owed] }, { version: 'v2' }));
    },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: '取消並退款' }));
  const dialog = screen.getByRole('alertdialog', { name: '取消並退款' });
  expect(dialog).toHaveTextContent('應退 NT$1,300');
  const answers = within(dialog)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(answers).toEqual(expect.arrayContaining(['保留訂單', '取消並退款']));
  expect(answers).not.toContain('取消');
  await userEvent.type(within(dialog).getByLabelText(/給訂購人的原因/), '缺貨');
  await userEvent.click(within(dialog).getByRole('button', { name: '取消並退款' }));
  expect(await screen.findByRole('button', { name: '退款已完成' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '取消並退款' })).not.toBeInTheDocument();
  expect(sent).toEqual([{ version: 'v1', reason: '缺貨' }]);
});

it.each([
  ['of a paid order is to be recorded', { status: 3 }, 1],
  ['of an order cancelled before it had one is not shown', { status: 0 }, 0],
])('the invoice %s', async (_what, fields, parts) => {
  fakeApi({ [READ]: () => success(shopOrderOf(fields)) });
  show();
  expect(await screen.findByRole('region', { name: '商品' })).toBeVisible();
  expect(screen.queryAllByRole('region', { name: '發票' })).toHaveLength(parts);
});

it('says why an invoice could not be issued, and lets the provider try again by one press [I5]', async () => {
  const sent: unknown[] = [];
  const invoice_task = {
    kind: 'issue',
    failed: true,
    message: '綠界：無字軌可使用（5000006）',
  } as const;
  fakeApi({
    [READ]: () => success(shopOrderOf({ status: 3 }, { invoice_task })),
    [`POST /api/backoffice/orders/${CODE}/reissue`]: async (call) => {
      sent.push(await call.json());
      return success(
        shopOrderOf({}, { invoice_task: { ...invoice_task, failed: false, message: '' } }),
      );
    },
  });
  show();
  const part = await screen.findByRole('region', { name: '發票' });
  expect(within(part).getByRole('alert')).toHaveTextContent('綠界：無字軌可使用');
  await userEvent.click(within(part).getByRole('button', { name: '再試一次' }));
  expect(await within(part).findByText(/^開立中/)).toBeVisible();
  expect(within(part).queryByRole('button', { name: '再試一次' })).not.toBeInTheDocument();
  expect(sent).toEqual([{ version: 'v1' }]);
});

it('declines a request only with a reason, and pays back no more than was paid', async () => {
  const request = {
    kind: 'return',
    state: 'open',
    reason: '太大了',
    answer: '',
    at: AT,
    answered_at: '',
  };
  const sent: unknown[] = [];
  fakeApi({
    [READ]: () => success(shopOrderOf({ status: 99, requests: [request], ship_code: 'X123456' })),
    [`POST /api/backoffice/orders/${CODE}/decline`]: () =>
      rejected('ORDER_MOVE_REFUSED', '請填寫原因，會寄給訂購人。', { field: 'reason' }),
    [`POST /api/backoffice/orders/${CODE}/accept`]: async (call) => {
      sent.push(await call.json());
      return success(shopOrderOf({ status: 99 }));
    },
  });
  show();
  expect(await screen.findByText('「太大了」')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '婉拒' }));
  expect(await screen.findByText('請填寫原因，會寄給訂購人。')).toBeVisible();
  const amount = screen.getByLabelText('退款金額');
  await userEvent.clear(amount);
  await userEvent.type(amount, '1301');
  await userEvent.click(screen.getByRole('button', { name: '同意' }));
  expect(screen.getByText('請填 0 到 NT$1,300 之間的整數')).toBeVisible();
  await userEvent.clear(amount);
  await userEvent.type(amount, '６００');
  await userEvent.click(screen.getByRole('button', { name: '同意' }));
  const dialog = screen.getByRole('alertdialog', { name: '同意申請' });
  await userEvent.click(within(dialog).getByRole('button', { name: '同意申請' }));
  await screen.findByText('商品');
  expect(sent).toEqual([{ version: 'v1', reason: '', amount: 600 }]);
});

it('says that the result is unknown when the connection breaks', async () => {
  fakeApi({ [READ]: () => success(shopOrderOf()) });
  show();
  await typeParcel('901234567890');
  expect(await screen.findByRole('alert')).toHaveTextContent('這個動作可能沒有完成');
  expect(screen.getByLabelText('貨運單號')).toHaveValue('901234567890');
});
