import { appStore, userTokenAtom } from '@pinpu/shared/state';
import { fakeApi } from '@pinpu/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownPasskeyAtom } from '../../../state/passkey.ts';
import { cancelled, configurePasskeys, fakePasskeys, used } from '../../../testing/passkeys.ts';
import { member, profileOf, sessionOf, showVip } from '../../../testing/vip.tsx';

const OPTIONS = 'POST /api/vip/login/passkey/options';
const SIGN_IN = 'POST /api/vip/login/passkey';
const BUTTON = { name: '使用通行密鑰登入' };

const options = () => ({ success: true, body: { challenge: 'AAAA', rpId: 'localhost' } });
const reject = (Code: string, Message: string) =>
  Response.json({ success: false, msg: [{ Code, Message }] }, { status: 400 });
const shop = (signIn: () => object = () => sessionOf(member)) =>
  fakeApi({
    [OPTIONS]: options,
    [SIGN_IN]: signIn,
    'POST /api/vip/profile': () => profileOf(member),
  });
const press = () => userEvent.click(screen.getByRole('button', BUTTON));

it('signs in by a passkey, without an e-mail, and remembers it as this browser’s', async () => {
  configurePasskeys();
  const arrived = shop();
  fakePasskeys({ get: async () => used });
  showVip();
  await press();
  expect(await screen.findByRole('heading', { name: '王小姐' })).toBeVisible();
  expect(appStore.get(userTokenAtom)).toBe('t1');
  expect(appStore.get(ownPasskeyAtom)).toBe('cred');
  const request = arrived.find(({ url }) => new URL(url).pathname === '/api/vip/login/passkey');
  expect(await request?.json()).toMatchObject({
    id: 'cred',
    response: { signature: 'c2lnbmF0dXJl' },
  });
  expect(screen.queryByText('下次用指紋或臉部登入')).not.toBeInTheDocument();
});

it.each([
  ['a server of an older release', undefined, true],
  ['another address of the shop', 'https://shop.test', true],
  ['a browser without passkeys, or without https', 'http://localhost', false],
])('the sign-in is not offered by %s', async (_what, origin, hasPasskeys) => {
  if (origin !== undefined) configurePasskeys(origin);
  if (hasPasskeys) fakePasskeys({});
  const arrived = shop();
  showVip();
  expect(screen.getByLabelText('電子郵件')).toHaveAttribute('autocomplete', 'email');
  expect(screen.queryByRole('button', BUTTON)).not.toBeInTheDocument();
  await userEvent.tab();
  expect(arrived).toEqual([]);
});

it('says nothing when the member cancels', async () => {
  configurePasskeys();
  shop();
  const device = fakePasskeys({ get: cancelled });
  showVip();
  await press();
  await waitFor(() => expect(screen.getByRole('button', BUTTON)).toBeEnabled());
  expect(device.get).toHaveLength(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '取得驗證碼' })).toBeEnabled();
});

it('says that a passkey was removed, has the browser forget it, and still has the code', async () => {
  configurePasskeys();
  const sentence = '這個通行密鑰已經移除，請以電子郵件的驗證碼登入。';
  shop(() => reject('PASSKEY_UNKNOWN', sentence));
  const device = fakePasskeys({ get: async () => used });
  appStore.set(ownPasskeyAtom, 'cred');
  showVip();
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(device.forgotten).toEqual(['cred']);
  expect(appStore.get(ownPasskeyAtom)).toBe('');
  expect(screen.getByRole('button', { name: '取得驗證碼' })).toBeEnabled();
});

it('says so where the device fails, or the shop can’t be reached', async () => {
  configurePasskeys();
  fakeApi({});
  fakePasskeys({ get: () => Promise.reject(new DOMException('', 'UnknownError')) });
  showVip();
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('目前無法使用通行密鑰');
  shop();
  await press();
  await waitFor(() => expect(screen.getByRole('button', BUTTON)).toBeEnabled());
  expect(screen.getByRole('alert')).toHaveTextContent('目前無法使用通行密鑰');
});

describe('in a browser that suggests passkeys in fields', () => {
  it('one chosen below the e-mail signs in', async () => {
    configurePasskeys();
    shop();
    const device = fakePasskeys({ suggest: async () => used });
    showVip();
    expect(screen.getByLabelText('電子郵件')).toHaveAttribute('autocomplete', 'username webauthn');
    expect(await screen.findByRole('heading', { name: '王小姐' })).toBeVisible();
    expect(device.get).toMatchObject([{ mediation: 'conditional' }]);
  });

  it('their failure is silent, since the member did not request them', async () => {
    configurePasskeys();
    shop();
    const suggest = () => Promise.reject(new DOMException('', 'UnknownError'));
    const device = fakePasskeys({ suggest });
    showVip();
    await waitFor(() => expect(device.get).toHaveLength(1));
    await userEvent.tab();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', BUTTON)).toBeEnabled();
  });

  it('the button takes their place, and they come back when it is cancelled', async () => {
    configurePasskeys();
    shop();
    const device = fakePasskeys({ get: cancelled, suggest: () => new Promise(() => undefined) });
    showVip();
    await waitFor(() => expect(device.get).toHaveLength(1));
    await press();
    await waitFor(() => expect(device.get).toHaveLength(3));
    expect(device.get.map(({ mediation, signal }) => [mediation, signal?.aborted])).toEqual([
      ['conditional', true],
      [undefined, true],
      ['conditional', false],
    ]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('suggestions end when the page is left', async () => {
    configurePasskeys();
    shop();
    const device = fakePasskeys({ suggest: () => new Promise(() => undefined) });
    const { unmount } = showVip();
    await waitFor(() => expect(device.get).toHaveLength(1));
    unmount();
    expect(device.get[0]?.signal?.aborted).toBe(true);
  });

  it('an unreachable shop is no error before something is requested', async () => {
    configurePasskeys();
    const arrived = fakeApi({});
    fakePasskeys({ suggest: async () => used });
    showVip();
    await waitFor(() => expect(arrived).toHaveLength(1));
    await userEvent.type(screen.getByLabelText('電子郵件'), 'm');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
