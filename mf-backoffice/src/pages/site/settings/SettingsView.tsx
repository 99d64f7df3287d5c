import type { ViewProps } from '@pinpu/shared/staff';
import { SettingsPage } from '../../../features/settings/SettingsPage.tsx';
import { VersionsView } from '../../../features/versions/VersionsView.tsx';
import { ShopEditor } from './ShopEditor.tsx';

/** The shop's settings at `/el/shop/settings`, and earlier publications at `/el/shop/settings/versions`. */
export const SettingsView = ({ id }: ViewProps) =>
  id === 'versions' ? (
    <VersionsView />
  ) : (
    <SettingsPage title="商店設定" screen="shop" Editor={ShopEditor} />
  );
