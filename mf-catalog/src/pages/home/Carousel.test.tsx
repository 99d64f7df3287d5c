import { passTime, renderAt, stopTime } from '@pinpu/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { CAROUSEL_INTERVAL_MS } from '../../features/limits.ts';
import { slideOf } from '../../testing/sample-shop.ts';
import { Carousel } from './Carousel.tsx';

/** Embla needs layout boxes, which jsdom lacks: this fake only counts. */
jest.mock('embla-carousel', () => {
  const listeners = new Set<() => void>();
  let at = 0;
  const move = (to: number) => {
    at = to % 3;
    for (const listen of listeners) listen();
  };
  const embla = {
    on: (_name: string, listen: () => void) => listeners.add(listen),
    off: (_name: string, listen: () => void) => listeners.delete(listen),
    selectedScrollSnap: () => at,
    scrollNext: () => move(at + 1),
    scrollTo: move,
    destroy: () => {
      at = 0;
    },
  };
  return { __esModule: true, default: () => embla };
});

const slides = [
  slideOf('tea'),
  slideOf('web', { url: 'https://example.test/', target: '_blank' }),
  slideOf('bad', { url: 'javascript:alert(1)' }),
];

/** Waits two frames, after which the first slide is visible. */
const SEEN_MS = 40;

async function open() {
  stopTime();
  renderAt('/', '/', <Carousel slides={slides} />);
  await passTime(SEEN_MS);
  fireEvent.click(screen.getByRole('button', { name: '第 1 張看板' }));
}
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const current = () =>
  screen
    .getAllByRole('button', { name: /^第 \d 張看板$/ })
    .findIndex((mark) => mark.getAttribute('aria-current') === 'true');

describe('the carousel', () => {
  it('changes every five seconds and wraps around [H1]', async () => {
    await open();
    wait(CAROUSEL_INTERVAL_MS - SEEN_MS - 1);
    expect(current()).toBe(0);
    // Slides start to change once the library has loaded.
    wait(SEEN_MS + 1);
    expect(current()).toBe(1);
    wait(CAROUSEL_INTERVAL_MS);
    wait(CAROUSEL_INTERVAL_MS);
    expect(current()).toBe(0);
    expect(CAROUSEL_INTERVAL_MS).toBe(5000);
  });

  it('restarts the five seconds when a slide is chosen by hand [H1]', async () => {
    await open();
    wait(4000);
    fireEvent.click(screen.getByRole('button', { name: '第 3 張看板' }));
    wait(4000);
    expect(current()).toBe(2);
  });

  it('shows a slide that was chosen before the library has loaded [H1]', async () => {
    stopTime();
    renderAt('/', '/', <Carousel slides={slides} />);
    fireEvent.click(screen.getByRole('button', { name: '第 2 張看板' }));
    expect(current()).toBe(0);
    await passTime(SEEN_MS);
    expect(current()).toBe(1);
  });

  it('pauses while hovered [H1]', async () => {
    await open();
    const box = screen.getByRole('region', { name: '活動看板' });
    fireEvent(box, new MouseEvent('pointerover', { bubbles: true }));
    wait(2 * CAROUSEL_INTERVAL_MS);
    expect(current()).toBe(0);
    fireEvent(box, new MouseEvent('pointerout', { bubbles: true, relatedTarget: document.body }));
    wait(CAROUSEL_INTERVAL_MS);
    expect(current()).toBe(1);
  });

  it('pauses while something in it has the focus [H1]', async () => {
    await open();
    const button = screen.getByRole('button', { name: '暫停輪播' });
    act(() => button.focus());
    wait(2 * CAROUSEL_INTERVAL_MS);
    expect(current()).toBe(0);
    act(() => button.blur());
    wait(CAROUSEL_INTERVAL_MS);
    expect(current()).toBe(1);
  });

  it('pauses while the page is hidden [H1]', async () => {
    await open();
    const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    wait(2 * CAROUSEL_INTERVAL_MS);
    expect(current()).toBe(0);
    state.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    wait(CAROUSEL_INTERVAL_MS);
    expect(current()).toBe(1);
  });

  it('can be paused and resumed [H1]', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: '暫停輪播' }));
    wait(2 * CAROUSEL_INTERVAL_MS);
    expect(current()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: '開始輪播' }));
    wait(CAROUSEL_INTERVAL_MS);
    expect(current()).toBe(1);
  });

  it('does not start with prefers-reduced-motion [H1]', async () => {
    const { matchMedia } = window;
    window.matchMedia = (media) => ({
      ...matchMedia(media),
      matches: media.includes('reduced-motion'),
    });
    await open();
    wait(2 * CAROUSEL_INTERVAL_MS);
    expect(current()).toBe(0);
    expect(screen.getByRole('button', { name: '開始輪播' })).toBeVisible();
    window.matchMedia = matchMedia;
  });

  it('has a picture for phones and one for wider screens, each rendered on its own alone and so loaded there alone [H1]', () => {
    const { container } = renderAt('/', '/', <Carousel slides={slides.slice(0, 1)} />);
    const [phone, wider] = container.querySelectorAll('img');
    expect(phone?.srcset).toContain('/media/slide/tea/mobile?w=640');
    expect(wider?.srcset).toContain('/media/slide/tea/desktop?w=640');
    const rules = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map(({ cssText }) => cssText.replace(/\s+/g, '')),
    );
    for (const [image, media] of [
      [phone, '(max-width:599.98px)'],
      [wider, '(min-width:600px)'],
    ] as const) {
      const hides = `.${image?.classList[1]}{@media not all and ${media}{display:none;}}`;
      expect(rules.join('')).toContain(hides.replace(/\s+/g, ''));
      // For the other kind of screen, `sizes` is one pixel, so that the blank picture is selected.
      expect(image?.sizes).toMatch(RegExp(`${media.replaceAll(/[().]/g, '\\$&')} 100vw, 1px$`));
      expect(image?.srcset).toMatch(/^data:image\/gif;base64,\w+=* 8w, /);
    }
  });

  it('links within the shop by the router, elsewhere by plain links, and never to a script [H1]', async () => {
    await open();
    const links = screen.getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/products/tea',
      'https://example.test/',
    ]);
    expect(links[1]).toHaveAttribute('target', '_blank');
    expect(links[1]).toHaveAttribute('rel', 'noopener');
    expect(links[1]).toHaveTextContent('另開新分頁');
    expect(links[0]).not.toHaveTextContent('另開新分頁');
  });

  it('loads the picture of the first slide before others [H1]', async () => {
    await open();
    const [first, firstWide, second] = screen.getAllByRole('presentation', { hidden: true });
    expect(first).toHaveAttribute('fetchpriority', 'high');
    expect(firstWide).toHaveAttribute('fetchpriority', 'high');
    expect(second).not.toHaveAttribute('fetchpriority', 'high');
    // A lazy picture would be requested only after the first paint.
    expect([first, firstWide, second].map((image) => image?.getAttribute('loading'))).toEqual([
      ...['eager', 'eager', 'lazy'],
    ]);
  });

  it.each([
    ['/products/tea', '_blank', '/products/tea'],
    ['javascript:alert(1)', '_self', undefined],
    ['//elsewhere.test', '_self', undefined],
    ['/\\\\elsewhere.test', '_self', undefined],
    ['', '_self', undefined],
  ] as const)('leads by %s in %s to %s [H1]', (url, target, href) => {
    renderAt('/', '/', <Carousel slides={[slideOf('one', { url, target })]} />);
    const [link] = screen.queryAllByRole('link');
    expect(link?.getAttribute('href')).toBe(href);
    if (link !== undefined) expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('has no controls for a single slide [H1]', () => {
    renderAt('/', '/', <Carousel slides={slides.slice(0, 1)} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('keeps space and caption of a picture that fails to load [H1]', async () => {
    const silent = slideOf('silent', { title: '' });
    renderAt('/', '/', <Carousel slides={[slideOf('tea'), silent]} />);
    await waitFor(() => expect(document.querySelectorAll('img')).toHaveLength(4));
    const [first, , second] = document.querySelectorAll('img');
    if (first === undefined || second === undefined) throw new Error('no pictures');
    fireEvent.error(first);
    fireEvent.error(second);
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByText('看板 tea')).toBeVisible();
    expect(screen.getByRole('img', { name: '活動看板', hidden: true })).toBeInTheDocument();
  });
});
