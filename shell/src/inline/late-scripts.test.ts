import { requestLate } from './late-scripts.ts';
import type { LateTag } from './page-values.ts';

const LATE: LateTag[] = [
  ['script', { src: '/main.js', integrity: 'sha384-a', crossorigin: 'anonymous', defer: '' }],
  ['link', { rel: 'preload', as: 'script', href: '/entry.js', fetchpriority: 'low' }],
];

let paint: (() => void) | undefined;

class FakePaints {
  constructor(listener: () => void) {
    paint = listener;
  }
  observe() {}
}

const setDocument = (name: 'hidden' | 'readyState', value: unknown) =>
  Object.defineProperty(document, name, { configurable: true, value });

/** Starts a page whose scripts the browser has cached. */
const begin = () => requestLate(LATE);

const requested = () =>
  Array.from(document.head.querySelectorAll('script, link'), (element) => element.outerHTML);

const ALL = [
  '<script src="/main.js" integrity="sha384-a" crossorigin="anonymous" defer=""></script>',
  '<link rel="preload" as="script" href="/entry.js" fetchpriority="low">',
];

beforeEach(() => {
  paint = undefined;
  document.head.innerHTML = '';
  Object.assign(window, { PerformanceObserver: FakePaints });
  setDocument('hidden', false);
  setDocument('readyState', 'complete');
  delete document.documentElement.dataset.returning;
});

it('late scripts are requested once, in their order, when the page is painted [N1]', () => {
  begin();
  expect(requested()).toEqual([]);
  paint?.();
  expect(requested()).toEqual(ALL);
  expect(document.querySelector('script')?.async).toBe(false);
  paint?.();
  expect(requested()).toEqual(ALL);
});

it('late scripts are requested after the end of the HTML, since they expect all of it [N1]', () => {
  setDocument('readyState', 'loading');
  begin();
  paint?.();
  expect(requested()).toEqual([]);
  setDocument('readyState', 'interactive');
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(requested()).toEqual(ALL);
});

it('late scripts are requested after a second at most', () => {
  jest.useFakeTimers();
  begin();
  jest.advanceTimersByTime(1000);
  jest.useRealTimers();
  expect(requested()).toEqual(ALL);
});

it.each([
  ['is hidden', () => setDocument('hidden', true)],
  ['is rendered by the browser at the scroll position where it was left', markReturning],
  [
    'is in a browser that does not say so',
    () => Reflect.deleteProperty(window, 'PerformanceObserver'),
  ],
])('late scripts are requested at once where the page %s', (_, arrange) => {
  arrange();
  begin();
  expect(paint).toBeUndefined();
  expect(requested()).toEqual(ALL);
});

function markReturning() {
  document.documentElement.dataset.returning = '';
}
