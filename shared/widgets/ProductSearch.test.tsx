import { fakeApi, itemOf, passTime, renderAt, stopTime } from '@pinpu/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { ProductSearch } from './ProductSearch.tsx';

const tea = itemOf('P0001', { prd_name: '烏龍茶' });
const onChoose = jest.fn();

const show = (chosen: string[] = []) => {
  onChoose.mockClear();
  return renderAt(
    '/',
    '/',
    <ProductSearch label="商品" action="加入" chosen={chosen} onChoose={onChoose} />,
  );
};
const answer = (products: object[]) =>
  fakeApi({
    'GET /api/suggestions': () => ({ success: true, body: { products, categories: [] } }),
  });
const type = async (text: string, ms: number) => {
  fireEvent.change(screen.getByRole('searchbox', { name: '商品' }), { target: { value: text } });
  await passTime(ms);
};

beforeEach(() => stopTime());

describe('a search for products', () => {
  it('searches once typing pauses, and passes on the chosen product', async () => {
    const sent = answer([tea]);
    show();
    await type('烏', 200);
    await type('烏龍 ', 400);
    expect(sent.map(({ url }) => new URL(url).searchParams.get('q'))).toEqual(['烏龍']);
    fireEvent.click(await screen.findByRole('button', { name: '加入烏龍茶' }));
    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ prd_id: 'P0001' }));
  });

  it('marks what is chosen already, which a press does not choose again', async () => {
    answer([tea]);
    show(['P0001']);
    await type('烏龍', 400);
    const button = await screen.findByRole('button', { name: '已選烏龍茶', pressed: true });
    fireEvent.click(button);
    expect(button).toBeEnabled();
    expect(onChoose).not.toHaveBeenCalled();
  });

  it.each([
    ['that nothing was found', () => answer([]), /沒有符合的商品/],
    ['that it can’t search', () => fakeApi({}), /目前無法搜尋商品/],
  ])('says %s', async (_what, serve, sentence) => {
    serve();
    show();
    await type('烏龍', 5000);
    expect(await screen.findByText(sentence)).toHaveRole('status');
  });
});
