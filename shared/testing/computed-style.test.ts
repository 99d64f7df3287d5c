/** Style sheet and elements of a test; whatever was there is removed. */
function show(css: string, html: string) {
  document.head.innerHTML = `<style>${css}</style>`;
  document.body.innerHTML = html;
}

const displayOf = (selector: string) => {
  const element = document.querySelector(selector);
  return element && getComputedStyle(element).display;
};

it.each([
  ['p'],
  ['.a'],
  ['p.a.b'],
  ['i, .b'],
  ['div > .a'],
  ['.a:not(.c)'],
  ['[title]'],
  [':is(p, i)'],
  ['main .a, .none'],
  ['.a:first-child'],
  ['*'],
])('computes styles of an element by the rule %s', (selector) => {
  show(`${selector} { display: grid }`, '<main><div><p class="b\n a" title="x">x</p></div></main>');
  expect(displayOf('p')).toBe('grid');
});

it.each([
  ['i'],
  ['.c'],
  ['p.c'],
  ['.A'],
  ['.a.c'],
  ['div.a'],
  ['div > i'],
  ['.a:not(.b)'],
  ['[lang]'],
])('ignores the rule %s, which does not match', (selector) => {
  show(`${selector} { display: grid }`, '<div><p class="a b">x</p></div>');
  expect(displayOf('p')).toBe('block');
});

it('computes a style again when class, style, parent or sheet change', () => {
  show('.gone { display: none } .unseen { visibility: hidden }', '<div><p>x</p></div>');
  const [box, text] = [document.querySelector('div'), document.querySelector('p')];
  const seen = () => text && [getComputedStyle(text).display, getComputedStyle(text).visibility];
  expect(seen()).toEqual(['block', 'visible']);
  expect(seen()).toEqual(['block', 'visible']);
  box?.classList.add('unseen');
  expect(seen()).toEqual(['block', 'hidden']);
  text?.classList.add('gone');
  expect(seen()).toEqual(['none', 'hidden']);
  text?.style.setProperty('display', 'flex');
  expect(seen()).toEqual(['flex', 'hidden']);
  document.head.innerHTML = '';
  expect(seen()).toEqual(['flex', 'visible']);
});
