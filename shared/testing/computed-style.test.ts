/** Replaces the document's style sheet and elements by the given ones. */
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

const styleOf = (id: string) => getComputedStyle(document.getElementById(id) ?? document.body);

it('inherits what the parents of each element have', () => {
  show(
    '.off { visibility: hidden; color: red } .none { pointer-events: none }',
    `<i class="off"><b id="a" class="x"></b></i><i class="none"><b id="b" class="x"></b></i>
     <b id="c" class="x"></b>`,
  );
  const seen = ['a', 'b', 'c'].map((id) => {
    const { visibility, color, pointerEvents } = styleOf(id);
    return [visibility, color === 'rgb(255, 0, 0)', pointerEvents];
  });
  expect(seen).toEqual([
    ['hidden', true, 'auto'],
    ['visible', false, 'none'],
    ['visible', false, 'auto'],
  ]);
});

it('tells elements apart by order and media of their rules, and by their own style', () => {
  show(
    `.x { display: none } p.x { display: flex } @media screen { .y { display: grid } }
     @media print { .x { display: block } } [title] { display: inline }`,
    `<b id="a" class="x"></b><p id="b" class="x"></p><b id="c" class="x y"></b>
     <b id="d" class="x" title=""></b><b id="e" class="x" style="display: table"></b>`,
  );
  const seen = ['a', 'b', 'c', 'd', 'e'].map((id) => styleOf(id).display);
  expect(seen).toEqual(['none', 'flex', 'grid', 'inline', 'table']);
});

it('computes a style again when rules of a sheet were exchanged and the element has moved', () => {
  show('.gone { display: none }', '<p id="a"></p><p></p>');
  const [sheet] = document.styleSheets;
  expect(styleOf('a').display).toBe('block');
  for (const display of ['flex', 'grid']) {
    sheet?.insertRule(`#a { display: ${display} }`, 0);
    document.body.append(...document.querySelectorAll('#a'));
    expect(styleOf('a').display).toBe(display);
    sheet?.deleteRule(0);
  }
});
