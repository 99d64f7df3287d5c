import path from 'node:path';
import { root } from '../build/workspaces.ts';
import { type Ended, summary } from './summary.ts';

const step = (name: string, fields: Partial<Ended> = {}): Ended => ({
  step: name,
  seconds: 5,
  budget: 10,
  passed: 1,
  failed: 0,
  skipped: 0,
  files: [],
  ...fields,
});

it('shows seconds, budget and counts of every step, and how long all took, of which some ran side by side', () => {
  const lines = summary(
    [step('lint'), step('unit', { seconds: 123.4, budget: 200, passed: 3000 })],
    126,
  );
  expect(lines.slice(0, 5)).toEqual([
    'step    s  budget  passed  failed  skipped',
    'lint  5.0      10       1       0        0',
    'unit  123     200    3000       0        0',
    '',
    'all steps: 126 s',
  ]);
});

it('names the ten slowest test files of all steps, the slowest first', () => {
  const files = Array.from({ length: 8 }, (_, i) => ({
    file: path.join(root, `server/${i}.test.ts`),
    seconds: i,
  }));
  const lines = summary(
    [
      step('unit', { files }),
      step('journeys', { files: [...files, { file: 'e2e/journeys/buy.spec.ts', seconds: 31 }] }),
    ],
    40,
  );
  const from = lines.findIndex((line) => line.startsWith('slowest test files'));
  const shown = lines.slice(from + 1, lines.indexOf('', from));
  expect(shown).toHaveLength(10);
  expect(shown[0]).toBe('e2e/journeys/buy.spec.ts   31  journeys');
  expect(shown[1]).toMatch(/^server\/7\.test\.ts +7\.0 +unit$/);
});

it('says which steps took longer than their budget, without calling that a failure', () => {
  const lines = summary([step('lint'), step('unit', { seconds: 12.5 })], 18);
  expect(lines).toContain('over budget: unit took 13 s of 10 s');
  expect(lines.join('\n')).not.toContain('over budget: lint');
  expect(lines.at(-1)).toBe('2 passed, 0 failed');
});

it('the summary ends with the failures, and the counts of all steps', () => {
  const lines = summary([step('lint', { passed: 0, failed: 1 }), step('unit', { skipped: 3 })], 10);
  expect(lines.slice(-2)).toEqual(['failed: lint', '1 passed, 1 failed, 3 skipped']);
});
