/** The part of zod/mini that the contracts are written in: one copy for shell and remotes. */
export {
  array, boolean, enum as oneOf, int, literal, looseObject, maxLength, minLength, maximum, minimum,
  nullable, number, object, optional, record, regex, safeParse, string, strictObject, union, unknown,
  _default as withDefault, pipe, transform, trim, extend,
} from 'zod/mini';
export type { infer as Infer, ZodMiniType as Schema } from 'zod/mini';
