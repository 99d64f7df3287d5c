import { type Product, productSchema } from '@pinpu/shared/contracts';
import { screen, within } from '@testing-library/react';
import { heading, openProduct, tea } from '../../../testing/open-product.tsx';

/** A product with a label of which some fields are stated. */
const labelled = (label: Partial<Product['label']>) =>
  productSchema.parse({ ...tea, label: { ...STATED, ...label } });

const STATED = {
  net_content: '150 公克',
  ingredients: '花生、糖',
  allergens: ['花生', '芝麻'],
  shelf_life: '未開封 12 個月',
  food_reg_no: 'U-900000001-00000-0',
};
const MAKER: NonNullable<Product['maker']> = {
  maker_id: 'tea hut',
  maker_name: '山腰茶寮',
  maker_place: '南投縣鹿谷鄉',
  maker_picture: '/media/p/P1/3',
  lead: '焙火與等待。',
};

const rows = (region: HTMLElement) =>
  within(region)
    .getAllByRole('row')
    .map((row) => row.textContent);

describe('the label of a product', () => {
  it('has what is stated, with the allergens emphasised [P6]', async () => {
    openProduct(labelled({}));
    const label = await screen.findByRole('region', { name: '食品標示' });
    expect(rows(label)).toEqual([
      '內容量150 公克',
      '成分花生、糖',
      '過敏原本產品含有花生、芝麻，不適合對其過敏體質者食用。',
      '保存期限未開封 12 個月',
      '食品業者登錄字號U-900000001-00000-0',
    ]);
    expect(within(label).getByText(/^本產品含有花生/).tagName).toBe('STRONG');
  });

  it('distinguishes a product without allergens from one without a statement', async () => {
    openProduct(labelled({ allergens: [] }));
    expect(await screen.findByText('沒有法規規定須標示的過敏原')).toBeVisible();
  });

  it('shows no allergens where nothing is stated, and treats no product as food without evidence', async () => {
    openProduct(labelled({ allergens: null, food_reg_no: '' }));
    const label = await screen.findByRole('region', { name: '商品標示' });
    expect(within(label).queryByText('過敏原')).not.toBeInTheDocument();
  });
});

describe('the maker of a product', () => {
  it('is a card that leads to its page', async () => {
    openProduct({ ...tea, maker: MAKER });
    const card = await screen.findByRole('region', { name: '生產者' });
    expect(within(card).getByRole('link', { name: '山腰茶寮' })).toHaveAttribute(
      'href',
      '/maker/tea%20hut',
    );
    expect(card).toHaveTextContent('南投縣鹿谷鄉焙火與等待。');
  });

  it('is left out with its label where neither is known', async () => {
    openProduct();
    await heading('高山烏龍茶');
    expect(await screen.findByRole('region', { name: '您可能也會喜歡' })).toBeVisible();
    for (const name of ['生產者', '食品標示', '商品標示'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  });
});
