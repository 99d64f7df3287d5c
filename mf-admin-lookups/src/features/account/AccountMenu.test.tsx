import { adminTokenAtom, appStore, noticesAtom } from '@pinpu/shared/state';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rejection, startWith } from '../../testing/admin.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const show = () => renderAt('/el/', '/el/', <AccountMenu />);

beforeEach(() => startWith('jwt-1'));

it('says who is signed in', () => {
  startWith(`e30.${btoa(JSON.stringify({ sub: 'admin' }))}.signature`);
  show();
  expect(screen.getByText('admin')).toBeVisible();
});

it('signs out on request, on the server with the token', async () => {
  const tokens: (string | null)[] = [];
  const signOut = ({ headers }: Request) => {
    tokens.push(headers.get('authorization'));
    return { Success: true };
  };
  fakeApi({ 'POST /api/Auth/logout': signOut });
  show();
  await userEvent.click(screen.getByRole('button', { name: '登出' }));
  await waitFor(() => expect(appStore.get(adminTokenAtom)).toBe(''));
  expect(tokens).toEqual(['Bearer jwt-1']);
});

it('signs out here also where the server does not answer', async () => {
  fakeApi({});
  show();
  await userEvent.click(screen.getByRole('button', { name: '登出' }));
  await waitFor(() => expect(appStore.get(adminTokenAtom)).toBe(''));
});

describe('keep-alive', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const tenMinutes = () => act(() => jest.advanceTimersByTimeAsync(10 * 60_000));

  it('replaces the token while the page is open [A5]', async () => {
    fakeApi({ 'GET /api/Auth/keepalive': () => ({ Success: true, Jwt: 'jwt-2' }) });
    show();
    await tenMinutes();
    expect(appStore.get(adminTokenAtom)).toBe('jwt-2');
  });

  it('shows the specified sentence when it fails [A5]', async () => {
    fakeApi({});
    show();
    await tenMinutes();
    expect(appStore.get(adminTokenAtom)).toBe('jwt-1');
    const [notice] = appStore.get(noticesAtom);
    expect(notice?.message).toMatch(
      /^伺服器無回應 or 發生錯誤，請稍候再試一次，謝謝。\[Failed to fetch\]/,
    );
  });

  it('signs out when the token can no longer be renewed [A5 X1]', async () => {
    fakeApi({ 'GET /api/Auth/keepalive': () => rejection(401) });
    show();
    await tenMinutes();
    expect(appStore.get(adminTokenAtom)).toBe('');
    expect(appStore.get(noticesAtom)).toMatchObject([{ code: '401' }]);
  });
});
