const BRACKETS = /\[(?<ids>[A-Z]\d{1,2}(?:\s*,\s*[A-Z]\d{1,2})*)\]/g;
const QUOTED = /(?<quote>['"`])(?:\\.|(?!\k<quote>).)*\k<quote>/g;

/** The ledger ids that a test file proves: those in brackets inside its strings, as in `'caps at stock [P7]'`. */
export function ledgerIds(text: string): string[] {
  const strings = text.match(QUOTED) ?? [];
  const ids = strings.flatMap((string) =>
    [...string.matchAll(BRACKETS)].flatMap((match) => (match.groups?.ids ?? '').split(/\s*,\s*/)),
  );
  return [...new Set(ids)];
}
