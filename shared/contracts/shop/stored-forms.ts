/** Parses a value of one form; undefined where it is invalid. */
export type Form = (value: unknown) => { value: unknown } | undefined;

/**
 * Parsers for stored data, without zod: stored data is read before a page is interactive, and the library of the other
 * contracts is only loaded after that.
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

/** A text, converted by `change`. */
export const changed =
  (change: (text: string) => string): Form =>
  (value) =>
    typeof value === 'string' ? { value: change(value) } : undefined;

/** Replaces a value that is invalid for `form` by `fallback`. */
export const orElse =
  (form: Form, fallback: unknown): Form =>
  (value) =>
    form(value) ?? { value: fallback };

export const orNull =
  (form: Form): Form =>
  (value) =>
    value === null ? { value } : form(value);

/** A list without its invalid items, with at most `most` items. */
export const listOf =
  (item: Form, most: number): Form =>
  (value) => {
    if (!Array.isArray(value)) return undefined;
    const read = value.slice(0, most).flatMap((one) => item(one) ?? []);
    return { value: read.map((one) => one.value) };
  };

/** An object with exactly these fields; a field that is read as undefined is left out. */
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
