import { type FakeAnswer, fakeApi, passTime, renderAt, stopTime } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import { PageError } from '../routing/PageError.tsx';
import { testRemotes } from '../testing/compositions.ts';
import { RemotesContext } from './remotes-context.tsx';
import { SlotError } from './SlotError.tsx';

const errors = (
  <RemotesContext value={testRemotes()}>
    <PageError onRetry={() => undefined} />
    <SlotError onRetry={() => undefined} />
  </RemotesContext>
);

const shopWith = (id: string) => {
  document.body.innerHTML = '<script type="application/json" id="pinpu-composition">{}</script>';
  const answer: FakeAnswer = { success: true, body: { id } };
  return fakeApi({ 'GET /api/composition': () => answer });
};

beforeEach(() => stopTime());

it('offers another attempt in place of a part that failed, and other ways from a page [M4]', async () => {
  shopWith('test');
  renderAt('/vip', '*', errors);
  await passTime(10);
  expect(screen.getAllByRole('button', { name: '再試一次' })).toHaveLength(2);
  expect(screen.getByRole('link', { name: '回首頁' })).toBeVisible();
});

it('offers a reload where the shop was updated since, and asks it once for several parts [M3] [M4]', async () => {
  const requests = shopWith('next');
  renderAt('/vip', '*', errors);
  await passTime(10);
  expect(screen.getAllByRole('button', { name: '重新整理' })).toHaveLength(2);
  expect(requests).toHaveLength(1);
});
