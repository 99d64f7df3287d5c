import bundleDark from './pictures/bundle-dark.webp';
import bundle from './pictures/bundle-light.webp';
import linkDark from './pictures/link-dark.webp';
import link from './pictures/link-light.webp';
import ordersDark from './pictures/orders-dark.webp';
import orders from './pictures/orders-light.webp';
import profitDark from './pictures/profit-dark.webp';
import profit from './pictures/profit-light.webp';
import reportDark from './pictures/report-dark.webp';
import report from './pictures/report-light.webp';

/** A screenshot of the shop in both colour schemes, made by `npm run bench -- pictures tutorial`. */
export interface LessonPicture {
  light: string;
  dark: string;
  alt: string;
}

export const PICTURES = {
  profit: {
    light: profit,
    dark: profitDark,
    alt: '商品頁的團購推廣：每賣出一件的推廣利潤 NT$430，下面是『取得推廣連結』',
  },
  bundle: {
    light: bundle,
    dark: bundleDark,
    alt: '商品列表的團購推廣：已選 2 項商品與利潤合計，下面是『建立產品套餐』',
  },
  link: {
    light: link,
    dark: linkDark,
    alt: '取得的短網址，下面是『複製連結』『用 LINE 分享』『QR Code』',
  },
  report: {
    light: report,
    dark: reportDark,
    alt: '分潤報告的每月分潤：已出貨、待出貨與全部有效訂單各有金額、筆數與銷售額',
  },
  orders: {
    light: orders,
    dark: ordersDark,
    alt: '分潤報告的訂單明細：每筆訂單的狀態、可撥款日期與分潤',
  },
} satisfies Record<string, LessonPicture>;
