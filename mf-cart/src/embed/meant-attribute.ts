/** Attributes that any element may have. */
const GENERAL =
  /^(?:id|is|class|style|slot|title|lang|dir|hidden|inert|part|role|tabindex|translate|key|ref|on.*|(?:data|aria)-.*|.*[^a-z_-].*)$/;

const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** Whether two texts differ by at most one letter that is missing, added or replaced, or by two that are swapped. */
function isOneTypoAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  const isSwapped = rest[0] === otherRest[1] && rest[1] === otherRest[0];
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (isSwapped && rest.slice(2) === otherRest.slice(2))
  );
}

const SHORTEST = 4;

/** The known attribute that was probably meant by an unknown one, e.g. `product` by `product-id`. */
export function meantAttribute(name: string, known: readonly string[]): string | undefined {
  const typed = lettersOf(name);
  if (known.includes(name) || GENERAL.test(name) || typed.length < SHORTEST) return undefined;
  return known.find((one) => {
    const letters = lettersOf(one);
    return typed.includes(letters) || letters.includes(typed) || isOneTypoAway(typed, letters);
  });
}
