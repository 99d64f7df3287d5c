import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];
type StylisElement = Parameters<StylisPlugin>[0];

const CONDITIONS = new Set(['@media', '@supports', '@container']);

const isRule = ({ type }: StylisElement) => type === 'rule';
const isFilled = ({ children }: StylisElement) => children.length > 0;

/** Rewrites `@media (…){.a{…}}` to `.a{@media (…){…}}`. */
function nested(condition: StylisElement, rule: StylisElement): StylisElement {
  const outer: StylisElement = { ...rule, root: condition.root, parent: condition.parent };
  const inner: StylisElement = { ...condition, root: outer, parent: outer };
  outer.children = [inner];
  inner.children = rule.children;
  return outer;
}

const plugin: StylisPlugin = (element, index, siblings) => {
  if (element.root !== null || !CONDITIONS.has(element.type)) return;
  if (!('CSSNestedDeclarations' in globalThis)) return;
  const { children } = element;
  if (!Array.isArray(children) || !children.every(isRule)) return;
  const [first, ...others] = children.filter(isFilled).map((rule) => nested(element, rule));
  if (first === undefined) return;
  siblings.splice(index + 1, 0, ...others);
  Object.assign(element, first);
};

/**
 * A stylis plugin that writes a component's conditional rules inside its rules, where the browser supports nesting. For
 * a rule inserted into a sheet, Chromium only compares elements that it may match; for an inserted `@media`, all
 * elements with rules in the sheet (ADR 0011). The plugin's name must be the same in every build, since it is part of
 * each class name's hash.
 */
export const nestedConditions = Object.defineProperty(plugin, 'name', { value: 'nested' });
