import { rollbackCandidates } from './rollback-candidates.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const AT = '2026-11-22T11:30:00.000Z';
const LONG_AGO = '2026-11-22T10:59:00.000Z';

type Entry = { version: string; at: string; action?: 'deploy' | 'canary' | 'rollback' | 'retire' };
interface Fields {
  stable?: string;
  canary?: { version: string; percent: number; since: string };
  bad?: string[];
}

const deployed = (history: Entry[], { stable = '2', canary, bad = [] }: Fields = {}) => ({
  stable,
  history,
  ...(canary && { canary }),
  damaged: {},
  versions: Object.fromEntries(
    ['1', '2', '3'].map((name) => [name, { status: bad.includes(name) ? 'bad' : 'live' }]),
  ),
});

const first = { version: '1', at: LONG_AGO, action: 'deploy' } as const;
const young = { version: '2', at: AT, action: 'deploy' } as const;

describe('versions that may be rolled back [M3]', () => {
  it.each([
    ['a young one', deployed([first, young]), [['2', '1']]],
    ['not an older one', deployed([first, { ...young, at: LONG_AGO }]), []],
    ['not the first', deployed([young]), []],
    ['not where the one before is bad', deployed([first, young], { bad: ['1'] }), []],
    ['not one that a rollback restored', deployed([first, { ...young, action: 'rollback' }]), []],
    [
      'not one of a registry that does not say how',
      deployed([first, { version: '2', at: AT }]),
      [],
    ],
    [
      'one that was followed by a retirement alone',
      deployed([first, young, { version: '3', at: AT, action: 'retire' }]),
      [['2', '1']],
    ],
    [
      'a canary, before the stable one',
      deployed([first, young, { version: '3', at: AT, action: 'canary' }], {
        canary: { version: '3', percent: 10, since: AT },
      }),
      [['3', '2']],
    ],
    [
      'a canary of any age',
      deployed([first], { stable: '1', canary: { version: '3', percent: 10, since: LONG_AGO } }),
      [['3', '1']],
    ],
  ])('%s', (_what, remote, expected) => {
    const found = rollbackCandidates({ remotes: { 'mf-cart': remote }, shell: remote }, NOW);
    const named = (name: string) =>
      found.filter((one) => one.name === name).map(({ version, baseline }) => [version, baseline]);
    expect(named('mf-cart')).toEqual(expected);
    expect(named('shell')).toEqual(expected);
  });
});
