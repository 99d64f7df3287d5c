import path from 'node:path';
import { root } from '../build/workspaces.ts';
import { tableLines } from '../deploy/deployments-table.ts';
import type { Outcome } from './reports.ts';

export interface Ended extends Outcome {
  step: string;
  seconds: number;
  /** Budget in seconds on two idle cores. */
  budget: number;
}

const SLOWEST = 10;

const rounded = (seconds: number) => seconds.toFixed(seconds < 10 ? 1 : 0);

const stepRows = (steps: readonly Ended[]) =>
  steps.map(({ step, seconds, budget, passed, failed, skipped }) => [
    step,
    rounded(seconds),
    String(budget),
    String(passed),
    String(failed),
    String(skipped),
  ]);

const slowestFiles = (steps: readonly Ended[]) =>
  steps
    .flatMap(({ step, files }) => files.map(({ file, seconds }) => ({ step, file, seconds })))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ step, file, seconds }) => [
      path.isAbsolute(file) ? path.relative(root, file) : file,
      rounded(seconds),
      step,
    ]);

const overBudget = (steps: readonly Ended[]) =>
  steps
    .filter(({ seconds, budget }) => seconds > budget)
    .map(
      ({ step, seconds, budget }) =>
        `over budget: ${step} took ${rounded(seconds)} s of ${budget} s`,
    );

const total = (steps: readonly Ended[], of: keyof Pick<Ended, 'passed' | 'failed' | 'skipped'>) =>
  steps.reduce((sum, step) => sum + step[of], 0);

/**
 * The final summary of `npm test`: seconds and counts of every step, total seconds, the ten slowest test files, steps
 * that took longer than their budget (which is not a failure), and failures. The last line is `N passed, N failed[, N
 * skipped]`.
 */
export function summary(steps: readonly Ended[], seconds: number): string[] {
  const failed = steps.filter((step) => step.failed > 0).map(({ step }) => step);
  const slowest = slowestFiles(steps);
  const skipped = total(steps, 'skipped');
  return [
    ...tableLines(
      [['step', 's', 'budget', 'passed', 'failed', 'skipped'], ...stepRows(steps)],
      'padStart',
    ),
    '',
    `all steps: ${rounded(seconds)} s`,
    ...(slowest.length > 0
      ? ['', ...tableLines([['slowest test files', 's', 'step'], ...slowest], 'padStart')]
      : []),
    '',
    ...overBudget(steps),
    ...(failed.length > 0 ? [`failed: ${failed.join('; ')}`] : []),
    `${total(steps, 'passed')} passed, ${total(steps, 'failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ];
}
