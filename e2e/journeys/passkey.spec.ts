import { type CDPSession, expect, type Page } from '@playwright/test';
import { signIn } from '../support/mail.ts';
import { test } from '../support/test.ts';

/** Adds a virtual device that verifies its user and stores passkeys. */
async function addDevice(devtools: CDPSession) {
  await devtools.send('WebAuthn.enable', { enableUI: false });
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
  const credentials = () => devtools.send('WebAuthn.getCredentials', { authenticatorId });
  type Credential = Awaited<ReturnType<typeof credentials>>['credentials'][number];
  return {
    passkeys: async () => (await credentials()).credentials,
    store: (credential: Credential) =>
      devtools.send('WebAuthn.addCredential', { authenticatorId, credential }),
  };
}

async function signOut(page: Page) {
  await page.goto('/vip');
  await page.getByRole('button', { name: '登出' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '登出' }).click();
}

test('a member adds a passkey, signs in with it, and no longer once it is removed', async ({
  page,
}) => {
  test.slow();
  const device = await addDevice(await page.context().newCDPSession(page));
  await signIn(page, `passkey-${Date.now()}@pinpu.test`);
  await page
    .getByRole('dialog', { name: '會員資料' })
    .getByRole('button', { name: '關閉' })
    .click();
  await page.getByRole('button', { name: '新增通行密鑰' }).click();
  await expect(page.getByText('已新增通行密鑰，下次可以用它登入。')).toBeVisible();

  // The page is left before the shop knows the new session that the browser has taken at the sign-out.
  const knows = /\/api\/(config\/public|cart\/update)\?s=[\da-f]{32}$/;
  await page.route(knows, (route) => route.abort());

  // The virtual device answers the e-mail field's suggestions at once; a person would have to choose.
  const suggested = page.waitForResponse(/\/api\/vip\/login\/passkey\?/);
  await signOut(page);
  expect((await suggested).status()).toBe(200);
  await expect(page.getByRole('button', { name: '登出' })).toBeVisible();
  await expect(page.getByText('下次用指紋或臉部登入')).toBeHidden();

  await page.unroute(knows);
  await page.goto('/vip/devices');
  const listed = page.getByRole('region', { name: '通行密鑰' }).getByRole('listitem');
  await expect(listed).toContainText('此裝置');
  await expect(listed).toContainText('最近使用');
  const [passkey] = await device.passkeys();
  await listed.getByRole('button', { name: '移除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '移除' }).click();
  await expect(listed).toHaveCount(0);
  await expect.poll(device.passkeys).toEqual([]);

  // A device that did not learn of the removal, and a browser without such suggestions.
  if (passkey) await device.store(passkey);
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await signOut(page);
  await page.getByRole('button', { name: '使用通行密鑰登入' }).click();
  await expect(page.getByText('這個通行密鑰已經移除，請以電子郵件的驗證碼登入。')).toBeVisible();
  await expect(page.getByRole('button', { name: '取得驗證碼' })).toBeEnabled();
});
