import { appStore, memberAtom, priceLevelAtom, promoCodeAtom } from '@pinpu/shared/state';
import { fakeApi, passTime, productOf, renderAt, stopTime, userOf } from '@pinpu/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Share } from './Share.tsx';

const LINK = 'https://pinpu.test/s/abc23456';
const tea = productOf('P1', { cost_wholesale: 300 });
const answer = {
  'POST /api/shorturl/create': () => ({ success: true, body: { short_url: LINK } }),
};
const open = (product = tea) =>
  renderAt('/product/P1', '/product/:ID', <Share product={product} />);
const sign = (name: string) => screen.getByRole('link', { name });
const sharedBy = (name: string, param: string) =>
  new URL(sign(name).getAttribute('href') ?? '').searchParams.get(param);

beforeEach(() => {
  appStore.set(memberAtom, userOf({ status: 1 }));
});
afterEach(() => jest.restoreAllMocks());

it('shares a promoter’s own link by every icon, requested once when one is near [defect 18, P3]', async () => {
  const user = stopTime();
  const requests = fakeApi(answer);
  open();
  await passTime(60_000);
  expect(requests).toHaveLength(0);
  await user.tab();
  await user.tab();
  await waitFor(() => expect(sharedBy('分享到 LINE', 'url')).toBe(LINK));
  expect(sharedBy('分享到 Facebook', 'u')).toBe(LINK);
  expect(sharedBy('分享到 Twitter', 'url')).toBe(LINK);
  expect(sharedBy('用 Email 分享', 'body')).toContain(LINK);
  await user.click(screen.getByRole('button', { name: '複製連結' }));
  expect(await screen.findByText('已複製連結')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(LINK);
  expect(requests).toHaveLength(1);
});

it('follows an icon pressed before the link was there, once it is [defect 18]', async () => {
  fakeApi(answer);
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  open();
  await userEvent.click(sign('分享到 LINE'));
  expect(opened).toHaveBeenCalledTimes(1);
  expect(opened.mock.calls[0]?.[0]).toContain(encodeURIComponent(LINK));
});

it('shows a message when the link can’t be created, and shares nothing without it [defect 18]', async () => {
  const user = stopTime();
  fakeApi({});
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  open();
  await user.click(sign('分享到 LINE'));
  expect(await screen.findByText('取得推廣連結失敗，請稍後再試')).toBeVisible();
  await passTime(60_000);
  expect(opened).not.toHaveBeenCalled();
});

it.each([
  ['a guest', () => appStore.set(memberAtom, undefined), tea],
  ['a promoter, of what nobody earns by', () => undefined, productOf('P1')],
])('shares the plain address for %s, and requests no link [P3]', async (_who, arrange, product) => {
  const user = stopTime();
  const requests = fakeApi(answer);
  arrange();
  appStore.set(priceLevelAtom, 0);
  appStore.set(promoCodeAtom, 'OTHER');
  open(product);
  await user.hover(sign('分享到 LINE'));
  await passTime(60_000);
  expect(sharedBy('分享到 LINE', 'url')).toBe(`${window.location.origin}/product/P1`);
  expect(requests).toHaveLength(0);
});
