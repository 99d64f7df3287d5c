/** Reads a value as one form has it; undefined where it can't be read. */
export type Form = (value: unknown) => { value: unknown } | undefined;

/**
 * Stored data is read before a page is interactive, and so without the library of the other contracts, which is
 * loaded after that (ADR 0201).
 */
const when =
  (isRead: (value: unknown) => boolean): Form =>
  (value) =>
    isRead(value) ? { value } : undefined;

/** Any JSON value. */
export const anything: Form = (value) => ({ value });

export const text = (max: number) =>
  when((value) => typeof value === 'string' && value.length <= max);

export const matching = (pattern: RegExp) =>
  when((value) => typeof value === 'string' && pattern.test(value));

export const oneOf = (...values: readonly unknown[]) => when((value) => values.includes(value));

export const wholeNumber = (min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER) =>
  when((value) => Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max);

/** A text as `change` makes it. */
export const changed =
  (change: (text: string) => string): Form =>
  (value) =>
    typeof value === 'string' ? { value: change(value) } : undefined;

/** A value that can't be read as `form` becomes `fallback`. */
export const orElse =
  (form: Form, fallback: unknown): Form =>
  (value) =>
    form(value) ?? { value: fallback };

export const orNull =
  (form: Form): Form =>
  (value) =>
    value === null ? { value } : form(value);

/** A list, at most as long as `most`, without the items that can't be read. */
export const listOf =
  (item: Form, most: number): Form =>
  (value) => {
    if (!Array.isArray(value)) return undefined;
    const read = value.slice(0, most).flatMap((one) => item(one) ?? []);
    return { value: read.map((one) => one.value) };
  };

/** An object with these fields and no other; one that reads as undefined is left out. */
export const fields =
  (forms: Readonly<Record<string, Form>>): Form =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const entries = new Map<string, unknown>(Object.entries(value));
    const read: Record<string, unknown> = {};
    for (const [name, form] of Object.entries(forms)) {
      const one = form(entries.get(name));
      if (one === undefined) return undefined;
      if (one.value !== undefined) read[name] = one.value;
    }
    return { value: read };
  };
