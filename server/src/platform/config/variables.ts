import * as z from 'zod/mini';
import { StartupError } from '../errors/startup-error.ts';

export type Variables = Readonly<Record<string, z.ZodMiniType>>;

/** The variables that are set; an empty one counts as not set. */
export type EnvironmentValues = Readonly<Record<string, string>>;

export const wholeNumber = (min: number, max: number, fallback: number) =>
  z.pipe(
    z._default(
      z
        .string()
        .check(z.regex(/^\d{1,7}$/, { error: `must be a whole number from ${min} to ${max}` })),
      String(fallback),
    ),
    z.pipe(
      z.transform(Number),
      z
        .number()
        .check(
          z.minimum(min, { error: `must be a whole number from ${min} to ${max}` }),
          z.maximum(max, { error: `must be a whole number from ${min} to ${max}` }),
        ),
    ),
  );

export const address = (what: string, protocols: readonly string[]) =>
  z.string().check(
    z.refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
      error: `must be ${what}, starting with ${protocols.map((name) => `${name}//`).join(' or ')}`,
    }),
  );

export const origin = (what: string, fallback: string) =>
  z.pipe(
    z._default(address(what, ['http:', 'https:']), fallback),
    z.transform((text) => new URL(text).origin),
  );

const choice = <const T extends readonly string[]>(names: T) =>
  z.enum(names, { error: `must be one of ${names.join(', ')}` });

export const oneOf = <const T extends readonly string[]>(names: T, fallback: T[number]) =>
  z._default(choice(names), fallback);

export const maybeOneOf = <const T extends readonly string[]>(names: T) =>
  z.optional(choice(names));

export const text = (fallback: string) => z._default(z.string(), fallback);

/** Variables that may contain a password: their value is never printed. */
const SECRETS = /KEY|IV|SALT|URL|SECRET|TOKEN/;

export const setVariables = (
  variables: Readonly<Record<string, string | undefined>>,
): EnvironmentValues =>
  Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) =>
      value !== undefined && value.trim() !== '' ? [[name, value]] : [],
    ),
  );

/** @throws StartupError naming the first invalid variable, what is wrong, and how to fix it. */
export function readVariables<S extends z.ZodMiniObject>(
  schema: S,
  environment: EnvironmentValues,
): z.infer<S> {
  const parsed = z.safeParse(schema, environment);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = String(issue?.path[0] ?? '');
  const shown = SECRETS.test(name) ? '' : ` is "${environment[name] ?? ''}", but`;
  throw new StartupError(
    `${name}${shown} ${issue?.message ?? 'is wrong'}: correct it in the environment or in .env.`,
  );
}

/** The message for a chosen provider with missing variables; '' where all are set. */
export function missingVariables(
  chosen: string,
  values: Readonly<Record<string, string>>,
  instead: string,
): string {
  const names = Object.entries(values)
    .filter(([, value]) => value === '')
    .map(([name]) => name)
    .join(', ');
  return names === '' ? '' : `${chosen}, but ${names} is not set: set it, or choose ${instead}.`;
}
