/** Optional members of a schema, as declarations write them within an array's or another schema's type. */
const OPTIONAL_MEMBERS =
  /^(?:; \w+: (?:zod\/mini\.ZodMiniCatch<)?zod\/mini\.ZodMiniOptional<[^;,{}]+>)+$/;

const count = (text: string, sign: string) => text.split(sign).length - 1;

/** How many characters two texts have in common at their beginning. */
function commonStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** Whether a schema has become another by optional members alone, wherever in it: that breaks neither side. */
export function hasOnlyAddedOptional(from: string, to: string): boolean {
  const common = commonStart(from, to);
  // The member may share its beginning with the one that follows it.
  return [common, to.lastIndexOf('; ', common)].some((start) => {
    const added = to.slice(start, start + to.length - from.length);
    if (from !== to.slice(0, start) + to.slice(start + added.length)) return false;
    return OPTIONAL_MEMBERS.test(added) && count(added, '<') === count(added, '>');
  });
}
