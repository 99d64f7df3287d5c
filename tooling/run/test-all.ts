import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Outcome } from './reports.ts';
import { type Output, phases, type Step } from './steps.ts';
import { type Ended, summary } from './summary.ts';
import { makeTestFolder } from './test-folder.ts';

/** Runs a step; one that can't be run counts as failed, and the reason is printed. */
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

async function runAlone(step: Step): Promise<Ended> {
  console.log(heading(step));
  const ended = await timed(step, 'inherit');
  printEnd(ended);
  return ended;
}

/** Runs a step and prints its output when it has ended, so that lines of parallel steps do not mix. */
async function runBeside(step: Step): Promise<Ended> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pinpu-test-'));
  const file = path.join(folder, 'output');
  const output = openSync(file, 'w');
  try {
    const ended = await timed(step, output);
    console.log(heading(step));
    process.stdout.write(readFileSync(file));
    printEnd(ended);
    return ended;
  } finally {
    closeSync(output);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function inOrder(lane: readonly Step[], run: (step: Step) => Promise<Ended>) {
  const ended: Ended[] = [];
  for (const step of lane) ended.push(await run(step));
  return ended;
}

const folder = makeTestFolder();
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
process.env.TMPDIR = folder;
// A temporary cache for compiled code: tests run copies of the checkout, so a permanent cache would fill up with files
// that are never used again.
process.env.NODE_COMPILE_CACHE = path.join(folder, 'node-cache');

const began = performance.now();
const ended: Ended[] = [];
for (const lanes of phases(process.argv.includes('--long'))) {
  const run = lanes.length > 1 ? runBeside : runAlone;
  ended.push(...(await Promise.all(lanes.map((lane) => inOrder(lane, run)))).flat());
}

console.log(`\n${summary(ended, (performance.now() - began) / 1000).join('\n')}`);
process.exitCode = ended.every(({ failed }) => failed === 0) ? 0 : 1;
