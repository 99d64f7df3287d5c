/** Optional members of a schema, as written in declarations within the type of an array or another schema. */
const OPTIONAL_MEMBERS =
  /^(?:; \w+: (?:zod\/mini\.ZodMiniCatch<)?zod\/mini\.ZodMiniOptional<[^;,{}]+>)+$/;

const count = (text: string, sign: string) => text.split(sign).length - 1;

/** The number of characters that two texts have in common at the beginning. */
function commonStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/**
 * Whether a schema differs from another only by additional optional members, at any depth; this breaks neither side.
 */
export function hasOnlyAddedOptional(from: string, to: string): boolean {
  const common = commonStart(from, to);
  // The common beginning may include the start of the new member, if it equals that of the next one.
  return [common, to.lastIndexOf('; ', common)].some((start) => {
    const added = to.slice(start, start + to.length - from.length);
    if (from !== to.slice(0, start) + to.slice(start + added.length)) return false;
    return OPTIONAL_MEMBERS.test(added) && count(added, '<') === count(added, '>');
  });
}
