import { __PRIVATE__ } from 'styled-components';

const { StyleSheet, mainSheet } = __PRIVATE__;

type GroupedTag = ReturnType<typeof mainSheet.getTag>;

/** What styled-components on a server writes after each rule of a sheet. */
const RULE_END = '/*!sc*/';

/** The rule after those of one component: its id and, in `content`, its class names, each followed by a comma. */
const MARKER = /^\s*data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}/;

/** The components of a sheet in order: id, class names, and the number of rules, including the marker. */
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
      // A selector that this browser does not support.
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
 * Makes styled-components continue with the server's sheet as it is. Must be called before any component is created, so
 * that their groups have the server's order. Where the browser has dropped a rule of the sheet, the library inserts its
 * own instead.
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
  // Removes the empty sheet that the library has created for itself.
  element.nextElementSibling?.remove();
}
