import { findBrowser } from './browser.ts';
import { check, jest, jestOnPostgres, journeys, type Outcome, script } from './steps.ts';

const steps: [name: string, run: () => Outcome][] = [
  ['lint', () => script('tooling/lint/lint.ts')],
  ['types', () => check('tsc', ['--noEmit'])],
  ['unit and integration, embedded database', jest],
  ['server on PostgreSQL', jestOnPostgres],
  ['orders on two instances, in short', () => script('bench/prove-orders/main.ts', '--short')],
  ['build', () => script('tooling/build/main.ts')],
  ['journeys in a browser', () => journeys(findBrowser())],
];

const total: Outcome = { passed: 0, failed: 0, skipped: 0 };
const failedSteps: string[] = [];

for (const [name, run] of steps) {
  const began = performance.now();
  console.log(`\n=== ${name}`);
  let outcome: Outcome;
  try {
    outcome = run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    outcome = { passed: 0, failed: 1, skipped: 0 };
  }
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  total.skipped += outcome.skipped;
  if (outcome.failed > 0) failedSteps.push(name);
  console.log(`=== ${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

if (failedSteps.length > 0) console.error(`\nfailed: ${failedSteps.join('; ')}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;
