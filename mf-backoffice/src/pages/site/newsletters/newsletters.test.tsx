import type { Newsletter, NewsletterPage } from '@pinpu/shared/contracts/backoffice';
import { fakeApi } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AT, rejected, showShop, success } from '../../../testing/shop.tsx';

const ALL = 'backoffice/newsletters';
const ONE = `GET /api/${ALL}/N1`;

const newsletterOf = (fields: Partial<Newsletter> = {}): Newsletter => ({
  ...{ newsletter_id: 'N1', subject: '春茶上市', preheader: '', segment: {}, state: 'draft' },
  blocks: [{ kind: 'text', text: '新茶到了' }],
  ...{ recipients: 0, sent: 0, failed: 0, withdrawn: 0, version: 'v1' },
  ...{ c_date: AT, changed_by: 'admin:anna', sent_at: '', sent_by: '' },
  ...fields,
});
const pageOf = (
  fields: Partial<Newsletter> = {},
  more: Partial<NewsletterPage> = {},
): NewsletterPage => ({
  ...{ newsletter: newsletterOf(fields), audience: 128, names: { C1: '茶' } },
  ...{ preview: '/mailing/preview/x', per_hour: 500 },
  ...more,
});
const SENDING = { state: 'sending', recipients: 128, sent: 20, failed: 2, sent_at: AT } as const;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

// The view's first load may take longer than a query of the test.
beforeAll(() => import('./NewslettersView.tsx'));

describe('the list of newsletters [W24]', () => {
  it('shows state and counts, and opens a new draft', async () => {
    const arrived = fakeApi({
      [`GET /api/${ALL}`]: () =>
        success({ newsletters: [newsletterOf(SENDING), newsletterOf({ newsletter_id: 'N2' })] }),
      [`POST /api/${ALL}`]: () => success(pageOf({ subject: '', blocks: [] })),
      [ONE]: () => success(pageOf({ subject: '', blocks: [] })),
    });
    showShop('/el/shop/newsletters');
    const [first] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent(/春茶上市寄送中.*已寄 20／128 封，2 封寄不到/);
    await press('新增電子報');
    expect(await screen.findByText('請先填寫主旨。')).toBeVisible();
    expect(screen.getByRole('button', { name: '寄送' })).toBeDisabled();
    expect(arrived.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

describe('a draft [W24] [W25]', () => {
  it('saves what was typed, and can be sent only when it is stored', async () => {
    const arrived = fakeApi({
      [ONE]: () => success(pageOf()),
      [`PUT /api/${ALL}/N1`]: () => success(pageOf({ subject: '夏茶', version: 'v2' })),
    });
    showShop('/el/shop/newsletters/N1');
    const subject = await screen.findByLabelText('主旨');
    await userEvent.clear(subject);
    await userEvent.type(subject, '夏茶');
    await userEvent.click(screen.getByLabelText('只寄給最近沒有買的人'));
    expect(screen.getByText('訂閱的人當中，90 天內沒有買東西的人')).toBeVisible();
    expect(screen.getByRole('button', { name: '寄送' })).toBeDisabled();
    await press('儲存');
    expect(await screen.findByText('已儲存。')).toBeVisible();
    const put = arrived.find(({ method }) => method === 'PUT');
    expect(await put?.json()).toMatchObject({
      ...{ version: 'v1', subject: '夏茶', segment: { quiet_days: 90 } },
      blocks: [{ kind: 'text', text: '新茶到了' }],
    });
  });

  it('adds and removes parts', async () => {
    fakeApi({ [ONE]: () => success(pageOf()) });
    showShop('/el/shop/newsletters/N1');
    await screen.findByDisplayValue('新茶到了');
    await press('加入圖片');
    await press('加入商品');
    const list = screen.getByRole('list', { name: '電子報的內容' });
    expect(within(list).getByLabelText('圖片說明')).toBeVisible();
    expect(within(list).getByRole('searchbox', { name: '加入商品' })).toBeVisible();
    await press('移除文字');
    expect(screen.queryByDisplayValue('新茶到了')).not.toBeInTheDocument();
  });

  it('is sent once the number of receivers is confirmed, which may have changed', async () => {
    let audience = 128;
    const arrived = fakeApi({
      [ONE]: () => success(pageOf()),
      [`POST /api/${ALL}/N1/send`]: () => {
        if (audience === 128) {
          audience = 130;
          return rejected('AUDIENCE_CHANGED', '收件人剛才變成 130 位，請確認後再寄送。', {
            body: pageOf({}, { audience }),
          });
        }
        return success(pageOf(SENDING));
      },
    });
    showShop('/el/shop/newsletters/N1');
    await screen.findByText(/位收件人：所有訂閱的人/);
    await press('寄送');
    await press('寄給 128 位');
    expect(await screen.findByText('收件人剛才變成 130 位，請確認後再寄送。')).toBeVisible();
    await press('寄給 130 位');
    expect(await screen.findByText('寄送中')).toBeVisible();
    const sent = arrived.filter(({ method }) => method === 'POST');
    expect(await Promise.all(sent.map((one) => one.json()))).toEqual([
      { version: 'v1', audience: 128 },
      { version: 'v1', audience: 130 },
    ]);
  });
});

it('a newsletter that is being sent shows its counts, and is stopped and continued by one press [W26]', async () => {
  let state: 'sending' | 'stopped' = 'sending';
  const page = () => success(pageOf({ ...SENDING, state }));
  fakeApi({
    [ONE]: page,
    [`POST /api/${ALL}/N1/stop`]: () => {
      state = 'stopped';
      return page();
    },
    [`POST /api/${ALL}/N1/resume`]: () => {
      state = 'sending';
      return page();
    },
  });
  showShop('/el/shop/newsletters/N1');
  expect(await screen.findByText('106')).toBeVisible();
  await press('停止寄送');
  expect(await screen.findByText(/已經停止/)).toBeVisible();
  await press('繼續寄送');
  expect(await screen.findByText(/每小時最多 500 封/)).toBeVisible();
  expect(screen.queryByLabelText('主旨')).not.toBeInTheDocument();
});
