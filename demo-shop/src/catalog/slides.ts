/** A slide of the home carousel; the theme stands for its pictures `m` and `d` (spec §3). */
export interface DemoSlide {
  id: string;
  title: string;
  sub_title: string;
  theme: string;
  url: string;
  target: '_self' | '_blank';
  enable: boolean;
  /** `YYYY-MM-DD` in Taipei, '' for open. */
  enable_sdate: string;
  enable_edate: string;
  caption: string;
  caption_position: 'left' | 'right';
}

/** The mid-autumn slide has expired and the New Year's slide is disabled, so that both rules can be seen. */
export const demoSlides: readonly DemoSlide[] = [
  {
    id: 'slide-tea',
    title: '冬茶上架',
    sub_title: '梨山、鹿谷、坪林，各揀一罐',
    theme: 'tea',
    url: '/products/茶葉',
    target: '_self',
    enable: true,
    enable_sdate: '',
    enable_edate: '',
    caption: '霧散以後才採的葉子，泡開有半個手掌大。',
    caption_position: 'left',
  },
  {
    id: 'slide-kiln',
    title: '窯邊的日子',
    sub_title: '拉坯、上釉、等火退，一只一只慢慢來',
    theme: 'kiln',
    url: '/products/陶器',
    target: '_self',
    enable: true,
    enable_sdate: '',
    enable_edate: '',
    caption: '釉色深淺不一，是火走過的路。',
    caption_position: 'right',
  },
  {
    id: 'slide-rice',
    title: '新米到了',
    sub_title: '碾好兩週內，掀鍋蓋就知道',
    theme: 'rice',
    url: '/products/米與麵',
    target: '_self',
    enable: true,
    enable_sdate: '2026-01-01',
    enable_edate: '',
    caption: '一碗好飯，不配菜也能吃半碗。',
    caption_position: 'left',
  },
  {
    id: 'slide-mid-autumn',
    title: '月光下分一塊餅',
    sub_title: '綠豆椪、蛋黃酥與小月餅',
    theme: 'mid-autumn',
    url: '/products/糕餅',
    target: '_self',
    enable: true,
    enable_sdate: '2026-08-15',
    enable_edate: '2026-09-25',
    caption: '中秋前三天截單，慢了就只剩月亮。',
    caption_position: 'right',
  },
  {
    id: 'slide-new-year',
    title: '年節的茶桌',
    sub_title: '一壺老茶，幾樣甜的鹹的',
    theme: 'tea',
    url: '/products/禮盒',
    target: '_self',
    enable: false,
    enable_sdate: '2027-01-10',
    enable_edate: '2027-02-05',
    caption: '圍爐之後，再沖一壺。',
    caption_position: 'left',
  },
];
