import type { ShopSite } from '@pinpu/shared/contracts/backoffice';
import { switchSite } from '../../../../api/sites.ts';
import { SwitchButton } from '../../../../features/changes/SwitchButton.tsx';
import { useSiteCall } from './use-site-call.ts';

/** Disables a site, or allows it to show the cart again, after a confirmation. */
export function SiteSwitch({ site }: { site: ShopSite }) {
  const { key, name, enabled, version } = site;
  const call = useSiteCall((_: undefined) =>
    switchSite(key, enabled ? 'disable' : 'enable', version),
  );
  const consequence = enabled
    ? `「${name}」的網頁會改為顯示這個代碼已停用，不能再前往結帳。已經到本店結帳的客人與訂單不受影響。之後可以恢復，代碼不變。`
    : `「${name}」的網頁會恢復顯示購物車與商品，代碼不變。`;
  return <SwitchButton what="網站" enabled={enabled} consequence={consequence} call={call} />;
}
