import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { tolerateTranslators } from './translated-text.ts';

const natives = {
  insertBefore: Node.prototype.insertBefore,
  removeChild: Node.prototype.removeChild,
};
const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {};

beforeEach(() => tolerateTranslators(document.body));
afterEach(() => {
  Object.assign(Node.prototype, natives);
  Object.defineProperty(Node.prototype, 'nodeValue', nodeValue);
});

const doubleFont = () => {
  const outer = document.createElement('font');
  const inner = outer.appendChild(document.createElement('font'));
  return { outer, inner };
};

/** The ways in which a translator takes a text's place. */
const TRANSLATORS: Record<string, (text: Text) => void> = {
  'moves the text into its element': (text) => {
    const { outer, inner } = doubleFont();
    text.replaceWith(outer);
    inner.append(text);
  },
  'replaces the text': (text) => {
    const { outer, inner } = doubleFont();
    inner.textContent = `[${text.data}]`;
    text.replaceWith(outer);
  },
  'inserts its element, then removes the text': (text) => {
    const { outer, inner } = doubleFont();
    inner.textContent = `[${text.data}]`;
    text.before(outer);
    text.remove();
  },
  'removes the text, then inserts its element': (text) => {
    const { outer, inner } = doubleFont();
    inner.textContent = `[${text.data}]`;
    const { parentNode, nextSibling } = text;
    text.remove();
    parentNode?.insertBefore(outer, nextSibling);
  },
};

const textsOf = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
};

function Cart() {
  const [state, setState] = useState({ busy: false, count: 1, note: true });
  const change = (to: Partial<typeof state>) => act(() => setState({ ...state, ...to }));
  Object.assign(steps, { change });
  return (
    <button type="button">
      {state.busy && <i>…</i>}
      付款
      {state.note && '（含運）'}共 {state.count} 件
    </button>
  );
}
const steps: { change: (to: object) => void } = { change: () => undefined };

it.each(Object.entries(TRANSLATORS))(
  'keeps a page whole whose translator %s [41 R2]',
  async (_how, translate) => {
    render(<Cart />);
    const button = screen.getByRole('button');
    for (const text of textsOf(button)) translate(text);
    await act(async () => {});
    const plain = () => button.textContent?.replaceAll(/[[\]]/g, '');
    steps.change({ busy: true });
    expect(plain()).toBe('…付款（含運）共 1 件');
    steps.change({ busy: true, count: 2 });
    expect(plain()).toBe('…付款（含運）共 2 件');
    steps.change({ busy: true, count: 2, note: false });
    expect(plain()).toBe('…付款共 2 件');
    steps.change({ busy: false, count: 3, note: true });
    expect(plain()).toBe('付款（含運）共 3 件');
  },
);

it('survives an extension that removes or moves an element of the page [41 R2]', () => {
  function Page({ full }: { full: boolean }) {
    return (
      <p>
        <b>一</b>
        {full && <i>二</i>}
        {full && <u>三</u>}
      </p>
    );
  }
  const { rerender, container } = render(<Page full />);
  container.querySelector('i')?.remove();
  document.body.prepend(container.querySelector('u') ?? '');
  rerender(<Page full={false} />);
  expect(document.body).toHaveTextContent(/^一$/);
  rerender(<Page full />);
  expect(document.body).toHaveTextContent('一二三');
});
