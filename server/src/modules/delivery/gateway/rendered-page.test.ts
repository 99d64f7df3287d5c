import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PublicConfig, ShellManifest } from '@pinpu/shared/contracts';
import { ROOT_DIR } from '../../../platform/config/config.ts';
import { configMark } from '../../base/settings/config-mark.ts';
import { renderPage as encodedPage, type PageParts } from './html.ts';

const template = readFileSync(path.join(ROOT_DIR, 'shell/html/index.html'), 'utf8');
const shell: ShellManifest = {
  scripts: [{ file: 'main.js' }],
  integrity: {},
  provides: '1.0.0',
  offers: {},
};
const parts: PageParts = {
  template,
  shell,
  composition: { id: 'c', remotes: {}, refused: [] },
  scripts: [{ url: '/remotes/mf-a/1/entry.js', integrity: '' }],
  pictures: [{ srcSet: '/media/1 480w', src: '/media/1', sizes: '100vw' } as never],
  early: ['products?n=all'],
  nonce: 'NONCE',
};

const renderPage = (page: PageParts) => encodedPage(page).toString();

const rendered = (app_init_delay_ms: number): PageParts['rendered'] => ({
  html: '<main>茶 <!--pinpu:composition--> {{nonce}} $&</main>',
  styles: '<style data-styled="true">main{}</style><style>b{}</style>',
  state: {
    queries: { text: '</script>' },
    parts: ['mf-a/page/home'],
    config: { s: '', app_init_delay_ms } as PublicConfig,
    now: 1,
    seed: '1',
  },
});

it('the page is byte for byte the page of a template without marks where nothing is rendered', () => {
  const unmarked = template.replaceAll(/<!--\/?pinpu:(?:boot|no-script)-->/g, '');
  expect(unmarked).not.toBe(template);
  const page = renderPage(parts);
  expect(page).toBe(renderPage({ ...parts, template: unmarked }));
  expect(page).toContain('<div id="root"><div class="pinpu-boot" role="status"');
  expect(page).toContain(
    '需要開啟 JavaScript 才能購物，請在瀏覽器設定中開啟後重新整理。</noscript>',
  );
  expect(page).toContain('["products?n=all"]');
});

it('the page has the rendered content in #root, and its data beside it', () => {
  const page = renderPage({ ...parts, rendered: rendered(0) });
  expect(page).toContain(
    '<div id="root"><main>茶 <!--pinpu:composition--> {{nonce}} $&</main></div>',
  );
  const [, json = ''] = /id="pinpu-rendered">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(json)).toEqual(rendered(0)?.state);
  expect(page).toContain(
    '<style nonce="NONCE" data-styled="true">main{}</style><style nonce="NONCE">b{}',
  );
  expect(page).toContain('商品與說明可以直接瀏覽。</noscript>');
  expect(page).not.toContain('products?n=all');
  expect(page).toContain("['config/public']");
});

it('names the configuration it was rendered with; a page that was not rendered names none [N1]', () => {
  const page = rendered(0);
  const mark = configMark(page?.state.config as PublicConfig);
  expect(renderPage({ ...parts, rendered: page })).toContain(`known: '&known=${mark}',`);
  expect(renderPage(parts)).toContain("known: '',");
});

it('loads the first picture first, then the scripts, and those of remotes at low priority', () => {
  const page = renderPage({ ...parts, rendered: rendered(0) });
  const places = [
    '<link rel="preload" as="image" imagesrcset="/media/1 480w" imagesizes="100vw" fetchpriority="high">',
    '<script src="/assets/main.js" crossorigin="anonymous" defer></script>',
    '<link rel="preload" as="script" href="/remotes/mf-a/1/entry.js" fetchpriority="low">',
    '<style nonce="NONCE" data-styled="true">',
  ].map((line) => page.indexOf(line));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

describe('for a browser that has its scripts', () => {
  const late = (page: PageParts) =>
    /late: (\[.*?\]),\n/.exec(renderPage({ ...page, hasScripts: true }))?.[1] ?? '';

  it('requests them after the first paint, with the same attributes [N1]', () => {
    const page = renderPage({ ...parts, rendered: rendered(0), hasScripts: true });
    expect(page).not.toMatch(/<script src|as="script"/);
    expect(JSON.parse(late({ ...parts, rendered: rendered(0) }))).toEqual([
      ['script', { src: '/assets/main.js', crossorigin: 'anonymous', defer: '' }],
      [
        'link',
        {
          rel: 'preload',
          as: 'script',
          href: '/remotes/mf-a/1/entry.js',
          fetchpriority: 'low',
        },
      ],
    ]);
  });

  it('requests them at once where the page’s own part is not rendered, or the shell is older [N1]', () => {
    const frame = rendered(0);
    if (frame) frame.state.parts = ['mf-a/slot/order.details'];
    expect(late({ ...parts, rendered: frame })).toBe('[]');
    expect(late(parts)).toBe('[]');
    const older = template.replace('/*pinpu:late*/', '');
    const page = { ...parts, template: older, rendered: rendered(0) };
    expect(renderPage({ ...page, hasScripts: true })).toBe(renderPage(page));
  });
});

it('the page is painted first when the rows of the frame are complete, where it has them', () => {
  const page = rendered(0);
  const html = '<header id="frame-header"></header>';
  const head = renderPage({ ...parts, rendered: page && { ...page, html } });
  expect(head).toContain('<link rel="expect" href="#frame-header" blocking="render">');
  expect(head).not.toContain('#frame-keywords');
  expect(renderPage({ ...parts, rendered: page })).not.toContain('rel="expect"');
});

it('covers the page by the loading image for the initial delay, without a script [F1]', () => {
  const page = renderPage({ ...parts, rendered: rendered(1000) });
  expect(page).toMatch(/<div class="pinpu-boot".*?<\/svg><\/div><div id="root"><main>/s);
  expect(page).toContain('animation: pinpu-covers 1000ms');
  expect(page).toContain('#root#root { animation: pinpu-waits 1000ms !important }');
});

it('the page has no loading image where there is no initial delay', () => {
  expect(renderPage({ ...parts, rendered: rendered(0) })).not.toContain('class="pinpu-boot"');
});
