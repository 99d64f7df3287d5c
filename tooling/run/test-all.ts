import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Outcome } from './reports.ts';
import { type Output, phases, type Step } from './steps.ts';
import { type Ended, summary } from './summary.ts';

/** A step that can't even run counts as failed, with the reason printed. */
async function outcomeOf({ run }: Step, output: Output): Promise<Outcome> {
  try {
    return await run(output);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0, files: [] };
  }
}

const heading = ({ name }: Step) => `\n=== ${name}`;

async function timed(step: Step, output: Output): Promise<Ended> {
  const began = performance.now();
  const outcome = await outcomeOf(step, output);
  const seconds = (performance.now() - began) / 1000;
  return { ...outcome, step: step.name, budget: step.budget, seconds };
}

const printEnd = ({ step, seconds }: Ended) => console.log(`=== ${step}: ${seconds.toFixed(0)} s`);

/** Prints while it runs. */
async function runAloud(step: Step): Promise<Ended> {
  console.log(heading(step));
  const ended = await timed(step, 'inherit');
  printEnd(ended);
  return ended;
}

/** Adds what it has printed to `outputs`, when it has ended: lines of steps that run at the same time do not mix. */
const runQuietly =
  (outputs: (() => void)[]) =>
  async (step: Step): Promise<Ended> => {
    const folder = mkdtempSync(path.join(tmpdir(), 'pinpu-test-'));
    const file = path.join(folder, 'output');
    const output = openSync(file, 'w');
    try {
      const ended = await timed(step, output);
      const text = readFileSync(file);
      outputs.push(() => {
        console.log(heading(step));
        process.stdout.write(text);
        printEnd(ended);
      });
      return ended;
    } finally {
      closeSync(output);
      rmSync(folder, { recursive: true, force: true });
    }
  };

async function inOrder(lane: readonly Step[], run: (step: Step) => Promise<Ended>) {
  const ended: Ended[] = [];
  for (const step of lane) ended.push(await run(step));
  return ended;
}

/** The first lane prints while it runs, the others after it. */
async function runPhase([first = [], ...others]: readonly (readonly Step[])[]) {
  const outputs: (() => void)[] = [];
  const lanes = others.map((lane) => inOrder(lane, runQuietly(outputs)));
  const ended = await Promise.all([inOrder(first, runAloud), ...lanes]);
  for (const print of outputs) print();
  return ended.flat();
}

const began = performance.now();
const ended: Ended[] = [];
for (const lanes of phases(process.argv.includes('--long'))) ended.push(...(await runPhase(lanes)));

console.log(`\n${summary(ended, (performance.now() - began) / 1000).join('\n')}`);
process.exitCode = ended.every(({ failed }) => failed === 0) ? 0 : 1;
