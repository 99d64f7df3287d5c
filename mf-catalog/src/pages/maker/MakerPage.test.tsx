import type { Maker } from '@pinpu/shared/contracts';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { itemsFrom } from '../../testing/sample-shop.ts';
import { MakerPage } from './MakerPage.tsx';

const SIZE = 48;

const makerOf = (total: number, page = 1, fields: Partial<Maker> = {}) => ({
  success: true,
  body: {
    maker_id: 'tea-hut',
    maker_name: '山腰茶寮',
    maker_place: '南投縣鹿谷鄉',
    maker_story: '<p>焙火與等待。</p>',
    maker_picture: '/media/p/P1/3',
    food_reg_no: 'U-900000001-00000-0',
    goods: {
      items: itemsFrom(
        (page - 1) * SIZE + 1,
        Math.max(0, Math.min(SIZE, total - (page - 1) * SIZE)),
      ),
      ...{ total, page, size: SIZE },
    },
    ...fields,
  },
});

type Answer = Parameters<typeof fakeApi>[0][string];

function openMaker(answer: Answer) {
  const requests = fakeApi({ 'GET /api/maker/tea-hut': answer });
  renderAt('/maker/tea-hut', '/maker/:CODE', <MakerPage />);
  return requests;
}

const pageOf = ({ url }: Request) => Number(new URL(url).searchParams.get('p'));

describe('the page of a maker', () => {
  it('has its name, place, story, registration and goods', async () => {
    openMaker(() => makerOf(3));
    expect(screen.getByRole('status', { name: '生產者載入中' })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: '山腰茶寮' })).toBeVisible();
    expect(document.title).toBe('山腰茶寮｜拼鋪');
    expect(screen.getByText('南投縣鹿谷鄉')).toBeVisible();
    expect(await screen.findByText('焙火與等待。')).toBeVisible();
    expect(screen.getByText('食品業者登錄字號 U-900000001-00000-0')).toBeVisible();
    const goods = screen.getByRole('region', { name: '山腰茶寮的商品' });
    expect(within(goods).getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(within(goods).getByText('已顯示 3 項，共 3 項')).toBeVisible();
  });

  it('shows more of many goods at a press, and focuses the first of them', async () => {
    openMaker((request) => makerOf(50, pageOf(request)));
    await userEvent.click(await screen.findByRole('button', { name: '顯示更多' }));
    expect(await screen.findByText('已顯示 50 項，共 50 項')).toBeVisible();
    expect(document.activeElement).toHaveAttribute('href', '/product/P49');
    expect(screen.queryByRole('button', { name: '顯示更多' })).not.toBeInTheDocument();
  });

  it('offers a retry for goods that fail to load, and keeps the others', async () => {
    let isFailing = true;
    openMaker((request) => {
      if (pageOf(request) === 2 && isFailing) return new Response('', { status: 500 });
      return makerOf(50, pageOf(request));
    });
    await userEvent.click(await screen.findByRole('button', { name: '顯示更多' }));
    const retry = await screen.findByRole('button', { name: '再試一次' });
    isFailing = false;
    await userEvent.click(retry);
    expect(await screen.findByText('已顯示 50 項，共 50 項')).toBeVisible();
  });

  it('does not wait for goods that were withdrawn meanwhile', async () => {
    openMaker((request) => makerOf(50, pageOf(request) === 2 ? 9 : 1));
    await userEvent.click(await screen.findByRole('button', { name: '顯示更多' }));
    expect(await screen.findByText('已顯示 48 項，共 48 項')).toBeVisible();
    expect(screen.queryByRole('button', { name: '顯示更多' })).not.toBeInTheDocument();
  });

  it('says that a maker has nothing on offer', async () => {
    openMaker(() => makerOf(0, 1, { maker_picture: '', maker_place: '', food_reg_no: '' }));
    expect(await screen.findByText('山腰茶寮目前沒有商品，請過一陣子再來看看。')).toBeVisible();
    expect(screen.queryByText(/登錄字號/)).not.toBeInTheDocument();
  });

  it('says that there is no such maker, and leads on', async () => {
    const msg = [{ Code: 'MAKER_NOT_FOUND', Message: '找不到' }];
    openMaker(() => Response.json({ success: false, msg }, { status: 404 }));
    expect(await screen.findByText(/^找不到這位生產者/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('找不到生產者');
    expect(screen.getByRole('link', { name: '看所有商品' })).toHaveAttribute('href', '/products');
    expect(document.title).toBe('找不到生產者｜拼鋪');
  });

  it('offers a retry where it fails to load', async () => {
    let isFailing = true;
    openMaker(() => (isFailing ? new Response('', { status: 500 }) : makerOf(1)));
    const retry = await screen.findByRole('button', { name: '再試一次' });
    isFailing = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: '山腰茶寮' })).toBeVisible();
  });
});
