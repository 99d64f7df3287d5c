import type { OptionValue, ProductOption } from '@pinpu/shared/domain';

/** Both lists in one: `main` in its order, each other text after the one that it follows in `other`. */
export function interleaved(main: readonly string[], other: readonly string[]): string[] {
  const known = new Set(main);
  const merged = [...main];
  let before: string | undefined;
  for (const one of other) {
    if (!known.has(one))
      merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, one);
    known.add(one);
    before = one;
  }
  return merged;
}

/** Whether texts that both lists have are in the same order there. */
function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  const [inOne, inOther] = [new Set(one), new Set(other)];
  const common = one.filter((text) => inOther.has(text));
  return other.filter((text) => inOne.has(text)).every((text, at) => text === common[at]);
}

/**
 * The shop's order with what a file adds, where the file has the others in the order that an export gave them; otherwise
 * the file's order. `exported` is the order that an export has now.
 */
export const mergedOrder = (
  file: readonly string[],
  { stored, exported }: { stored: readonly string[]; exported: readonly string[] },
): string[] =>
  isSameOrder(file, exported) ? interleaved(stored, file) : interleaved(file, stored);

/** Each text once, where it is first. */
export const distinct = (texts: Iterable<string>): string[] => [...new Set(texts)];

export interface ValuesOfOption {
  name: string;
  /** The values of the file's rows, in their order. */
  file: readonly string[];
  /** By value; undefined where the file has no colours. */
  colours: ReadonlyMap<string, string> | undefined;
  /** The option before; undefined for a new one. */
  before: ProductOption | undefined;
  /** The values of stored variants in their order, and of those that the file doesn't list. */
  exported: readonly string[];
  unlisted: readonly string[];
}

/** An option after an import: values that no variant has any more are removed, except for those that none had before. */
export function optionAfter(input: ValuesOfOption): ProductOption {
  const { name, before, colours, exported } = input;
  const [used, unlisted, file] = [new Set(exported), new Set(input.unlisted), new Set(input.file)];
  const stored = before?.values.map(({ value }) => value) ?? [];
  const remaining = stored.filter(
    (value) => file.has(value) || unlisted.has(value) || !used.has(value),
  );
  const order = mergedOrder([...file], { stored: remaining, exported });
  const optionValue = (value: string): OptionValue => {
    const own = before?.values.find((one) => one.value === value)?.colour;
    const colour = colours?.get(value) ?? own;
    return { value, ...(colour && { colour }) };
  };
  return { name, values: order.map(optionValue) };
}
