import { productSchema } from '@pinpu/shared/contracts';
import { act, screen, within } from '@testing-library/react';
import { heading, openProduct, tea } from '../../../testing/open-product.tsx';
import { shirt } from '../../../testing/shirt.ts';

const FILE = `/media/f/v${'0a'.repeat(20)}.mp4`;
/** An observer whose element comes near the screen when the test says so. */
class Near {
  static comes: () => void = () => undefined;
  constructor(note: (entries: { isIntersecting: boolean }[]) => void) {
    Near.comes = () => note([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  globalThis.IntersectionObserver = Near as unknown as typeof IntersectionObserver;
});

const NONE = { title: '', file: '', youtube: '', poster: '' };
const SIZES = [
  ['', 'S', 'M'],
  ['胸圍（公分）', '96', '102'],
];

it("plays a video of the shop's own in its place, which loads nothing before it is pressed [T18]", async () => {
  const own = { ...NONE, title: '三種綁法', file: FILE, poster: '/media/u/1' };
  openProduct({ ...tea, videos: [own] });
  const section = await screen.findByRole('region', { name: '影片' });
  const video = within(section).getByLabelText('三種綁法');
  expect(video.tagName).toBe('VIDEO');
  expect(video).toHaveAttribute('src', FILE);
  expect(video).toHaveAttribute('preload', 'none');
  expect(video).toHaveAttribute('controls');
  expect(video).toHaveAttribute('playsinline');
  expect(video).not.toHaveAttribute('autoplay');
  expect(video).not.toHaveAttribute('poster');
  act(() => Near.comes());
  expect(video).toHaveAttribute('poster', '/media/u/1?w=960');
});

it("loads nothing of YouTube: a press on the shop's own still opens it in a new tab [T18]", async () => {
  const there = { ...NONE, youtube: 'dQw4w9WgXcQ', poster: '/media/u/2' };
  openProduct({ ...tea, videos: [there, { ...NONE, file: FILE }] });
  const link = await screen.findByRole('link', {
    name: /^高山烏龍茶的影片 1\s*在 YouTube 觀看（另開新分頁）/,
  });
  expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByLabelText('高山烏龍茶的影片 2').tagName).toBe('VIDEO');
  const sources = [...document.querySelectorAll('[src], [poster], [srcset]')].map((one) =>
    ['src', 'poster', 'srcset'].map((name) => one.getAttribute(name)).join(' '),
  );
  expect(sources.join(' ')).not.toMatch(/youtu|ytimg/);
  expect(document.querySelector('iframe')).toBeNull();
});

it('opens the size table beside the options, by keyboard, and gives the focus back [T19]', async () => {
  const user = openProduct(productSchema.parse({ ...shirt, size_table: SIZES }));
  const button = await screen.findByRole('button', { name: '尺寸表' });
  button.focus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: '尺寸表' });
  const table = within(dialog).getByRole('table', { name: '棉衫的尺寸' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((one) => one.textContent),
  ).toEqual(['S', 'M']);
  expect(within(table).getByRole('rowheader', { name: '胸圍（公分）' })).toBeVisible();
  expect(
    within(table)
      .getAllByRole('cell')
      .map((one) => one.textContent),
  ).toEqual(['', '96', '102']);
  expect(within(dialog).getByRole('region', { name: '尺寸表，可左右捲動' })).toHaveAttribute(
    'tabindex',
    '0',
  );
  expect(screen.getAllByRole('button', { name: '尺寸表', hidden: true })).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: '關閉' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('has the size table of a product without options in 商品資訊, with the manual and its size [T19] [T20]', async () => {
  const url = `/media/f/m${'0a'.repeat(20)}/%E8%AA%AA.pdf`;
  openProduct({
    ...tea,
    ma_desc_content: '',
    size_table: SIZES,
    manual: { url, bytes: 1_258_291 },
  });
  const section = await screen.findByRole('region', { name: '商品資訊' });
  expect(within(section).getByRole('button', { name: '尺寸表' })).toBeVisible();
  const link = within(section).getByRole('link', { name: '下載說明書（PDF，1.2 MB）' });
  expect(link).toHaveAttribute('href', url);
  expect(link).toHaveAttribute('download');
});

it('states no size of a manual that is not known [T20]', async () => {
  openProduct({ ...tea, manual: { url: '/media/f/m.pdf', bytes: 0 } });
  expect(await screen.findByRole('link', { name: '下載說明書（PDF）' })).toBeVisible();
});

it('shows none of these for a product without them [T18] [T19] [T20]', async () => {
  openProduct({ ...tea, ma_desc_content: '', sl_desc_content: '' });
  await heading('高山烏龍茶');
  expect(await screen.findByRole('region', { name: '您可能也會喜歡' })).toBeVisible();
  for (const name of ['影片', '商品資訊'])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '尺寸表' })).not.toBeInTheDocument();
});
