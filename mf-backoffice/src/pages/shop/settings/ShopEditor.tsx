import type { SettingName } from '@pinpu/shared/contracts/backoffice';
import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';
import type { EditorProps } from '../../../features/settings/SettingsPage.tsx';
import { BrandSettings } from './BrandSettings.tsx';
import { BrandsSetting } from './BrandsSetting.tsx';
import { FrameSettings } from './FrameSettings.tsx';
import { PromoSettings } from './PromoSettings.tsx';
import { PaySettings } from './pay/PaySettings.tsx';
import { SupportSetting } from './SupportSetting.tsx';

/** The settings of the shop as a whole. */
export const SHOP_SETTINGS = [
  ...(['shop_name', 'logo', 'colour', 'site', 'support'] as const),
  ...(['pay_ways', 'pay_way_required', 'pickup'] as const),
  ...(['web_resources', 'frame', 'product_unit', 'brands'] as const),
  ...(['promo_attribution_days', 'promo_own_purchases', 'promo_payout_minimum'] as const),
] as const satisfies readonly SettingName[];

/** The forms of the shop's settings, by what they are about. */
export const ShopEditor = (props: EditorProps) => (
  <>
    <Group>品牌</Group>
    <BrandSettings {...props} />
    <SupportSetting {...props} />
    <Group>付款與取貨</Group>
    <PaySettings {...props} />
    <Group>版面與商品</Group>
    <FrameSettings {...props} />
    <BrandsSetting {...props} />
    <Group>推廣</Group>
    <PromoSettings {...props} />
  </>
);

const Group = styled.p`
  margin-top: ${theme.space[16]};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
  letter-spacing: .08em;
`;
