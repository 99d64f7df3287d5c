import { Link } from '@pinpu/shared/router';
import { LinkButton, Notice } from '@pinpu/shared/ui';

/** What a shop without a logistics provider sees instead of its parcels' tools. */
export const NoParcelProvider = () => (
  <Notice
    variant="info"
    message="本店還沒有開通託運單。請管理主機的人設定綠界物流，再到商店設定的「寄件人與託運單」填寫寄件人並開啟。沒有開通時，可以用檔案和物流往來，或在訂單頁填貨運單號。"
  >
    <p>
      <LinkButton as={Link} to="/el/shop/carriers" $variant="secondary">
        用檔案寄件
      </LinkButton>
    </p>
  </Notice>
);
