import type { StaffView } from '@pinpu/shared/staff';

/**
 * All views of the back office. A new one needs an entry here, and a link in `remote.json` if it is in the navigation.
 */
export const VIEWS: readonly StaffView[] = [
  {
    name: '',
    title: '總覽',
    load: async () => (await import('./pages/OverviewView.tsx')).OverviewView,
  },
  {
    name: 'orders',
    title: '訂單',
    load: async () => (await import('./pages/sales/orders/OrdersView.tsx')).OrdersView,
  },
  {
    name: 'products',
    title: '商品',
    load: async () => (await import('./pages/goods/products/ProductsView.tsx')).ProductsView,
  },
  {
    name: 'categories',
    title: '商品分類',
    load: async () => (await import('./pages/goods/categories/CategoriesView.tsx')).CategoriesView,
  },
  {
    name: 'makers',
    title: '生產者',
    load: async () => (await import('./pages/goods/makers/MakersView.tsx')).MakersView,
  },
  {
    name: 'import',
    title: '匯入商品',
    load: async () => (await import('./pages/goods/import/ImportView.tsx')).ImportView,
  },
  {
    name: 'packing',
    title: '備貨單',
    load: async () => (await import('./pages/sales/packing/PackingView.tsx')).PackingView,
  },
  {
    name: 'shipments',
    title: '批次出貨',
    load: async () => (await import('./pages/sales/shipments/ShipmentsView.tsx')).ShipmentsView,
  },
  {
    name: 'parcels',
    title: '託運',
    load: async () => (await import('./pages/sales/parcels/ParcelsView.tsx')).ParcelsView,
  },
  {
    name: 'carriers',
    title: '物流檔案',
    load: async () => (await import('./pages/sales/carriers/CarriersView.tsx')).CarriersView,
  },
  {
    name: 'invoices',
    title: '發票',
    load: async () => (await import('./pages/sales/invoices/InvoicesView.tsx')).InvoicesView,
  },
  {
    name: 'stock',
    title: '庫存與價格',
    load: async () => (await import('./pages/goods/stock/StockView.tsx')).StockView,
  },
  {
    name: 'coupons',
    title: '優惠券',
    load: async () => (await import('./pages/sales/coupons/CouponsView.tsx')).CouponsView,
  },
  {
    name: 'credit',
    title: '購物金',
    load: async () => (await import('./pages/sales/credit/CreditView.tsx')).CreditView,
  },
  {
    name: 'price-rules',
    title: '優惠活動',
    load: async () => (await import('./pages/sales/price-rules/PriceRulesView.tsx')).PriceRulesView,
  },
  {
    name: 'promoters',
    title: '推廣者',
    load: async () => (await import('./pages/sales/promoters/PromotersView.tsx')).PromotersView,
  },
  {
    name: 'payouts',
    title: '分潤結算',
    load: async () => (await import('./pages/sales/payouts/PayoutsView.tsx')).PayoutsView,
  },
  {
    name: 'refunds',
    title: '退款',
    load: async () => (await import('./pages/sales/refunds/RefundsView.tsx')).RefundsView,
  },
  {
    name: 'home',
    title: '首頁編排',
    load: async () => (await import('./pages/site/home/HomeView.tsx')).HomeView,
  },
  {
    name: 'settings',
    title: '商店設定',
    load: async () => (await import('./pages/site/settings/SettingsView.tsx')).SettingsView,
  },
  {
    name: 'sites',
    title: '嵌入的網站',
    load: async () => (await import('./pages/site/sites/SitesView.tsx')).SitesView,
  },
  {
    name: 'newsletters',
    title: '電子報',
    load: async () =>
      (await import('./pages/site/newsletters/NewslettersView.tsx')).NewslettersView,
  },
  {
    name: 'mails',
    title: '未寄出的信',
    load: async () => (await import('./pages/site/mails/MailsView.tsx')).MailsView,
  },
];
