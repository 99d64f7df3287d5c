import { readFileSync } from 'node:fs';
import path from 'node:path';

const TEMPLATE = readFileSync(path.join(__dirname, '../../html/index.html'), 'utf8');
const [GUARD = ''] = /\(function \(\) \{\s+var opener[\s\S]*?\}\)\(\);/.exec(TEMPLATE) ?? [];

/** The script as it is in a page that the server may send without the policy. */
const WATCHING = GUARD.replace('false/*pinpu:opener*/', 'true');

/** Another window, as seen from a page of the same origin, and of another. */
const own = { location: { href: '/' } };
const foreign = {
  get location(): never {
    throw new DOMException('Blocked', 'SecurityError');
  },
};

/** How many times a page reloads itself. */
function reloadsOf(
  opener: object | null,
  { type = 'navigate', isSecure = true, script = WATCHING } = {},
): number {
  const reload = jest.fn();
  const performance = { getEntriesByType: () => [{ type }] };
  const globals = {
    window: { opener },
    location: { reload },
    performance,
    isSecureContext: isSecure,
  };
  new Function(...Object.keys(globals), script)(...Object.values(globals));
  return reload.mock.calls.length;
}

it('a page that another site has opened reloads once (L24)', () => {
  expect(reloadsOf(foreign)).toBe(1);
  expect(reloadsOf(foreign, { type: 'reload' })).toBe(0);
});

it('the page stays where no page has opened it, or one of its own (L24)', () => {
  expect(reloadsOf(null)).toBe(0);
  expect(reloadsOf(own)).toBe(0);
});

it('the page stays where that would sever nothing, and where it had the policy (L24)', () => {
  expect(reloadsOf(foreign, { isSecure: false })).toBe(0);
  expect(reloadsOf(foreign, { script: GUARD })).toBe(0);
});
