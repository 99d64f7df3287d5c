import type { Membership } from '@pinpu/shared/contracts';
import { appStore, userTokenAtom } from '@pinpu/shared/state';
import { fakeApi } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import { member, profileOf, showVip } from '../../../../testing/vip.tsx';

async function open(membership?: Membership) {
  appStore.set(userTokenAtom, 't1');
  fakeApi({ 'POST /api/vip/profile': () => ({ ...profileOf(member), membership }) });
  showVip();
  await screen.findByRole('heading', { level: 1 });
}

it('a member reads the level, what it brings, until when, and what the next one lacks [W13]', async () => {
  await open({
    standing: {
      level: { name: '銀卡', benefits: '消費回饋 1% 購物金' },
      ...{ rules: ['銀卡日'], turnover: 6800, holds_until: '2027-03-04' },
      next: { name: '金卡', benefits: '消費回饋 3% 購物金', lacking: 3200 },
    },
    coupons: [],
  });
  const level = await screen.findByRole('region', { name: '會員等級' });
  expect(level).toHaveTextContent(
    /銀卡會員消費回饋 1% 購物金專屬優惠：銀卡日至少維持到 2027\/3\/4（四）/,
  );
  expect(level).toHaveTextContent(
    /再消費 NT\$3,200 升為金卡會員（消費回饋 3% 購物金）近 12 個月消費 NT\$6,800/,
  );
  expect(screen.getByRole('progressbar', { name: '到金卡會員' })).toHaveValue(6800);
  expect(screen.queryByRole('region', { name: '我的生日券' })).not.toBeInTheDocument();
});

it('below the first level only the way to it is shown, on the highest only the turnover [W13]', async () => {
  const none = { rules: [], turnover: 0, holds_until: '' };
  await open({
    standing: { ...none, next: { name: '銀卡', benefits: '', lacking: 1000 } },
    coupons: [],
  });
  const level = await screen.findByRole('region', { name: '會員等級' });
  expect(level).toHaveTextContent(/^會員等級再消費 NT\$1,000 成為銀卡會員近 12 個月消費 NT\$0$/);
});

it('the highest level has no next one [W13]', async () => {
  const level = { name: '金卡', benefits: '' };
  await open({
    standing: { level, rules: [], turnover: 20_000, holds_until: '2027-03-04' },
    coupons: [],
  });
  const region = await screen.findByRole('region', { name: '會員等級' });
  expect(region).toHaveTextContent('近 12 個月消費 NT$20,000');
  expect(region).not.toHaveTextContent('再消費');
});

it('own coupons are listed with code, terms and last day, and copied [W17]', async () => {
  const coupon = { coupon_code: 'MINE3479', kind: 'amount', value: 100, min_amt: 500 } as const;
  await open({ coupons: [{ ...coupon, ends_on: '2026-12-20' }] });
  const coupons = await screen.findByRole('region', { name: '我的生日券' });
  expect(coupons).toHaveTextContent('折 NT$100（滿 NT$500）代碼 MINE3479，到 12/20（日）');
  expect(screen.getByRole('button', { name: '複製代碼' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '會員等級' })).not.toBeInTheDocument();
});

it('a server that knows no levels shows the centre as ever [W13]', async () => {
  await open();
  expect(screen.queryByRole('region', { name: '會員等級' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: '我的生日券' })).not.toBeInTheDocument();
});
