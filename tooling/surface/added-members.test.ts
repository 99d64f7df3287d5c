import { hasOnlyAddedOptional } from './added-members.ts';

const listOf = (members: string) =>
  `= zod/mini.ZodMiniArray<zod/mini.ZodMiniObject<{${members}}, zod/v4/core.$strip>>`;
const LINE = 'id: zod/mini.ZodMiniInt; qty: zod/mini.ZodMiniInt';
const OPTIONAL = 'zod/mini.ZodMiniOptional<zod/mini.ZodMiniInt>';

it.each([
  ['an optional member', `${LINE}; days: ${OPTIONAL}`],
  ['one with a fallback', `${LINE}; days: zod/mini.ZodMiniCatch<${OPTIONAL}>`],
  ['two of them', `${LINE}; days: ${OPTIONAL}; size: ${OPTIONAL}`],
  ['one in between', `id: zod/mini.ZodMiniInt; days: ${OPTIONAL}; qty: zod/mini.ZodMiniInt`],
])('a contract stays compatible with %s added to the items of an array', (_what, members) => {
  expect(hasOnlyAddedOptional(listOf(LINE), listOf(members))).toBe(true);
});

it.each([
  ['a required member', `${LINE}; days: zod/mini.ZodMiniInt`],
  ['an altered one', LINE.replace('qty: zod/mini.ZodMiniInt', `qty: ${OPTIONAL}`)],
  ['one instead of another', `id: zod/mini.ZodMiniInt; days: ${OPTIONAL}`],
  ['one taken away', 'id: zod/mini.ZodMiniInt'],
  ['a required one behind it', `${LINE}; days: ${OPTIONAL}; size: zod/mini.ZodMiniInt`],
])('a contract may be incompatible by %s', (_what, members) => {
  expect(hasOnlyAddedOptional(listOf(LINE), listOf(members))).toBe(false);
});
