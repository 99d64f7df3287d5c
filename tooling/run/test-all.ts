import type { Outcome } from './reports.ts';
import { type Step, steps } from './steps.ts';
import { type Ended, summary } from './summary.ts';

/** A step that can't even run counts as failed, with the reason printed. */
function outcomeOf({ run }: Step): Outcome {
  try {
    return run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0, files: [] };
  }
}

const ended: Ended[] = [];
for (const step of steps) {
  const began = performance.now();
  console.log(`\n=== ${step.name}`);
  const outcome = outcomeOf(step);
  const seconds = (performance.now() - began) / 1000;
  ended.push({ ...outcome, step: step.name, budget: step.budget, seconds });
  console.log(`=== ${step.name}: ${seconds.toFixed(0)} s`);
}

console.log(`\n${summary(ended).join('\n')}`);
process.exitCode = ended.every(({ failed }) => failed === 0) ? 0 : 1;
