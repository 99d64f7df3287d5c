/**
 * Browsers' translators, extensions and password managers move or replace text that React has rendered: a translator
 * takes a text node out and puts `<font><font>…</font></font>` in its place. React keeps its reference, and its next
 * insertBefore or removeChild would end the page with a NotFoundError (React issue 11538), while a changed text, such
 * as an amount, would never be shown.
 */
export function tolerateTranslators(root: Element): void {
  const replaced = new WeakMap<Node, Element>();
  new MutationObserver((records) => noteReplaced(records, replaced)).observe(root, {
    childList: true,
    subtree: true,
  });
  patchChildCalls(replaced);
  patchText(replaced);
}

const fontAmong = (nodes: Iterable<Node | null | undefined>): Element | undefined => {
  for (const node of nodes) if (node instanceof Element && node.nodeName === 'FONT') return node;
  return undefined;
};

/**
 * The element added in a removed text's place: with the removal, just before it, or just after it; or else beside it
 * by an earlier change of the same batch.
 */
function replacementAt(records: readonly MutationRecord[], at: number, taken: ReadonlySet<Node>) {
  const [before, record, after] = [records[at - 1], records[at], records[at + 1]];
  if (record === undefined) return undefined;
  const { target, previousSibling, nextSibling } = record;
  const beside = [previousSibling, nextSibling].filter((node) => node && !taken.has(node));
  const follows =
    after?.target === target &&
    after.previousSibling === previousSibling &&
    after.nextSibling === nextSibling;
  return (
    fontAmong(record.addedNodes) ??
    fontAmong([...(before?.addedNodes ?? [])].filter((node) => beside.includes(node))) ??
    (follows ? fontAmong(after.addedNodes) : undefined) ??
    fontAmong(beside)
  );
}

/** Records which element has taken the place of a text. */
function noteReplaced(records: readonly MutationRecord[], replaced: WeakMap<Node, Element>): void {
  const taken = new Set<Node>();
  for (const [at, { removedNodes }] of records.entries())
    for (const node of removedNodes) {
      if (node.nodeType !== Node.TEXT_NODE || node.isConnected) continue;
      const font = replacementAt(records, at, taken);
      if (!font) continue;
      replaced.set(node, font);
      taken.add(font);
    }
}

/** What shows a child of `parent` now: itself, its replacement, or the only-child wrappers around either. */
function shown(parent: Node, child: Node, replaced: WeakMap<Node, Element>): Node | undefined {
  if (child.parentNode === parent) return child;
  let top: Node | null = child.isConnected ? child : (replaced.get(child) ?? null);
  while (top && top.parentNode !== parent)
    top = top.parentNode?.childNodes.length === 1 ? top.parentNode : null;
  return top ?? undefined;
}

function patchChildCalls(replaced: WeakMap<Node, Element>): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const place = shown(this, child, replaced);
    if (place) removeChild.call(this, place);
    // Moved elsewhere: it must not stay visible.
    else child.parentNode?.removeChild(child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    insertBefore.call(this, node, (before && shown(this, before, replaced)) ?? null);
    return node;
  };
}

/** A text that React changes shows itself again; the translator then translates it. */
function patchText(replaced: WeakMap<Node, Element>): void {
  const own = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  if (!own?.get || !own.set) return;
  const { get, set } = own;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...own,
    get,
    set(this: Node, text: string | null) {
      set.call(this, text);
      const font = this.isConnected ? undefined : replaced.get(this);
      if (font?.isConnected) font.replaceWith(this);
    },
  });
}
