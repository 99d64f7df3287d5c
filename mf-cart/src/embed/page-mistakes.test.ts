import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FIXES, warnOfMistake } from './page-mistakes.ts';

const GUIDE = path.join(import.meta.dirname, '../../../docs/integrators.md');

describe('mistakes of a page that embeds the cart [41 W15, W16]', () => {
  it('are on the console once each, with the element and what to change', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const element = document.createElement('pinpu-product');
    for (const product of ['P1', 'P1', 'P2'])
      warnOfMistake('PRODUCT_NOT_FOUND', { element, product });
    warnOfMistake('SITE_ORIGIN', { site: 'pk_0' });
    for (const code of ['UNREACHABLE', 'toString']) warnOfMistake(code, { element });
    const [first, second, third] = warn.mock.calls;
    expect(first).toEqual([expect.stringMatching(/^pinpu: <pinpu-product> .+"P1"/), element]);
    expect(second?.[0]).toContain('"P2"');
    expect(third).toEqual([expect.stringContaining(window.origin)]);
    expect(warn).toHaveBeenCalledTimes(3);
  });

  it('are all in the guide for integrators', () => {
    const guide = readFileSync(GUIDE, 'utf8');
    const missing = Object.keys(FIXES).filter((code) => !guide.includes(`| \`${code}\` |`));
    expect(missing).toEqual([]);
  });
});
