import { root } from '../build/workspaces.ts';
import { frameMeasures, frameMeasuresIn, framePixels } from './frame-pixels.ts';

const rule = framePixels(frameMeasures(root));
const inRemote = (text: string, path = 'mf-cart/src/pages/cart/CartPage.tsx') =>
  rule({ path, text });
const [header = '', ...others] = frameMeasures(root);

it('reads the measures where the frame declares them', () => {
  expect(others).toHaveLength(2);
  expect(
    frameMeasuresIn(`:root { --frame-header: 81px; --frame-panel: 0px; --frame-notice: 45px;
      @media x { --frame-panel: calc(50px + env(safe-area-inset-bottom)); } }`),
  ).toEqual(['81', '50']);
});

it.each(frameMeasures(root))('rejects %s pixels in a remote, by file and line', (measure) => {
  expect(inRemote(`const a = 1;\nconst Head = css\`bottom: ${measure}px;\`;`)).toEqual([
    expect.stringMatching(/^mf-cart\/src\/pages\/cart\/CartPage\.tsx:2 /),
  ]);
});

it.each([
  ['a negative margin', (n: string) => `margin-top: -${n}px;`],
  ['a calculation', (n: string) => `height: calc(100dvh - ${n}px);`],
  ['the margin of an observer', (n: string) => `rootMargin: '-${n}px 0px 0px'`],
  ['a sum with something else', () => 'max-height: calc(100dvh - 152px);'],
  ['a subtraction', (n: string) => `window.scrollTo(0, top - ${n});`],
])('rejects one in %s', (_what, text) => {
  expect(inRemote(text(header))).toHaveLength(1);
});

it.each([
  ['a longer number', `width: 1${header}px;`],
  ['a fraction', `opacity: .${header}; width: 3.${header}px`],
  ['a number that is no length', `hash ^ (${header} | bits)`],
  ['a size that is no distance from the frame', 'width: 56px; height: 56px;'],
  ['a comment', `// ${header}px is the header`],
  ['the theme’s', 'top: theme.frame.header;'],
  ['pixels after the theme’s', 'height: calc(100dvh - var(--frame-header) - 91px);'],
])('accepts %s', (_what, text) => {
  expect(inRemote(text)).toEqual([]);
});

it('accepts them in the shell, whose frame it is, and in tests', () => {
  expect(inRemote(`top: ${header}px;`, 'shell/src/frame/Header.tsx')).toEqual([]);
  expect(inRemote(`top: ${header}px;`, 'mf-cart/src/pages/cart/CartPage.test.tsx')).toEqual([]);
});
