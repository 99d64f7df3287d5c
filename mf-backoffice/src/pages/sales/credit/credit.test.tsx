import type { CreditEntry } from '@pinpu/shared/contracts';
import type { MemberCredit } from '@pinpu/shared/contracts/backoffice';
import { fakeApi } from '@pinpu/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rejected, showShop, success } from '../../../testing/shop.tsx';

const EMAIL = 'member@pinpu.test';

const ENTRY: CreditEntry = {
  ...{ id: 1, kind: 'granted', amount: 300, reason: 'hand', note: '補償', actor: 'admin:anna' },
  ...{ at: '2026-11-20T16:30:00.000Z', expires_at: '', ord_code: '' },
};

const creditOf = (fields: Partial<MemberCredit> = {}): MemberCredit => ({
  ...{ acc_email: EMAIL, cus_name: '王小明', bonus: 300, paid: 100, active: true },
  ...{ entries: [ENTRY], next: '', ...fields },
});

function open(calls: Parameters<typeof fakeApi>[0] = {}, credit = creditOf()) {
  const sent: Record<string, unknown>[] = [];
  fakeApi({
    'GET /api/backoffice/credit/total': () => success({ bonus: 900, paid: 100, members: 3 }),
    'GET /api/backoffice/credit': () => success(credit),
    'POST /api/backoffice/credit/grant': async (request) => {
      sent.push(await request.json());
      return success(creditOf({ bonus: 800 }));
    },
    ...calls,
  });
  showShop(`/el/shop/credit?email=${encodeURIComponent(EMAIL)}`);
  return sent;
}

const type = async (label: string | RegExp, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows what the shop owes, and a member’s balance and changes [W3] [W5]', async () => {
  open();
  expect(await screen.findByText(/3 位會員共有 NT\$1,000 還沒使用，其中 NT\$100/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: `王小明（${EMAIL}）` })).toBeVisible();
  const list = within(screen.getByRole('list', { name: '購物金明細' }));
  expect(list.getByRole('listitem')).toHaveTextContent(
    '商店贈送：補償2026/11/21 00:30，anna+NT$300',
  );
});

it('grants credit, and says so [W3]', async () => {
  const sent = open();
  await type('金額（元）', '５００');
  await type(/^說明/, '久等的補償');
  await press('發放購物金');
  expect(await screen.findByText('已發放。')).toBeVisible();
  expect(sent).toMatchObject([{ email: EMAIL, amount: 500, note: '久等的補償', until: '' }]);
  expect(screen.getByLabelText('金額（元）')).toHaveValue('');
});

it('sends a grant again with the same key after an unknown outcome, and with a new one after a success [W3]', async () => {
  const keys: string[] = [];
  let fails = true;
  open({
    'POST /api/backoffice/credit/grant': async (request) => {
      keys.push((await request.json()).key);
      return fails ? rejected('BUSY', '忙碌中') : success(creditOf());
    },
  });
  await type('金額（元）', '500');
  await press('發放購物金');
  expect(await screen.findByText('忙碌中')).toBeVisible();
  fails = false;
  await press('發放購物金');
  await screen.findByText('已發放。');
  await type('金額（元）', '500');
  await press('發放購物金');
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('says what is wrong before anything is sent [W3]', async () => {
  const sent = open();
  await type('金額（元）', '0');
  await press('發放購物金');
  expect(screen.getByText(/請填 1 到 NT\$100,000/)).toBeVisible();
  expect(sent).toEqual([]);
});

it('withdraws bonus credit after a confirmation, at most what there is [W3]', async () => {
  const sent: unknown[] = [];
  open({
    'POST /api/backoffice/credit/withdraw': async (request) => {
      sent.push(await request.json());
      return success(creditOf({ bonus: 180 }));
    },
  });
  await type('收回金額（元）', '301');
  await press('收回');
  expect(screen.getByText(/請填 1 到 NT\$300/)).toBeVisible();
  await userEvent.clear(screen.getByLabelText('收回金額（元）'));
  await type('收回金額（元）', '120');
  await press('收回');
  const dialog = within(screen.getByRole('alertdialog', { name: '收回購物金' }));
  await userEvent.click(dialog.getByRole('button', { name: '收回' }));
  await waitFor(() => expect(sent).toEqual([{ email: EMAIL, amount: 120 }]));
});

it('an unknown e-mail is answered with the shop’s sentence [W3]', async () => {
  open({
    'GET /api/backoffice/credit': () => rejected('MEMBER_NOT_FOUND', '找不到這個電子郵件的會員。'),
  });
  expect(await screen.findByText('找不到這個電子郵件的會員。')).toBeVisible();
});

it('says where the shop has store credit off [W3]', async () => {
  open({}, creditOf({ active: false, entries: [], bonus: 0, paid: 0 }));
  expect(await screen.findByText(/購物金目前關閉/)).toBeVisible();
  expect(screen.getByText('還沒有購物金的紀錄。')).toBeVisible();
  expect(screen.queryByRole('button', { name: '收回' })).not.toBeInTheDocument();
});
