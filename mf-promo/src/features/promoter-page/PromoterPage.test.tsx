import {
  appStore,
  endSessionAtom,
  failMemberAtom,
  memberLoadingAtom,
  setMemberAtom,
  userTokenAtom,
} from '@pinpu/shared/state';
import { fakeApi, passTime, renderAt, stopTime, userOf } from '@pinpu/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PromoterPage } from './PromoterPage.tsx';

/** Opens the page as after a reload: only the token of the session is known. */
function openAfterReload() {
  const arrived = fakeApi({});
  appStore.set(userTokenAtom, 't1');
  renderAt(
    '/vip/links',
    '/vip/links',
    <PromoterPage title="我的推廣連結">{({ cus_id }) => cus_id}</PromoterPage>,
  );
  return arrived;
}
const load = (status: number) =>
  act(() => appStore.set(setMemberAtom, { token: 't1', user: userOf({ cus_id: 'C7', status }) }));

it('waits for the shell to load the member, and requests nothing itself [V3]', async () => {
  stopTime();
  const arrived = openAfterReload();
  await passTime(60_000);
  expect(screen.getByRole('status', { name: '正在讀取您的會員資料' })).toBeVisible();
  load(1);
  expect(screen.getByText('C7')).toBeVisible();
  await passTime(60_000);
  expect(arrived).toEqual([]);
});

it('says so if the member could not be loaded, and has the shell retry', async () => {
  const arrived = openAfterReload();
  act(() => appStore.set(failMemberAtom, 't1'));
  expect(screen.getByText('目前無法讀取您的會員資料，請稍後再試一次。')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '再試一次' }));
  expect(appStore.get(memberLoadingAtom)).toBe('loading');
  expect(screen.getByRole('status', { name: '正在讀取您的會員資料' })).toBeVisible();
  load(1);
  expect(screen.getByText('C7')).toBeVisible();
  expect(arrived).toEqual([]);
});

it.each([
  ['a member whose session has ended', () => act(() => appStore.set(endSessionAtom, 't1'))],
  ['a member who is no promoter', () => load(0)],
])('leads %s to the member centre once that is known [V3]', async (_who, learn) => {
  openAfterReload();
  expect(screen.queryByTestId('elsewhere')).not.toBeInTheDocument();
  learn();
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/vip');
});
