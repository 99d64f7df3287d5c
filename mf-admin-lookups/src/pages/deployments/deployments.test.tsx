import { fakeApi } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showAdmin, startWith } from '../../testing/admin.tsx';

const cart = {
  name: 'mf-cart',
  stable: '1.0.0-a',
  canary: { version: '1.0.0-b', percent: 10, since: '2026-11-22T10:00:00Z' },
  versions: [],
  history: [
    { version: '1.0.0-a', at: '2026-11-21T10:00:00Z', action: 'deploy', by: 'cart', why: '新版' },
  ],
};
const errors = {
  remote: 'mf-cart',
  version: '1.0.0-b',
  phases: [{ phase: 'part', ok: 90, failed: 4, ms: 120 }],
  reasons: [{ at: '2026-11-22T10:00:00Z', phase: 'part', why: 'TypeError: x is undefined' }],
};
const body = { sequence: 3, can_change: true, deployments: [cart] };
const answers = {
  'GET /api/deployments': () => ({ success: true, body }),
  'GET /api/parts/errors': () => ({ success: true, body: { versions: [errors] } }),
};

beforeEach(() => startWith('jwt-1'));

it('shows the live versions with their shares and errors, and the history [M3]', async () => {
  fakeApi(answers);
  showAdmin('/el/deployments');
  const live = await screen.findByRole('list', { name: 'mf-cart 的線上版本' });
  const [stable, canary] = within(live).getAllByRole('listitem');
  expect(stable).toHaveTextContent('1.0.0-a 90%');
  expect(canary).toHaveTextContent('1.0.0-b 10%');
  await within(live).findByText('24 小時內成功 90 次，失敗 4 次，最近：TypeError: x is undefined');
  expect(stable).toHaveTextContent('24 小時內沒有回報');
  await userEvent.click(screen.getByRole('button', { name: '歷程 1 筆' }));
  expect(screen.getByText('上線，1.0.0-a，cart，新版')).toBeVisible();
});

it('says that a removed remote is not live, and shows the newest of its history first [41 teams D1]', async () => {
  const entries = Array.from({ length: 21 }, (_, at) => ({
    version: `1.0.0-${at}`,
    at: `2026-11-20T10:00:${String(at).padStart(2, '0')}Z`,
    action: 'deploy',
  }));
  const removal = { version: '', at: '2026-11-22T10:00:00Z', action: 'retire', from: '1.0.0-20' };
  const history = [removal, ...entries.toReversed()];
  const gifts = { ...cart, name: 'mf-gifts', stable: '', canary: undefined, history };
  fakeApi({
    ...answers,
    'GET /api/deployments': () => ({ success: true, body: { ...body, deployments: [gifts] } }),
  });
  showAdmin('/el/deployments');
  const live = await screen.findByRole('list', { name: 'mf-gifts 的線上版本' });
  expect(live).toHaveTextContent(/^目前沒有上線的版本。$/);
  await userEvent.click(screen.getByRole('button', { name: '歷程 22 筆' }));
  expect(screen.getByText('移除，1.0.0-20')).toBeVisible();
  expect(screen.queryByText(/1\.0\.0-1$/)).not.toBeInTheDocument();
});

it('rolls back with a reason, and says what happened [M3]', async () => {
  const sent: unknown[] = [];
  const flip = async (request: Request) => {
    sent.push(await request.json());
    return { success: true, body: { message: '已停止', sequence: 4, deployment: cart } };
  };
  fakeApi({ ...answers, 'POST /api/deployments/mf-cart/rollback': flip });
  showAdmin('/el/deployments');
  await userEvent.click(await screen.findByRole('button', { name: '停止試行版本：mf-cart' }));
  const dialog = within(screen.getByRole('alertdialog', { name: '回復 mf-cart' }));
  await userEvent.click(dialog.getByRole('button', { name: '回復' }));
  expect(dialog.getByText('請填寫原因')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByLabelText(/原因/), ' 結帳失敗 ');
  await userEvent.click(dialog.getByRole('button', { name: '回復' }));
  expect(await screen.findByText('已停止')).toBeVisible();
  expect(sent).toEqual([{ why: '結帳失敗' }]);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('offers no rollback on a server without the key, and says so [M3]', async () => {
  const readOnly = { ...body, can_change: false };
  fakeApi({ ...answers, 'GET /api/deployments': () => ({ success: true, body: readOnly }) });
  showAdmin('/el/deployments');
  expect(await screen.findByText('這台伺服器沒有簽署金鑰，只能檢視部署。')).toBeVisible();
  expect(screen.queryByRole('button', { name: /mf-cart/ })).not.toBeInTheDocument();
});

it('offers a retry where the deployments can’t be read [X2]', async () => {
  fakeApi({});
  showAdmin('/el/deployments');
  const again = await screen.findByRole('button', { name: '再試一次' });
  fakeApi(answers);
  await userEvent.click(again);
  expect(await screen.findByRole('list', { name: 'mf-cart 的線上版本' })).toBeVisible();
});
