import { testComposition, testVersion } from '../testing/compositions.ts';
import { loadExposed } from './containers.ts';
import { openRemotes } from './remotes.ts';

jest.mock('./containers.ts', () => ({
  ...{ announceRemotes: jest.fn(), loadExposed: jest.fn(), forgetContainer: jest.fn() },
}));

const base = 'https://member.example/remotes/mf-member/1/';
const composition = testComposition({ 'mf-member': testVersion({ base }) });
const gone = () => Promise.reject(new Error('gone'));

type Load = typeof loadExposed;

const entryFails: Load = gone;
const moduleFails: Load = (_remote, _version, _name, onOpen) => {
  onOpen();
  return gone();
};
const partFails: Load = async (_remote, _version, _name, onOpen) => {
  onOpen();
  return { pages: { vip: gone } };
};

it.each<[string, string, Load, Load]>([
  ['entry', 'twice', entryFails, entryFails],
  ['exposed module', 'twice', moduleFails, moduleFails],
  ['entry', 'after its exposed module', moduleFails, entryFails],
  ['part', 'twice', partFails, partFails],
])('the error names the %s that failed, %s [M4]', async (phase, _when, first, again) => {
  jest.mocked(loadExposed).mockImplementationOnce(first).mockImplementationOnce(again);
  await expect(openRemotes(composition).loadPage('mf-member', 'vip', 0)).rejects.toThrow(
    `${phase} of ${base} failed: gone`,
  );
});
