import type { ComponentType } from 'react';
import type { ViewProps } from './view-props.ts';

interface View {
  /** Its name in the address: `/el/shop/orders`; '' for `/el/shop`. */
  name: string;
  title: string;
  load: () => Promise<ComponentType<ViewProps>>;
}

/**
 * All views of the back office. A new one needs an entry here, and a link in `remote.json` if it is in the navigation.
 */
export const VIEWS: readonly View[] = [
  {
    name: '',
    title: '總覽',
    load: async () => (await import('../overview/OverviewView.tsx')).OverviewView,
  },
  {
    name: 'orders',
    title: '訂單',
    load: async () => (await import('../orders/OrdersView.tsx')).OrdersView,
  },
  {
    name: 'products',
    title: '商品',
    load: async () => (await import('../products/ProductsView.tsx')).ProductsView,
  },
  {
    name: 'categories',
    title: '商品分類',
    load: async () => (await import('../categories/CategoriesView.tsx')).CategoriesView,
  },
  {
    name: 'makers',
    title: '生產者',
    load: async () => (await import('../makers/MakersView.tsx')).MakersView,
  },
  {
    name: 'import',
    title: '匯入商品',
    load: async () => (await import('../import/ImportView.tsx')).ImportView,
  },
  {
    name: 'packing',
    title: '備貨單',
    load: async () => (await import('../packing/PackingView.tsx')).PackingView,
  },
  {
    name: 'shipments',
    title: '批次出貨',
    load: async () => (await import('../shipments/ShipmentsView.tsx')).ShipmentsView,
  },
  {
    name: 'stock',
    title: '庫存與價格',
    load: async () => (await import('../stock/StockView.tsx')).StockView,
  },
  {
    name: 'coupons',
    title: '優惠券',
    load: async () => (await import('../coupons/CouponsView.tsx')).CouponsView,
  },
  {
    name: 'promoters',
    title: '推廣者',
    load: async () => (await import('../promoters/PromotersView.tsx')).PromotersView,
  },
  {
    name: 'payouts',
    title: '分潤結算',
    load: async () => (await import('../payouts/PayoutsView.tsx')).PayoutsView,
  },
  {
    name: 'home',
    title: '首頁編排',
    load: async () => (await import('../home/HomeView.tsx')).HomeView,
  },
  {
    name: 'settings',
    title: '商店設定',
    load: async () => (await import('../settings/SettingsView.tsx')).SettingsView,
  },
  {
    name: 'sites',
    title: '嵌入的網站',
    load: async () => (await import('../sites/SitesView.tsx')).SitesView,
  },
  {
    name: 'mails',
    title: '未寄出的信',
    load: async () => (await import('../mails/MailsView.tsx')).MailsView,
  },
];
