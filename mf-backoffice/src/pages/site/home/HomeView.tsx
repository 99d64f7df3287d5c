import { useQuery } from '@pinpu/shared/query';
import { Link } from '@pinpu/shared/router';
import { Notice } from '@pinpu/shared/ui';
import { countGoods } from '../../../api/goods.ts';
import { SettingsPage } from '../../../features/settings/SettingsPage.tsx';
import { HomeEditor } from './HomeEditor.tsx';

/** First steps, for a shop without goods. */
function FirstGoods() {
  const { data } = useQuery({
    queryKey: ['goods-count'],
    queryFn: countGoods,
    meta: { quiet: true },
  });
  if (data !== 0) return null;
  return (
    <Notice
      message={
        <>
          商店還沒有上架的商品，首頁的商品區塊不會顯示。請先
          <Link to="/el/shop/products">新增或匯入商品</Link>。
        </>
      }
    />
  );
}

/** Home of the shop, at `/el/shop/home`. */
export const HomeView = () => (
  <SettingsPage title="首頁編排" screen="home" intro={<FirstGoods />} Editor={HomeEditor} />
);
