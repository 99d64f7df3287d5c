/** Findings that a stranger's script can't show within minutes, and the tests that show that they are fixed. */
export const ELSEWHERE: readonly { finding: string; what: string; proof: string }[] = [
  { finding: 'H2', what: 'a restart of PostgreSQL', proof: 'npm run prove:faults' },
  { finding: 'M13', what: 'a database that hangs', proof: 'npm run prove:faults' },
  { finding: 'M14', what: 'a full disk', proof: 'npm run prove:faults' },
  {
    finding: 'H4',
    what: 'a reservation renewed at hour 23 (needs another clock)',
    proof: 'server/src/modules/sales/order/reservation.test.ts',
  },
  {
    finding: 'M10',
    what: 'guesses over days (needs another clock)',
    proof: 'server/src/modules/sales/member/strangers.test.ts',
  },
  {
    finding: 'M16',
    what: 'the next member of a browser (needs a browser)',
    proof: 'e2e/journeys/member.spec.ts',
  },
  {
    finding: 'H6',
    what: 'an upgrade (no attack)',
    proof: 'server/src/app/startup/upgrade.test.ts',
  },
  {
    finding: 'M20',
    what: 'failures that are not reported (no attack)',
    proof: 'server/src/modules/base/mail/deliver-mail.test.ts',
  },
];
