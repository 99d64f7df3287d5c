import type { SettingFault, SettingName } from '@pinpu/shared/contracts/backoffice';
import { SAFE_ADDRESS } from '@pinpu/shared/domain';
import { zhTW } from 'zod/locales';
import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import { SETTING_RULES } from './setting-rules.ts';

const { localeError } = zhTW();

const TYPES: Readonly<Record<string, string>> = {
  string: '文字',
  number: '數字',
  int: '整數',
  boolean: ' true 或 false',
  array: '清單',
  object: '物件',
};

/** Contracts that a browser loads have no sentences; zod's own would show the pattern. */
const errorOf: typeof localeError = (issue) => {
  if (issue.code === 'invalid_format' && issue.pattern === String(SAFE_ADDRESS))
    return '要是網址，以 /、#、https://、mailto: 或 tel: 開頭';
  const type = issue.code === 'invalid_type' ? TYPES[issue.expected] : undefined;
  if (type === undefined) return localeError(issue);
  return issue.input === undefined ? `沒有填寫，要是${type}` : `要是${type}`;
};

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

/** One sentence for each field; a text in the place of a list, say, is also longer than the list may be. */
function faultsOf(key: string, issues: readonly z.core.$ZodIssue[]): SettingFault[] {
  const faults = new Map<string, string>();
  for (const { path, message } of issues) {
    const at = fieldName(key, path);
    if (!faults.has(at)) faults.set(at, `${message}。`);
  }
  return [...faults].map(([at, message]) => ({ at, message }));
}

function unknownFields(input: unknown, checked: unknown, name: string): SettingFault[] {
  if (typeof input !== 'object' || input === null) return [];
  if (typeof checked !== 'object' || checked === null) return [];
  return Object.entries(input).flatMap(([field, value]) => {
    const at = Array.isArray(input) ? `${name}[${field}]` : `${name}.${field}`;
    if (!Object.hasOwn(checked, field)) return [{ at, message: '沒有這個欄位，請刪除或改名。' }];
    return unknownFields(value, (checked as Record<string, unknown>)[field], at);
  });
}

export function checkSetting(
  key: SettingName,
  input: unknown,
): { value: unknown } | { faults: SettingFault[] } {
  if (input === null) return { value: null };
  const { success, data, error } = safeParse(SETTING_RULES[key], input, { error: errorOf });
  if (!success) return { faults: faultsOf(key, error.issues.flatMap(issuesOf)) };
  const faults = unknownFields(input, data, key);
  return faults.length > 0 ? { faults } : { value: data };
}
