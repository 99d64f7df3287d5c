import { __PRIVATE__ } from 'styled-components';

const { StyleSheet, mainSheet } = __PRIVATE__;

type GroupedTag = ReturnType<typeof mainSheet.getTag>;

/** Ends each rule of a sheet that styled-components has written on a server. */
const RULE_END = '/*!sc*/';

/** The rule after those of one component: its id and, in `content`, its class names, each with a comma. */
const MARKER = /^\s*data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}/;

/** The components of a sheet in its order: id, class names, and how many rules, with the one that says so. */
function groupsOf(text: string) {
  const groups: { id: string; names: string[]; size: number }[] = [];
  let size = 0;
  for (const rule of text.split(RULE_END)) {
    size += 1;
    const [, id, names = ''] = MARKER.exec(rule) ?? [];
    if (id === undefined) continue;
    groups.push({ id, names: names.split(',').filter(Boolean), size });
    size = 0;
  }
  return groups;
}

const tagOf = (sheet: CSSStyleSheet): GroupedTag['tag'] => ({
  length: sheet.cssRules.length,
  insertRule(index, rule) {
    try {
      sheet.insertRule(rule, index);
    } catch {
      // A selector that this browser does not have.
      return false;
    }
    this.length += 1;
    return true;
  },
  deleteRule(index) {
    sheet.deleteRule(index);
    this.length -= 1;
  },
  getRule: (index) => sheet.cssRules[index]?.cssText ?? '',
});

/**
 * Has styled-components go on with the sheet that the server has written, as it is. To be called before any component is
 * made: their groups are then in the server's order. A sheet of which the browser lacks a rule is left to the library.
 */
export function adoptStyles(element: HTMLStyleElement | undefined) {
  if (element === undefined) return;
  const { sheet, textContent } = element;
  const groups = groupsOf(textContent);
  const count = groups.reduce((sum, { size }) => sum + size, 0);
  if (sheet?.cssRules.length !== count) {
    element.setAttribute('data-styled', 'true');
    mainSheet.rehydrate();
    return;
  }
  const numbers = groups.map(({ id }) => StyleSheet.registerId(id));
  const tag = mainSheet.getTag();
  const sizes = new Uint32Array(Math.max(tag.length, 1 + (numbers.at(-1) ?? 0)));
  for (const [index, { id, names, size }] of groups.entries()) {
    sizes[numbers[index] ?? 0] = size;
    for (const name of names) mainSheet.registerName(id, name);
  }
  Object.assign(tag, { tag: tagOf(sheet), groupSizes: sizes, length: sizes.length });
  // The empty one that the library has made for itself.
  element.nextElementSibling?.remove();
}
