import type { ShopVariants, VariantsSave } from '@pinpu/shared/contracts/backoffice';
import { fakeApi, fakeUploads } from '@pinpu/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CATEGORIES, shopProductOf } from '../../../../../testing/products.ts';
import { rejected, showShop, success } from '../../../../../testing/shop.tsx';
import { pasteInto } from '../../../../../testing/stock.tsx';
import { shopVariantsOf, variantOf } from '../../../../../testing/variants.ts';

const READ = 'GET /api/backoffice/products/TEA-1/variants';
const NONE = shopVariantsOf({ options: [], variants: [] });

/** What the server makes of a save: every row stored, with codes. */
const storedOf = ({ options, variants }: VariantsSave): ShopVariants =>
  shopVariantsOf({
    ...{ options, version: 'v2' },
    variants: variants.map((row, at) =>
      variantOf({
        ...{ var_id: row.var_id || `TEA-1-${at + 1}`, option_values: row.option_values },
        ...{ price: Number(row.price), on_hand: Number(row.on_hand), enabled: row.enabled },
        picture: row.picture,
      }),
    ),
  });

/** A shop with one product; `answer` makes the response to a save of its variants. */
function openProduct(
  data: ShopVariants = shopVariantsOf(),
  answer: (save: VariantsSave) => object = (save) => success(storedOf(save)),
) {
  const sent: VariantsSave[] = [];
  const arrived = fakeApi({
    'GET /api/backoffice/products/TEA-1': () => {
      const count = (sent.at(-1) ?? data).variants.length;
      return success(shopProductOf({}, count > 0 ? { variants: count } : {}));
    },
    'GET /api/backoffice/categories': () => success(CATEGORIES),
    'GET /api/backoffice/makers': () => success({ makers: [] }),
    [READ]: () => success(data),
    'POST /api/backoffice/products/TEA-1/variants': async (request) => {
      const save = (await request.json()) as VariantsSave;
      sent.push(save);
      return answer(save);
    },
  });
  showShop('/el/shop/products/TEA-1');
  return { sent, arrived };
}

const cell = (name: string) => screen.findByRole('textbox', { name });
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const retype = async (name: string, value: string) =>
  fireEvent.change(await cell(name), { target: { value } });
const rows = () =>
  within(screen.getByRole('table', { name: '規格表' }))
    .getAllByRole('rowheader')
    .map((row) => row.textContent);
const pricesSent = (save: VariantsSave | undefined) => save?.variants.map(({ price }) => price);

beforeEach(fakeUploads);

describe('a product without options', () => {
  it('has one line for them, and nothing is asked of the server until options are added [42]', async () => {
    const { arrived } = openProduct(NONE);
    expect(await screen.findByText('單一規格')).toBeVisible();
    expect(screen.getByLabelText('售價')).toHaveValue('420');
    expect(screen.getByLabelText('庫存')).toHaveValue('30');
    await waitFor(() => expect(arrived.length).toBeGreaterThan(2));
    expect(arrived.some(({ url }) => url.includes('/variants'))).toBe(false);
  });

  it('gets names and values, one by one or pasted, and a table of their combinations [42]', async () => {
    const { sent } = openProduct(NONE);
    await press('新增規格');
    await press('＋顏色');
    await userEvent.type(await cell('新增顏色的值'), '紅{Enter}藍{Enter}');
    await press('＋尺寸');
    pasteInto(await cell('新增尺寸的值'), 'S、M\nL');
    expect(rows()).toEqual(['紅／S', '紅／M', '紅／L', '藍／S', '藍／M', '藍／L']);
    expect(screen.getByText(/^原本的庫存是 30 件/)).toBeVisible();
    await retype('紅／S 庫存', '7');
    await press('儲存規格');
    expect(await screen.findByText('已儲存 6 種規格')).toBeVisible();
    expect(await cell('紅／S 商品編號')).toHaveValue('TEA-1-1');
    expect(sent[0]?.options[1]?.values.map(({ value }) => value)).toEqual(['S', 'M', 'L']);
    expect(sent[0]?.variants[0]).toMatchObject({ was: '', var_id: '', price: '590', on_hand: '7' });
  });
});

describe('the table of variants', () => {
  it('replaces the prices and the stock of the product [42]', async () => {
    openProduct();
    expect(await screen.findByText('共 4 種規格，各有售價和庫存。')).toBeVisible();
    expect(screen.queryByLabelText('售價')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('庫存')).not.toBeInTheDocument();
    expect(await screen.findByText('已保留 1')).toBeVisible();
  });

  it('takes a block of a spreadsheet, which can be undone, and rejects one that is too large [42]', async () => {
    const { sent } = openProduct();
    pasteInto(await cell('紅／M 售價'), '600\t550\n610\t\n');
    expect(await cell('紅／M 團購價')).toHaveValue('550');
    expect(await cell('藍／S 售價')).toHaveValue('610');
    expect(await cell('藍／S 團購價')).toHaveValue('0');
    await press('復原');
    expect(await cell('紅／M 售價')).toHaveValue('590');
    pasteInto(await cell('紅／M 售價'), '1\n2\n3\n4');
    expect(screen.getByText(/^貼上的有 4 列，但從這裡往下只有 3 列/)).toBeVisible();
    pasteInto(await cell('紅／S 售價'), '600\n610\n620\n630');
    await press('儲存規格');
    await screen.findByText('已儲存 4 種規格');
    expect(pricesSent(sent[0])).toEqual(['600', '610', '620', '630']);
  });

  it('fills a column of all variants, or of those with a value [42]', async () => {
    openProduct();
    await press('整欄填入');
    await userEvent.selectOptions(screen.getByLabelText('欄位'), '庫存');
    await retype('填入的值', '12');
    await press('填入 4 種');
    expect(await cell('藍／M 庫存')).toHaveValue('12');
    await userEvent.selectOptions(screen.getByLabelText('哪些規格'), '紅');
    await retype('填入的值', '3');
    await press('填入 2 種');
    expect(await cell('紅／M 庫存')).toHaveValue('3');
    expect(await cell('藍／M 庫存')).toHaveValue('12');
  });

  it('is walked through by Enter and arrow keys; Escape gives the value back [42]', async () => {
    openProduct();
    const first = await cell('紅／S 售價');
    first.focus();
    await userEvent.keyboard('{Enter}');
    expect(await cell('紅／M 售價')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(await cell('紅／M 團購價')).toHaveFocus();
    await userEvent.keyboard('9{ArrowUp}');
    expect(await cell('紅／S 團購價')).toHaveFocus();
    expect(await cell('紅／M 團購價')).toHaveValue('9');
    await userEvent.keyboard('5{Escape}');
    expect(await cell('紅／S 團購價')).toHaveValue('0');
  });

  it('leaves combinations out and takes them back; ordered ones can only be switched off [42]', async () => {
    const { sent } = openProduct();
    await press('不販售 紅／M');
    expect(rows()).toEqual(['紅／S', '藍／S', '藍／M']);
    expect(screen.queryByRole('button', { name: '不販售 藍／S' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: '藍／S 販售' }));
    await press('不販售的組合（1）');
    await press('加回 紅／M');
    expect(rows()).toHaveLength(4);
    await press('儲存規格');
    await screen.findByText('已儲存 4 種規格');
    expect(sent[0]?.variants.map(({ was, enabled }) => [was, enabled])).toEqual([
      ['S1-RS', true],
      ['', true],
      ['S1-BS', false],
      ['S1-BM', true],
    ]);
  });
});

describe('what can not be saved', () => {
  it('is shown at the cell and in a summary that leads there, before anything is sent [42]', async () => {
    const { sent } = openProduct();
    await retype('紅／S 售價', '3.7');
    await retype('藍／S 庫存', '0');
    await press('儲存規格');
    expect(await screen.findByText('有 2 個地方要修改，還沒有儲存。')).toBeVisible();
    expect(await cell('紅／S 售價')).toHaveFocus();
    expect(await cell('紅／S 售價')).toBeInvalid();
    await press(/^藍／S 庫存：0 少於訂單已保留的 1 件/);
    expect(await cell('藍／S 庫存')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('is shown at the cell where only the server finds it [42]', async () => {
    openProduct(undefined, () =>
      Response.json(
        {
          success: false,
          msg: [{ Code: 'VARIANTS_INVALID', Message: '有欄位要修改。' }],
          faults: [{ row: 1, field: 'var_id', message: '編號 A-1 已經有別的商品或規格使用。' }],
        },
        { status: 422 },
      ),
    );
    await retype('紅／M 商品編號', 'A-1');
    await press('儲存規格');
    expect(await screen.findByText('商品編號：編號 A-1 已經有別的商品或規格使用。')).toBeVisible();
    expect(await cell('紅／M 商品編號')).toHaveFocus();
    await retype('紅／M 商品編號', 'A-2');
    expect(screen.queryByText(/個地方要修改/)).not.toBeInTheDocument();
  });

  it('is asked about where a price is probably wrong, once for all variants [42]', async () => {
    const { sent } = openProduct();
    await retype('紅／S 售價', '59');
    await press('儲存規格');
    const question = await screen.findByRole('alertdialog', { name: '請確認價格' });
    expect(question).toHaveTextContent('紅／S：售價 NT$59 低於成本 NT$200。');
    await press('仍要儲存');
    await screen.findByText('已儲存 4 種規格');
    expect(pricesSent(sent[0])?.[0]).toBe('59');
  });

  it('because others have changed it keeps what was typed, lists their changes, and is saved then [42]', async () => {
    const now = shopVariantsOf({ version: 'v9' });
    const [first = variantOf(), second = variantOf(), ...others] = now.variants;
    now.variants = [{ ...first, price: 650 }, { ...second, price: 660 }, ...others];
    const { sent } = openProduct(undefined, (save) =>
      save.version === 'v9'
        ? success(storedOf(save))
        : rejected('VARIANTS_CHANGED', '這個商品的規格剛才有變更。', { body: now }),
    );
    await retype('紅／S 售價', '700');
    await press('儲存規格');
    const changes = await screen.findByRole('list', { name: '別人的變更' });
    expect(changes).toHaveTextContent('紅／S 售價：590 → 650，您填的是 700');
    expect(changes).toHaveTextContent('紅／M 售價：590 → 660');
    expect(await cell('紅／S 售價')).toHaveValue('700');
    expect(await cell('紅／M 售價')).toHaveValue('660');
    await press('儲存規格');
    await screen.findByText('已儲存 4 種規格');
    expect(pricesSent(sent[1])?.slice(0, 2)).toEqual(['700', '660']);
  });
});

describe('removing', () => {
  it('a value says how many variants that deletes [42]', async () => {
    openProduct();
    await press('移除紅');
    const question = await screen.findByRole('alertdialog', { name: '刪除「紅」' });
    expect(question).toHaveTextContent('會刪掉 2 種規格');
    await press('刪除');
    expect(rows()).toEqual(['藍／S', '藍／M']);
  });

  it('a value with orders is refused, and its variants can be switched off instead [42]', async () => {
    openProduct();
    await press('移除藍');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('1 種有訂單，不能刪除');
    await press('停售這 2 種');
    expect(rows()).toHaveLength(4);
    expect(screen.getByRole('checkbox', { name: '藍／M 販售' })).not.toBeChecked();
  });

  it('all options asks, and saves the product as a single one [42]', async () => {
    const { sent } = openProduct();
    await press('改回單一規格');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('會刪掉 4 種規格');
    await press('刪除');
    expect(screen.getByText('儲存後改回單一規格')).toBeVisible();
    await press('儲存規格');
    expect(await screen.findByLabelText('售價')).toHaveValue('420');
    expect(screen.getByText('已改回單一規格')).toBeVisible();
    expect(sent).toEqual([{ version: 'v1', options: [], variants: [] }]);
  });
});

it('on a phone a variant is edited in a sheet, from one to the next, and a fault leads into it [42]', async () => {
  const matchMedia = jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        ...{ media, matches: media.includes('max-width') },
        ...{ addEventListener: () => {}, removeEventListener: () => {} },
      }) as unknown as MediaQueryList,
  );
  const { sent } = openProduct();
  await press(/^紅／S.*S1-RS/);
  const sheet = (name: string) => within(screen.getByRole('dialog', { name }));
  fireEvent.change(sheet('紅／S').getByLabelText('售價'), { target: { value: '610' } });
  await userEvent.click(sheet('紅／S').getByRole('button', { name: '下一種' }));
  fireEvent.change(sheet('紅／M').getByLabelText('售價'), { target: { value: 'x' } });
  await userEvent.click(sheet('紅／M').getByRole('button', { name: '完成' }));
  await press('儲存規格');
  await press(/^紅／M 售價：/);
  expect(sheet('紅／M').getByLabelText('售價')).toBeInvalid();
  fireEvent.change(sheet('紅／M').getByLabelText('售價'), { target: { value: '620' } });
  await userEvent.click(sheet('紅／M').getByRole('button', { name: '完成' }));
  await press('儲存規格');
  await screen.findByText('已儲存 4 種規格');
  expect(pricesSent(sent[0])?.slice(0, 2)).toEqual(['610', '620']);
  matchMedia.mockRestore();
});

it('a picture is one of the product, or the product’s own again [42]', async () => {
  const { sent } = openProduct();
  await press('紅／S的圖片');
  await press('第 2 張照片');
  await press('儲存規格');
  await screen.findByText('已儲存 4 種規格');
  expect(sent[0]?.variants[0]?.picture).toBe('/media/u/b');
});

it('unsaved variants are warned about before the page is left [42]', async () => {
  openProduct();
  await retype('紅／S 售價', '600');
  await userEvent.click(screen.getByRole('link', { name: '回商品列表' }));
  expect(await screen.findByRole('alertdialog', { name: '還沒有儲存' })).toBeVisible();
});
