import type { ProductItem } from '@pinpu/shared/contracts';
import { appStore, memberAtom, noticesAtom, priceLevelAtom } from '@pinpu/shared/state';
import { fakeApi, itemOf, passTime, renderAt, stopTime, userOf } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ListZone } from './ListZone.tsx';

const promoter = userOf({ cus_name: '推廣會員', acc_email: 'promoter@pinpu.test', status: 1 });

/** A fake list, which holds the selection. */
function List({ selected }: { selected: ProductItem[] }) {
  const [selecting, setSelecting] = useState(selected.length > 0);
  return (
    <ListZone
      selecting={selecting}
      selected={selecting ? selected : []}
      onSelecting={setSelecting}
    />
  );
}

const show = (...ids: string[]) =>
  renderAt('/products', '/products', <List selected={ids.map((id) => itemOf(id))} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const messages = () => appStore.get(noticesAtom).map(({ title, message }) => [title, message]);
const bundleAnswers = (answer: object | Response) =>
  fakeApi({ 'POST /api/shorturl/bundle': () => answer });

beforeEach(() => {
  appStore.set(memberAtom, promoter);
});

it('says that variants may earn more [T4]', () => {
  const item = itemOf('P1', { cost_wholesale: 300, price_varies: true });
  renderAt('/products', '/products', <List selected={[item]} />);
  expect(screen.getByRole('status')).toHaveTextContent('利潤合計 NT$180 起');
});

it('turns selection on and off [L2]', async () => {
  show();
  const toggle = screen.getByRole('button', { name: '選擇商品' });
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('已選 0 項');
});

it.each([
  ['a guest', () => appStore.set(memberAtom, undefined)],
  ['a member who is no promoter', () => appStore.set(memberAtom, { ...promoter, status: 0 })],
  ['price level 1', () => appStore.set(priceLevelAtom, 1)],
])('shows nothing to %s [L2]', (_who, arrange) => {
  arrange();
  show();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('makes no empty bundle [L2, G4]', async () => {
  const user = stopTime();
  const requests = fakeApi({});
  show();
  await user.click(screen.getByRole('button', { name: '選擇商品' }));
  await user.click(screen.getByRole('button', { name: '建立產品套餐' }));
  expect(messages()).toEqual([['操作失敗', '請先選擇商品']]);
  await passTime(60_000);
  expect(requests).toHaveLength(0);
});

it('makes a bundle of the selection and shows its link [G4, N5]', async () => {
  const requests = bundleAnswers({
    success: true,
    body: { short_url: 'https://pinpu.test/s/b1' },
    msg: '套餐短網址已建立。',
  });
  show('P1', 'P2');
  await press('建立產品套餐');
  expect(await screen.findByRole('link', { name: 'https://pinpu.test/s/b1' })).toBeVisible();
  expect(screen.getByRole('button', { name: '複製連結' })).toBeVisible();
  expect(await requests[0]?.json()).toEqual({ prd_ids: ['P1', 'P2'], user_id: 'C1', cus_id: 'C1' });
});

it.each([
  ['an empty link', { success: true, body: { short_url: '' } }],
  ['no link', { success: true, body: {} }],
  ['no body', { success: true }],
])('says so when the bundle is made with %s [G4]', async (_what, answer) => {
  bundleAnswers(answer);
  show('P1');
  await press('建立產品套餐');
  await screen.findByRole('button', { name: '建立產品套餐' });
  expect(messages()).toEqual([['操作失敗', '套餐短網址創建成功但無法取得網址']]);
});

it.each([
  [
    'the server rejects',
    Response.json({ success: false, msg: '所選商品中有目前無法推廣的商品' }, { status: 400 }),
    '所選商品中有目前無法推廣的商品',
  ],
  ['the server is lost', new Response('', { status: 502 }), '建立產品套餐失敗，請稍後再試'],
])('shows the reason when %s [G4]', async (_what, answer, message) => {
  bundleAnswers(answer);
  show('P1');
  await press('建立產品套餐');
  await screen.findByRole('button', { name: '建立產品套餐' });
  expect(messages()).toEqual([['操作失敗', message]]);
});

it('shows what a sale of all selected products earns [defect 17]', () => {
  const items = [100, 250].map((cost_wholesale, n) => itemOf(`P${n}`, { cost_wholesale }));
  renderAt('/products', '/products', <List selected={items} />);
  expect(screen.getByRole('status')).toHaveTextContent('已選 2 項，最多 50 項，利潤合計 NT$610');
});
