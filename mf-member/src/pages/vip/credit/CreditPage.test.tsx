import type { CreditEntry, CreditStatement } from '@pinpu/shared/contracts';
import { appStore, userTokenAtom } from '@pinpu/shared/state';
import { fakeApi, userOf } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profileOf, rejection, showVip } from '../../../testing/vip.tsx';

const READ = 'GET /api/vip/credit';

const entryOf = (id: number, fields: Partial<CreditEntry> = {}): CreditEntry => ({
  ...{ id, kind: 'granted', amount: 300, reason: 'order', note: '訂單 PP1', actor: 'sweeper' },
  ...{ at: '2026-11-20T16:30:00.000Z', expires_at: '', ord_code: '', ...fields },
});

const statementOf = (fields: Partial<CreditStatement> = {}): CreditStatement => ({
  ...{ bonus: 250, paid: 100, active: true, entries: [], next: '', ...fields },
});

const show = (answer: (request: Request) => object) => {
  fakeApi({ [READ]: answer });
  showVip('/vip/credit');
};

beforeEach(() => appStore.set(userTokenAtom, 't1'));

it('a member sees the balance, what expires next, and every change [W5]', async () => {
  const spent = { kind: 'spent', amount: -50, ord_code: 'PP2' } as const;
  const expiring = { amount: 250, at: '2026-12-31T16:00:00.000Z' };
  const entries = [entryOf(2, spent), entryOf(1, { expires_at: expiring.at })];
  show(() => ({ success: true, body: statementOf({ entries, expiring }) }));
  expect(await screen.findByText(/可用餘額/)).toHaveTextContent('NT$350');
  expect(screen.getByText('其中 NT$250 於 2027/01/01 到期。')).toBeVisible();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('折抵訂單 PP22026/11/21−NT$50');
  expect(second).toHaveTextContent('消費回饋：訂單 PP12026/11/21，2027/01/01 到期+NT$300');
});

it('an empty statement, and a shop that has it off, say so [W5]', async () => {
  show(() => ({ success: true, body: statementOf({ bonus: 0, paid: 0, active: false }) }));
  expect(await screen.findByText('還沒有購物金的紀錄。')).toBeVisible();
  expect(screen.getByText(/目前沒有開放/)).toBeVisible();
});

it('earlier changes are loaded on a press [W5]', async () => {
  show((request) => {
    const isFirst = !new URL(request.url).searchParams.has('before');
    const page = isFirst
      ? { entries: [entryOf(2)], next: '2' }
      : { entries: [entryOf(1, { note: '訂單 PP9' })] };
    return { success: true, body: statementOf(page) };
  });
  await userEvent.click(await screen.findByRole('button', { name: '較早的明細' }));
  expect(await screen.findByText(/訂單 PP9/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '較早的明細' })).not.toBeInTheDocument();
});

it('a failure can be tried again [W5]', async () => {
  let fails = true;
  show(() =>
    fails ? rejection(503, '忙碌中') : { success: true, body: statementOf({ bonus: 5, paid: 0 }) },
  );
  const again = await screen.findByRole('button', { name: /再試一次|重新/ });
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByText(/可用餘額/)).toHaveTextContent('NT$5');
});

it.each([
  [350, true],
  [undefined, false],
])('the member centre with a balance of %s links to it: %s [W5]', async (credit, isLinked) => {
  fakeApi({ 'POST /api/vip/profile': () => profileOf(userOf({ credit })) });
  showVip('/vip');
  const links = within(await screen.findByRole('navigation', { name: '收藏與帳號' }));
  const link = links.queryByRole('link', { name: /購物金/ });
  if (isLinked) expect(link).toHaveTextContent('餘額 NT$350');
  else expect(link).toBeNull();
});
