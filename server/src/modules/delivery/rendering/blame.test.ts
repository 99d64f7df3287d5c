import { SHELL } from '@pinpu/shared/domain';
import { blamed, reportedFailures } from './blame.ts';

const REMOTES = ['mf-a', 'mf-b', 'mf-c'];
const WHY = 'it failed';

/** What a trial with these remotes shows, by their names; '' is the shell alone. */
const shows = (failing: Readonly<Record<string, string>>) => {
  const tried: string[] = [];
  const trial = async (remotes: readonly string[]) => {
    tried.push(remotes.join(' '));
    const named = failing[remotes.join(' ')];
    return new Map(named === undefined ? [] : [[named, WHY]]);
  };
  return { tried, trial };
};

const namesOf = async (reported: readonly string[], failing: Readonly<Record<string, string>>) => {
  const { tried, trial } = shows(failing);
  const guilty = await blamed(new Map(reported.map((name) => [name, WHY])), REMOTES, trial);
  return { guilty: [...guilty.keys()], tried };
};

it.each([
  ['the reported one fails alone', ['mf-b'], { 'mf-b': 'mf-b' }, ['mf-b'], 1],
  ['another one fails alone', ['mf-b'], { 'mf-c': 'mf-c' }, ['mf-c'], 4],
  ['it fails in the shell’s name', ['mf-b'], { 'mf-b': SHELL }, ['mf-b'], 2],
  ['the shell fails alone', ['mf-b'], { 'mf-b': SHELL, '': SHELL }, [SHELL], 2],
  [
    'two are reported and fail',
    ['mf-a', 'mf-c'],
    { 'mf-a': 'mf-a', 'mf-c': 'mf-c' },
    ['mf-a', 'mf-c'],
    2,
  ],
  ['none fails alone', [SHELL], {}, [], 4],
])(
  'only builds that fail by themselves are blamed: %s [41 S4]',
  async (_, reported, failing, guilty, trials) => {
    const found = await namesOf(reported, failing as Readonly<Record<string, string>>);
    expect(found.guilty).toEqual(guilty);
    expect(found.tried).toHaveLength(trials);
  },
);

it('a name that is not in the task counts as the shell’s', () => {
  const failure = { remote: 'mf-elsewhere', part: 'build', why: WHY };
  const outcome = { state: 'nothing', broken: [failure, { ...failure, remote: 'mf-a' }] } as const;
  expect([...reportedFailures(outcome, REMOTES).keys()]).toEqual([SHELL, 'mf-a']);
});
