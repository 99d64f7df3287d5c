import { onAppEvent } from '@pinpu/shared/events';
import { adminTokenAtom, appStore } from '@pinpu/shared/state';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeveloperPage } from './DeveloperPage.tsx';

const answer = (body: object) => () => ({ success: true, body: { overrides: {}, ...body } });
const off = answer({ active: false });
const on = answer({ active: true, until: '2026-11-29T18:30:00+08:00' });

const show = () => renderAt('/developer', '/developer', <DeveloperPage />);

async function begin(token: string) {
  await userEvent.type(await screen.findByLabelText('團隊的權杖'), token);
  await userEvent.click(screen.getByRole('button', { name: '開啟開發者模式' }));
}

it('begins developer mode with a team’s token, without an account [41 W2] [M3]', async () => {
  // The page is reloaded then, which jsdom can't do: it logs an error.
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  const sent: unknown[] = [];
  const accept = async (request: Request) => {
    sent.push([await request.json(), request.headers.get('authorization')]);
    return on();
  };
  appStore.set(adminTokenAtom, '');
  fakeApi({ 'GET /api/staff': off, 'POST /api/staff/developer': accept });
  show();
  await begin(' pinpu_deploy_x ');
  expect(sent).toEqual([[{ token: 'pinpu_deploy_x' }, null]]);
  silent.mockRestore();
});

it('says that a token is wrong or revoked [41 W2] [M3]', async () => {
  const message = '權杖不正確、已過期或已撤銷，請向商店營運者索取新的權杖。';
  const msg = [{ Code: 'DEVELOPER_TOKEN_INVALID', Message: message }];
  const reject = () => Response.json({ success: false, msg }, { status: 400 });
  fakeApi({ 'GET /api/staff': off, 'POST /api/staff/developer': reject });
  show();
  await begin('pinpu_deploy_old');
  expect(await screen.findByText(message)).toBeVisible();
});

it('opens the inspector, and says when developer mode ends [41 W2] [M3]', async () => {
  const opened = jest.fn();
  const stop = onAppEvent('APP_EC_OPEN_INSPECTOR', opened);
  fakeApi({ 'GET /api/staff': on });
  show();
  await userEvent.click(await screen.findByRole('button', { name: '檢查頁面' }));
  stop();
  expect(opened).toHaveBeenCalledTimes(1);
  expect(screen.getByText('至 2026/11/29 18:30')).toBeVisible();
});
