import { readFileSync } from 'node:fs';
import path from 'node:path';

const TEMPLATE = readFileSync(path.join(__dirname, '../../html/index.html'), 'utf8');
const [, GUARD = ''] =
  /(\(function \(\) \{\s+\/\*pinpu:opener\*\/[\s\S]*?\}\)\(\);)/.exec(TEMPLATE) ?? [];

/** Another window, as a page of the same origin sees it, or of another. */
const own = { location: { href: '/' } };
const foreign = {
  get location(): never {
    throw new DOMException('Blocked', 'SecurityError');
  },
};

/** How often a page asks for itself again. */
function reloadsOf(opener: object | null, type: string): number {
  const reload = jest.fn();
  const performance = { getEntriesByType: () => [{ type }] };
  new Function('window', 'location', 'performance', GUARD)({ opener }, { reload }, performance);
  return reload.mock.calls.length;
}

it('asks for itself again where a page of another site has opened it, once (L24)', () => {
  expect(reloadsOf(foreign, 'navigate')).toBe(1);
  expect(reloadsOf(foreign, 'reload')).toBe(0);
});

it('stays where no page has opened it, or one of its own (L24)', () => {
  expect(reloadsOf(null, 'navigate')).toBe(0);
  expect(reloadsOf(own, 'navigate')).toBe(0);
});
