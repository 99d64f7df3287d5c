import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';
import type { EditorProps } from '../../../features/settings/SettingsPage.tsx';
import { BrandSettings } from './BrandSettings.tsx';
import { BrandsSetting } from './BrandsSetting.tsx';
import { CreditSetting } from './CreditSetting.tsx';
import { CarriersSetting } from './carriers/CarriersSetting.tsx';
import { DeliverySetting } from './delivery/DeliverySetting.tsx';
import { FrameSettings } from './FrameSettings.tsx';
import { InfoSettings } from './InfoSettings.tsx';
import { MailingSettings } from './MailingSettings.tsx';
import { BirthdaySetting } from './members/BirthdaySetting.tsx';
import { LevelsSetting } from './members/LevelsSetting.tsx';
import { PromoSettings } from './PromoSettings.tsx';
import { SenderSetting } from './parcels/SenderSetting.tsx';
import { PaySettings } from './pay/PaySettings.tsx';
import { RefundSetting } from './RefundSetting.tsx';
import { RulesSetting } from './RulesSetting.tsx';
import { OrderEmailSetting, SupportSetting } from './SupportSetting.tsx';
import { SynonymsSetting } from './SynonymsSetting.tsx';
import { ShippingSetting } from './shipping/ShippingSetting.tsx';

/** The forms of the shop's settings, by topic. */
export const ShopEditor = (props: EditorProps) => (
  <>
    <Group>品牌</Group>
    <BrandSettings {...props} />
    <SupportSetting {...props} />
    <OrderEmailSetting {...props} />
    <Group>付款與配送</Group>
    <PaySettings {...props} />
    <RefundSetting {...props} />
    <ShippingSetting {...props} />
    <DeliverySetting {...props} />
    <SenderSetting {...props} />
    <CarriersSetting {...props} />
    <Group>關於本店的頁面</Group>
    <InfoSettings {...props} />
    <Group>版面與商品</Group>
    <FrameSettings {...props} />
    <BrandsSetting {...props} />
    <SynonymsSetting {...props} />
    <Group>信件</Group>
    <MailingSettings {...props} />
    <Group>會員</Group>
    <LevelsSetting {...props} />
    <BirthdaySetting {...props} />
    <Group>推廣</Group>
    <RulesSetting {...props} />
    <CreditSetting {...props} />
    <PromoSettings {...props} />
  </>
);

const Group = styled.p`
  margin-top: ${theme.space[16]};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
  letter-spacing: .08em;
`;
