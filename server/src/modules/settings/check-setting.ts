import type { SettingFault } from '@pinpu/shared/contracts/backoffice';
import { SAFE_ADDRESS } from '@pinpu/shared/domain';
import { zhTW } from 'zod/locales';
import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import { EDITABLE_SETTINGS, type SettingKey } from './editable-settings.ts';

const { localeError } = zhTW();

/** Contracts that a browser loads have no sentences; zod's own would show the pattern. */
const errorOf: typeof localeError = (issue) =>
  issue.code === 'invalid_format' && issue.pattern === String(SAFE_ADDRESS)
    ? '要是網址，以 /、#、https://、mailto: 或 tel: 開頭'
    : localeError(issue);

/** The issues of a value; where it fits none of several forms, those of the form that it nearly fits. */
function issuesOf(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [nearest = []] = issue.errors.toSorted((a, b) => a.length - b.length);
  return nearest.flatMap(issuesOf).map((one) => ({ ...one, path: [...issue.path, ...one.path] }));
}

/** `pay_ways[0].pay_way`. */
const fieldName = (key: string, path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (name, part) => name + (typeof part === 'number' ? `[${part}]` : `.${String(part)}`),
    key,
  );

/** The unknown fields of the input, which the contract has dropped. */
function unknownFields(input: unknown, checked: unknown, name: string): SettingFault[] {
  if (typeof input !== 'object' || input === null) return [];
  if (typeof checked !== 'object' || checked === null) return [];
  return Object.entries(input).flatMap(([field, value]) => {
    const at = Array.isArray(input) ? `${name}[${field}]` : `${name}.${field}`;
    if (!Object.hasOwn(checked, field)) return [{ at, message: '沒有這個欄位，請刪除或改名。' }];
    return unknownFields(value, (checked as Record<string, unknown>)[field], at);
  });
}

/**
 * Parses a setting's value by its contract; returns the value, or one sentence for each invalid field. Null stands for
 * the default.
 */
export function checkSetting(
  key: SettingKey,
  input: unknown,
): { value: unknown } | { faults: SettingFault[] } {
  if (input === null) return { value: null };
  const { success, data, error } = safeParse(EDITABLE_SETTINGS[key], input, { error: errorOf });
  if (!success)
    return {
      faults: error.issues.flatMap(issuesOf).map(({ path, message }) => ({
        at: fieldName(key, path),
        message: `${message}。`,
      })),
    };
  const faults = unknownFields(input, data, key);
  return faults.length > 0 ? { faults } : { value: data };
}
