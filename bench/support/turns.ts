/**
 * Measures each case once a round, every other round in reverse order; returns the results of each case. Round 0 is not
 * counted, since pictures are encoded on their first request.
 */
export async function inTurns<Case, Result>(
  rounds: number,
  cases: readonly Case[],
  measure: (one: Case) => Promise<Result>,
): Promise<Result[][]> {
  const results = new Map<Case, Result[]>(cases.map((one) => [one, []]));
  for (let round = 0; round <= rounds; round += 1)
    for (const one of round % 2 === 0 ? cases : cases.toReversed()) {
      const result = await measure(one);
      if (round > 0) results.get(one)?.push(result);
      process.stdout.write('.');
    }
  return [...results.values()];
}
