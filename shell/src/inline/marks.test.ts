import { markBrowser } from './marks.ts';

const { documentElement: root } = document;

/** The marks of a page in a browser that has stored these values. */
function marksWith(stored: Record<string, unknown>, groupBar = '') {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(stored))
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  if (groupBar) sessionStorage.setItem('pinpu.groupBar', groupBar);
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  root.removeAttribute('style');
  markBrowser();
  return Object.keys(root.dataset);
}

it.each([
  [{ cart: { lines: [1] } }, ['cart']],
  [{ cart: { lines: [] }, at: '""', ut: '""', promoCode: '""' }, []],
  [{ at: '"token"' }, ['admin']],
  [{ at: 'aes-gcm:0s0viHJz75mV' }, ['admin']],
  [{ promoCode: '"G1"' }, ['code', 'groupBar']],
  [{ cart: '{', promoCode: '{', ut: '"t"', 'pinpu.rooms': '{}' }, []],
])('a browser with %j has the marks %j', (stored, marks) => {
  expect(marksWith(stored)).toEqual(marks);
});

it('a group bar that was closed has no room', () => {
  expect(marksWith({ promoCode: '"G1"' }, 'G1')).toEqual(['code']);
});

it('a page with an earlier history entry has room for the back button', () => {
  Object.assign(window, { navigation: { canGoBack: true } });
  expect(marksWith({})).toEqual(['previous']);
  Reflect.deleteProperty(window, 'navigation');
});

it('a member has the room that the content took at this width, and a shopper with a code does not', () => {
  const rooms = [
    [1, { zone: 9 }],
    [window.innerWidth, { zone: 120, tools: 40 }],
  ];
  expect(marksWith({ ut: '"token"', 'pinpu.rooms': rooms })).toEqual(['rooms']);
  expect(root.dataset.rooms).toBe('zone tools');
  expect(root.style.getPropertyValue('--room-zone')).toBe('120px');
  expect(marksWith({ ut: '"t"', promoCode: '"G1"', 'pinpu.rooms': rooms })).not.toContain('rooms');
  expect(marksWith({ 'pinpu.rooms': rooms })).toEqual([]);
});

it('a browser that blocks its storage has no marks', () => {
  const blocked = {
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', { configurable: true, ...blocked });
  expect(() => markBrowser()).not.toThrow();
  if (own) Object.defineProperty(window, 'localStorage', own);
});
