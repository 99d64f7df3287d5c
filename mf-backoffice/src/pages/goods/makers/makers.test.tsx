import type { ShopMaker, ShopMakerRow } from '@pinpu/shared/contracts/backoffice';
import { fakeApi } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rejected, showShop, success } from '../../../testing/shop.tsx';

const LIST = 'GET /api/backoffice/makers';
const ONE = 'GET /api/backoffice/makers/tea-hut';
const SAVE = 'POST /api/backoffice/makers/tea-hut';

const rowOf = (fields: Partial<ShopMakerRow> = {}): ShopMakerRow => ({
  ...{ maker_id: 'tea-hut', maker_name: '山腰茶寮', maker_place: '南投縣', maker_picture: '' },
  ...{ food_reg_no: 'U-900000001-00000-0', enabled: true, products: 3 },
  ...fields,
});

const makerOf = (cells: Record<string, string> = {}, version = 'v1', products = 3): ShopMaker => ({
  cells: {
    ...{ maker_id: 'tea-hut', maker_name: '山腰茶寮', maker_place: '南投縣', food_reg_no: '' },
    ...{ maker_story: '<p>焙火</p>', maker_picture: '', maker_sort: '1', maker_enabled: '是' },
    ...cells,
  },
  ...{ version, products },
});

const invalid = (faults: object[]) =>
  Response.json(
    { success: false, msg: [{ Code: 'MAKER_INVALID', Message: '有欄位需要修改。' }], faults },
    { status: 422 },
  );

const retype = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the list of makers', () => {
  it('has place, registration, products and whether each is shown', async () => {
    fakeApi({
      [LIST]: () =>
        success({
          makers: [rowOf(), rowOf({ maker_id: 'b', maker_name: '灰碗窯', enabled: false })],
        }),
    });
    showShop('/el/shop/makers');
    const [row, other] = within(await screen.findByRole('list', { name: '生產者' })).getAllByRole(
      'listitem',
    );
    expect(row).toHaveTextContent(/山腰茶寮.*顯示中.*南投縣.*U-900000001-00000-0.*3 個商品/);
    expect(other).toHaveTextContent(/灰碗窯.*不顯示/);
    expect(screen.queryByLabelText('找生產者')).not.toBeInTheDocument();
  });

  it('a long list is searched by name, code or place', async () => {
    const many = Array.from({ length: 9 }, (_none, at) =>
      rowOf({ maker_id: `m${at}`, maker_name: `作坊${at}` }),
    );
    fakeApi({ [LIST]: () => success({ makers: [...many, rowOf({ maker_place: '澎湖縣' })] }) });
    showShop('/el/shop/makers');
    await retype('找生產者', '澎湖');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await retype('找生產者', '沒有');
    expect(screen.getByText(/沒有符合的生產者/)).toBeVisible();
  });

  it('the list of a shop without makers links to the form for the first', async () => {
    fakeApi({ [LIST]: () => success({ makers: [] }) });
    showShop('/el/shop/makers');
    expect(await screen.findByText(/^還沒有生產者/)).toBeVisible();
    expect(screen.getByRole('link', { name: '新增生產者' })).toHaveAttribute(
      'href',
      '/el/shop/makers/new',
    );
  });
});

describe('a new maker', () => {
  it('is sent as typed, its story as paragraphs, and then shows its page', async () => {
    const sent: unknown[] = [];
    fakeApi({
      'POST /api/backoffice/makers': async (request) => {
        sent.push(await request.json());
        return success(makerOf());
      },
      [ONE]: () => success(makerOf()),
    });
    showShop('/el/shop/makers/new');
    await retype('名稱', '山腰茶寮');
    await retype('故事', '焙火');
    await press('新增');
    expect(await screen.findByText('已新增，現在可以在商品上選這位生產者。')).toBeVisible();
    expect(sent).toEqual([{ cells: { maker_name: '山腰茶寮', maker_story: '<p>焙火</p>' } }]);
  });

  it('shows a rejection at its field, and keeps the input', async () => {
    fakeApi({
      'POST /api/backoffice/makers': () =>
        invalid([{ field: 'food_reg_no', message: '「A-1」不是食品業者登錄字號。' }]),
    });
    showShop('/el/shop/makers/new');
    await retype('名稱', '山腰茶寮');
    await retype('食品業者登錄字號', 'A-1');
    await press('新增');
    expect(await screen.findByText('「A-1」不是食品業者登錄字號。')).toBeVisible();
    expect(screen.getByLabelText('食品業者登錄字號')).toHaveFocus();
    expect(screen.getByLabelText('名稱')).toHaveValue('山腰茶寮');
  });
});

describe('a maker', () => {
  it('is saved by the cells that were changed, with the version that was read', async () => {
    const sent: unknown[] = [];
    fakeApi({
      [ONE]: () => success(makerOf()),
      [SAVE]: async (request) => {
        sent.push(await request.json());
        return success(makerOf({ maker_place: '南投縣鹿谷鄉', maker_enabled: '否' }, 'v2'));
      },
    });
    showShop('/el/shop/makers/tea-hut');
    await retype('所在地', '南投縣鹿谷鄉');
    await userEvent.click(screen.getByLabelText('在商品頁介紹，並有自己的一頁'));
    await press('儲存');
    expect(await screen.findByText('已儲存，立即生效。')).toBeVisible();
    expect(sent).toEqual([
      { version: 'v1', cells: { maker_place: '南投縣鹿谷鄉', maker_enabled: '否' } },
    ]);
    expect(screen.getByText('不顯示')).toBeVisible();
    expect(screen.queryByRole('link', { name: '在商店看' })).not.toBeInTheDocument();
  });

  it('shows a concurrent change, keeps the input, and overwrites it when confirmed', async () => {
    const versions: string[] = [];
    fakeApi({
      [ONE]: () => success(makerOf()),
      [SAVE]: async (request) => {
        const { version, cells } = (await request.json()) as { version: string; cells: object };
        versions.push(version);
        return version === 'v1'
          ? rejected('MAKER_CHANGED', '這個生產者剛才有變更：ben 於 10:00 修改。', {
              body: makerOf({ maker_place: '嘉義縣', maker_name: '山腰老茶寮' }, 'v2'),
            })
          : success(makerOf({ maker_name: '山腰老茶寮', ...cells }, 'v3'));
      },
    });
    showShop('/el/shop/makers/tea-hut');
    await retype('所在地', '南投縣鹿谷鄉');
    await press('儲存');
    expect(await screen.findByText(/ben 於 10:00 修改/)).toBeVisible();
    expect(screen.getByLabelText('所在地')).toHaveValue('南投縣鹿谷鄉');
    expect(screen.getByText('目前是「嘉義縣」')).toBeVisible();
    expect(screen.getByLabelText('名稱')).toHaveValue('山腰老茶寮');
    await press('儲存');
    expect(await screen.findByText('已儲存，立即生效。')).toBeVisible();
    expect(versions).toEqual(['v1', 'v2']);
  });

  it('a maker without products is deleted after a confirmation; one with some has no such button', async () => {
    const sent: unknown[] = [];
    fakeApi({
      [ONE]: () => success(makerOf({}, 'v1', 0)),
      [`${SAVE}/delete`]: async (request) => {
        sent.push(await request.json());
        return success(makerOf({}, 'v1', 0));
      },
      [LIST]: () => success({ makers: [] }),
    });
    showShop('/el/shop/makers/tea-hut');
    await userEvent.click(await screen.findByRole('button', { name: '刪除生產者' }));
    await userEvent.click(await screen.findByRole('button', { name: '刪除' }));
    expect(await screen.findByText(/^還沒有生產者/)).toBeVisible();
    expect(sent).toEqual([{ version: 'v1' }]);
  });

  it('a maker with products can be hidden, not deleted', async () => {
    fakeApi({ [ONE]: () => success(makerOf()) });
    showShop('/el/shop/makers/tea-hut');
    expect(await screen.findByText('3 個商品')).toBeVisible();
    expect(screen.queryByRole('button', { name: '刪除生產者' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '在商店看' })).toHaveAttribute(
      'href',
      '/maker/tea-hut',
    );
  });
});
