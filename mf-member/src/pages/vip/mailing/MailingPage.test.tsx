import type { PublicConfig } from '@pinpu/shared/contracts';
import { appStore, publicConfigAtom, userTokenAtom } from '@pinpu/shared/state';
import { fakeApi } from '@pinpu/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rejection, showVip } from '../../../testing/vip.tsx';

const READ = 'GET /api/vip/mailing';
const CHANGE = 'PUT /api/vip/mailing';
const choices = (news: boolean, cart: boolean) => ({ success: true, body: { news, cart } });

const offer = (newsletter_signup: boolean, cart_reminder_hours: number) =>
  appStore.set(publicConfigAtom, {
    newsletter_signup,
    cart_reminder_hours,
  } as unknown as PublicConfig);

beforeEach(() => {
  appStore.set(userTokenAtom, 't1');
  offer(true, 24);
});

it('saves a choice when its box is pressed, and says so [W21]', async () => {
  const arrived = fakeApi({
    [READ]: () => choices(true, false),
    [CHANGE]: () => ({ success: true }),
  });
  showVip('/vip/mailing');
  const news = await screen.findByRole('checkbox', { name: '電子報' });
  expect(news).toBeChecked();
  expect(screen.getByRole('checkbox', { name: '購物車提醒' })).not.toBeChecked();
  await userEvent.click(news);
  expect(await screen.findByText('已關閉。')).toBeVisible();
  expect(news).not.toBeChecked();
  const sent = await Promise.all(
    arrived.filter(({ method }) => method === 'PUT').map((request) => request.json()),
  );
  expect(sent).toEqual([{ source: 'member', news: false }]);
});

it('keeps a choice that could not be saved as it is stored, with the reason [W21]', async () => {
  fakeApi({ [READ]: () => choices(false, false), [CHANGE]: () => rejection(400, '現在不行。') });
  showVip('/vip/mailing');
  const box = await screen.findByRole('checkbox', { name: '購物車提醒' });
  await userEvent.click(box);
  expect(await screen.findByText('現在不行。')).toBeVisible();
  await waitFor(() => expect(box).not.toBeChecked());
});

it('has only what the shop offers, and what the member has consented to [W21]', async () => {
  offer(false, 0);
  fakeApi({ [READ]: () => choices(true, false) });
  showVip('/vip/mailing');
  expect(await screen.findByRole('checkbox', { name: '電子報' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: '購物車提醒' })).not.toBeInTheDocument();
});
