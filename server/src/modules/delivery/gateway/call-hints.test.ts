import type { Composition, ShellManifest } from '@pinpu/shared/contracts';
import type { RenderedPage } from '../rendering/page.ts';
import { type PageParts, renderPage } from './html.ts';

const HASH = `sha384-${'a'.repeat(64)}`;

const shell: ShellManifest = {
  scripts: [{ file: 'main.js' }],
  integrity: { 'api.js': HASH, 'search.js': HASH },
  calls: ['api.js'],
  provides: '1.0.0',
  offers: {},
};
const composition: Composition = { id: 'a', remotes: {}, refused: [] };

const rendered = (parts: string[]) =>
  ({
    html: '',
    styles: '',
    state: { parts, config: { app_init_delay_ms: 0 } },
  }) as unknown as RenderedPage;

function htmlOf(parts: Partial<PageParts>) {
  const template = '<head><!--pinpu:head--></head><body><!--pinpu:composition--></body>';
  return renderPage({
    ...{ template, composition, scripts: [], nonce: 'n' },
    shell,
    ...parts,
  }).toString();
}

const HINT = `<link rel="preload" as="script" href="/assets/api.js" integrity="${HASH}" crossorigin="anonymous" fetchpriority="low">`;

it('hints the scripts of calls where a page has no data in its HTML', () => {
  expect(htmlOf({})).toContain(HINT);
  expect(htmlOf({ rendered: rendered(['mf-cart/slot/order.details']) })).toContain(HINT);
  expect(htmlOf({})).not.toContain('search.js');
});

it('hints no scripts of calls where the page is rendered with its data, or where the shell does not list them', () => {
  expect(htmlOf({ rendered: rendered(['mf-catalog/page/home']) })).not.toContain('api.js');
  const { calls, ...older } = shell;
  expect(htmlOf({ shell: older })).not.toContain('api.js');
});
