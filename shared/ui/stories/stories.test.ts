import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as kit from '@pinpu/shared/ui';

const written = globSync(path.join(__dirname, '../*/*.story.tsx'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  .replace(/import[^;]+;/g, '');

/** Exports of the kit that show nothing: preloading, deferred rendering, focus, scrolling, the network. */
const notToBeSeen = [
  'preloadHtmlBlock',
  'useHtmlBlockReady',
  'useFocusFallback',
  'useDeferredRender',
  'WithoutScript',
  'holdScroll',
  'onScrollByHand',
  'selectOnFocus',
  'useIsOnline',
];

it.each(Object.keys(kit).filter((name) => !notToBeSeen.includes(name)))(
  'a story shows %s of the kit [F12]',
  (name) => {
    const used = /^[A-Z]/.test(name) ? `<${name}\\b|\\(${name}\\)` : `\\b${name}\\b`;
    expect(written).toMatch(new RegExp(used));
  },
);
