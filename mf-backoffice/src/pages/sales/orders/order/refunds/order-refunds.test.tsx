import type { Order } from '@pinpu/shared/contracts';
import type { ShopOrder, ShopRefund } from '@pinpu/shared/contracts/backoffice';
import { fakeApi } from '@pinpu/shared/testing';
import { lineOf, refundOf } from '@pinpu/shared/testing/fixtures';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AT,
  CODE,
  rejected,
  shopOrderOf,
  shopRefundOf,
  showShop,
  success,
} from '../../../../../testing/shop.tsx';

const READ = `GET /api/backoffice/orders/${CODE}`;
const moveOf = (move: string) => `POST /api/backoffice/orders/${CODE}/${move}`;

/** Shows an order with these refunds; returns what is sent by a move. */
function showOrder(
  refunds: ShopRefund[],
  { move = 'refund-way', order = {} as Partial<Order>, after = refunds, byProvider = true } = {},
) {
  const sent: unknown[] = [];
  const shown = (list: ShopRefund[], version: string) =>
    shopOrderOf(order, {
      version,
      refunds: list,
      refund_rest: 1300,
      refund_by_provider: byProvider,
    });
  fakeApi({
    [READ]: () => success(shown(refunds, 'v1')),
    [moveOf(move)]: async (request) => {
      sent.push(await request.json());
      return success(shown(after, 'v2'));
    },
  });
  showShop(`/el/shop/orders/${CODE}`);
  return sent;
}

const section = () => screen.findByRole('region', { name: '退款' });

it('chooses how a refund is paid back, after a confirmation with the amount [Q8]', async () => {
  const due = shopRefundOf({ way: 'provider', stage: 'due', requested_by: 'admin:anna' });
  const sent = showOrder([shopRefundOf()], { after: [due] });
  const form = within(await section()).getByRole('form', { name: '退款方式 NT$300' });
  expect(within(form).getByLabelText('退款方式')).toHaveValue('provider');
  await userEvent.click(within(form).getByRole('button', { name: '退款' }));
  const dialog = screen.getByRole('alertdialog', { name: '退到原付款方式' });
  expect(dialog).toHaveTextContent('由金流商退還 NT$300 到原付款方式');
  await userEvent.click(within(dialog).getByRole('button', { name: '確定' }));
  expect(await screen.findByText('待金流商退款')).toBeVisible();
  expect(sent).toEqual([{ version: 'v1', refund_id: 'R1', way: 'provider' }]);
  expect(await section()).toHaveTextContent('退到原付款方式，anna 提出');
});

it('offers store credit where the order’s member can have it [W7]', async () => {
  const shown = shopOrderOf({}, { refunds: [shopRefundOf()], refund_as_credit: true });
  fakeApi({ [READ]: () => success(shown) });
  showShop(`/el/shop/orders/${CODE}`);
  const field = within(await section()).getByRole('combobox', { name: '退款方式' });
  await userEvent.selectOptions(field, '退為購物金');
  await userEvent.click(within(await section()).getByRole('button', { name: '退款' }));
  expect(screen.getByRole('alertdialog', { name: '退為購物金' })).toHaveTextContent(
    '立刻把 NT$300 存入會員的購物金',
  );
});

it('offers no provider where it has no way back, and proposes a transfer [Q1]', async () => {
  showOrder([shopRefundOf({ by_provider: false })]);
  const field = within(await section()).getByRole('combobox', { name: '退款方式' });
  expect(field).toHaveValue('account');
  expect(
    within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['匯款', '已自行退款']);
});

it.each([
  [
    { stage: 'due', way: 'provider', message: '綠界每天 20:15 到 20:30 請款', next_at: AT },
    '20:30 請款',
  ],
  [{ stage: 'sending', way: 'provider', message: '系統會繼續查詢', can_choose: false }, '繼續查詢'],
  [{ stage: 'account', way: 'account' }, '已寄信請訂購人填寫帳號'],
  [{ stage: 'exported', way: 'account' }, '記錄已匯款'],
])('says where a refund stands: %j [Q8]', async (change, sentence) => {
  showOrder([shopRefundOf(change)]);
  expect(await section()).toHaveTextContent(sentence);
});

it('shows what the provider said, and has it tried again by one press [Q8]', async () => {
  const failed = { stage: 'failed', way: 'provider', can_retry: true, message: '綠界：餘額不足' };
  const sent = showOrder([shopRefundOf(failed)], {
    ...{ move: 'refund-retry', after: [shopRefundOf({ stage: 'due', way: 'provider' })] },
  });
  expect(await screen.findByText('綠界：餘額不足')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '再試一次' }));
  expect(await screen.findByText('待金流商退款')).toBeVisible();
  expect(sent).toEqual([{ version: 'v1', refund_id: 'R1' }]);
});

it('says who may not release a refund, and shows who did [Q6]', async () => {
  const waiting = shopRefundOf({ stage: 'release', way: 'hand', requested_by: 'admin:anna' });
  fakeApi({
    [READ]: () => success(shopOrderOf({}, { refunds: [waiting], refund_rest: 0 })),
    [moveOf('refund-release')]: () =>
      rejected('SECOND_PERSON_NEEDED', '這筆退款要由另一位管理員覆核。'),
  });
  showShop(`/el/shop/orders/${CODE}`);
  await userEvent.click(await screen.findByRole('button', { name: '覆核' }));
  expect(await screen.findByText('這筆退款要由另一位管理員覆核。')).toBeVisible();
});

it('refunds units with their price, says whether they go back to the stock, and sends the amount as typed [Q7]', async () => {
  const after = [shopRefundOf({ amount: 500, way: 'account', stage: 'account' })];
  const sent = showOrder([], { move: 'refund-part', after, order: { status: 99 } });
  await userEvent.click(
    await screen.findByRole('button', { name: /退部分款項（還可退 NT\$1,300）/ }),
  );
  const form = screen.getByRole('form', { name: '退部分款項' });
  await userEvent.selectOptions(within(form).getByLabelText('退回「烏龍茶」'), '1 件');
  const amount = within(form).getByLabelText('退款金額');
  expect(amount).not.toHaveValue('');
  await userEvent.clear(amount);
  await userEvent.type(amount, '500');
  await userEvent.click(within(form).getByLabelText('商品完好，放回庫存'));
  await userEvent.selectOptions(within(form).getByLabelText('退款方式'), '匯款');
  await userEvent.click(within(form).getByRole('button', { name: '退款' }));
  const dialog = screen.getByRole('alertdialog', { name: '退部分款項' });
  expect(dialog).toHaveTextContent('退 NT$500，匯款，商品 1 件，放回庫存');
  await userEvent.click(within(dialog).getByRole('button', { name: '確定退款' }));
  expect(await screen.findByText('待訂購人填寫帳號')).toBeVisible();
  expect(sent).toEqual([
    {
      ...{ version: 'v1', amount: 500, reason: '', way: 'account', restock: true },
      contents: [{ line_no: 1, qty: 1 }],
    },
  ]);
});

it('proposes what was paid less what the rest costs by the rules of the order [44 Y10]', async () => {
  const line = lineOf({ prd_id: 'P1', prd_name: '茶', prd_price: 500, qty: 3, off_amt: 300 });
  const steps = [{ from: 1500, percent: 0, amount: 300 }];
  const terms = { kind: 'off', by: 'amount', repeat: false, steps } as const;
  const rule = { rule_id: 'r', name: '滿額折', terms, everything: true };
  const order = { cart_json: JSON.stringify([line]), dis_inv_amt: 300, status: 99 as const };
  fakeApi({
    [READ]: () =>
      success(
        shopOrderOf(order, {
          refund_rest: 1300,
          price_rules: { rules: [rule], combine: 'layers' },
        }),
      ),
  });
  showShop(`/el/shop/orders/${CODE}`);
  await userEvent.click(await screen.findByRole('button', { name: /退部分款項/ }));
  const form = within(screen.getByRole('form', { name: '退部分款項' }));
  // Of 1200 that were paid, the two that stay cost 1000.
  await userEvent.selectOptions(form.getByLabelText('退回「茶」'), '1 件');
  expect(form.getByLabelText('退款金額')).toHaveValue('200');
  await userEvent.selectOptions(form.getByLabelText('退回「茶」'), '3 件');
  expect(form.getByLabelText('退款金額')).toHaveValue('1200');
});

it('rejects an amount above the rest before anything is asked or sent [Q4]', async () => {
  const sent = showOrder([], { move: 'refund-part' });
  await userEvent.click(await screen.findByRole('button', { name: /退部分款項/ }));
  const form = screen.getByRole('form', { name: '退部分款項' });
  await userEvent.type(within(form).getByLabelText('退款金額'), '1301');
  await userEvent.click(within(form).getByRole('button', { name: '退款' }));
  expect(within(form).getByLabelText('退款金額')).toHaveAccessibleDescription(
    expect.stringContaining('請填 1 到 NT$1,300 之間的整數'),
  );
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent).toEqual([]);
});

it('cancels a paid order with the chosen way, and has no buttons of earlier releases [Q8]', async () => {
  const sent = showOrder([shopRefundOf()], {
    move: 'refund',
    order: { refunds: [refundOf({ reason: 'partial', amount: 300 })] },
  });
  await userEvent.click(await screen.findByRole('button', { name: '取消並退款' }));
  const dialog = screen.getByRole('alertdialog', { name: '取消並退款' });
  await userEvent.selectOptions(within(dialog).getByLabelText('退款方式'), '已自行退款');
  await userEvent.click(within(dialog).getByRole('button', { name: '取消並退款' }));
  expect(await screen.findByRole('region', { name: '退款' })).toBeVisible();
  expect(sent).toEqual([{ version: 'v1', reason: '', way: 'hand' }]);
  expect(screen.queryByRole('button', { name: '退款已完成' })).toBeNull();
});

it('records what came back, line by line, and what of it goes back to the stock [Q10]', async () => {
  const sent: unknown[] = [];
  const lines = [
    lineOf({ prd_id: 'A', prd_name: '烏龍茶', qty: 3 }),
    lineOf({ prd_id: 'B', prd_name: '茶杯' }),
  ];
  const shown = (to_receive: ShopOrder['to_receive'], version: string) =>
    success(
      shopOrderOf(
        { status: 99, cart_json: JSON.stringify(lines) },
        {
          ...{ version, refunds: [], refund_rest: 0, to_receive },
          records: [
            {
              ...{ at: AT, actor: 'admin:anna', cause: 'return received', status: 99 },
              detail: { received: [{ line_no: 1, qty: 2 }], restocked: [{ line_no: 1, qty: 1 }] },
            },
          ],
        },
      ),
    );
  fakeApi({
    [READ]: () =>
      shown(
        [
          { line_no: 1, qty: 2 },
          { line_no: 2, qty: 1 },
        ],
        'v1',
      ),
    [moveOf('receive')]: async (request) => {
      sent.push(await request.json());
      return shown([], 'v2');
    },
  });
  showShop(`/el/shop/orders/${CODE}`);
  await userEvent.click(await screen.findByText('收到退回的商品（還有 3 件沒有記錄）'));
  const form = within(screen.getByRole('form', { name: '收到退回的商品' }));
  const press = form.getByRole('button', { name: '記錄收到退貨' });
  expect(press).toBeDisabled();
  expect(form.queryByRole('checkbox')).toBeNull();
  await userEvent.selectOptions(form.getByLabelText('收到「烏龍茶」'), '2 件');
  await userEvent.selectOptions(form.getByLabelText('收到「茶杯」'), '1 件');
  await userEvent.click(form.getByRole('checkbox', { name: '「烏龍茶」完好，放回庫存' }));
  await userEvent.click(press);
  const dialog = within(screen.getByRole('alertdialog', { name: '收到退回的商品' }));
  expect(dialog.getByText(/2 件放回庫存，1 件不放回/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '記錄收到退貨' }));
  expect(await screen.findByText('收到退貨')).toBeVisible();
  expect(screen.getByText(/2 件，放回庫存 1 件/)).toBeVisible();
  expect(screen.queryByRole('form', { name: '收到退回的商品' })).toBeNull();
  expect(sent).toEqual([
    {
      version: 'v1',
      returned: [
        { line_no: 1, qty: 2, restock: true },
        { line_no: 2, qty: 1, restock: false },
      ],
    },
  ]);
});
