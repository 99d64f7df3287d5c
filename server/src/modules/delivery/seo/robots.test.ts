import type { Composition, PageDescription, RemoteRoute } from '@pinpu/shared/contracts';
import { deployed } from '../../../testing/deployments/built-shell.ts';
import { robotsText } from './robots.ts';

type Declared = Omit<RemoteRoute, 'describe' | 'files'> & { describe: PageDescription };

const page = (path: string, describe: object, fields: Partial<Declared> = {}): Declared => ({
  ...{ path, page: 'page', view: '', ...fields },
  describe: { kind: 'page', title: '食譜', ...describe },
});

function allowed(...routes: Declared[]) {
  const [version] = Object.values(deployed({ routes, fills: {}, offers: {} }).versions);
  if (version === undefined) throw new Error('a test deploys a version');
  const composition: Composition = { id: '', remotes: { 'mf-a': version }, refused: [] };
  const lines = robotsText('https://shop.example', composition).split('\n');
  return lines.filter((line) => /^Allow: \/(api|static)/.test(line)).map((line) => line.slice(7));
}

const FRAME = ['/api/config/public', '/static/lang/'];

it('allows what the frame reads where no page is listed', () => {
  expect(allowed(page('/mine', { data: 'mine' }, { early: ['mine?p=1'] }))).toEqual(FRAME);
});

it.each([
  ['its first calls', { early: ['recipes?p=1', 'recipes/:ID/steps'] }, {}, ['/api/recipes']],
  ['its data', {}, { data: 'recipe/:ID?lang=zh' }, ['/api/recipe']],
  ['no call whose parameter is all of it', { early: [':ANY'] }, {}, []],
  ['nothing twice', { early: ['recipe/:ID', 'recipe/:ID'] }, {}, ['/api/recipe']],
])('allows of a new page that is indexed %s', (_what, fields, describe, calls) => {
  const route = page('/recipes/:ID?', { indexed: true, ...describe }, fields);
  expect(allowed(route)).toEqual([...FRAME, ...calls]);
});

it('allows the calls of the shop’s own things where a remote shows them', () => {
  const makers = page('/maker/:CODE', { kind: 'maker', maker: 'CODE', canonical: '/maker/:CODE' });
  expect(allowed({ ...makers, early: ['maker/:CODE?p=1'] })).toEqual([
    '/api/config/public',
    '/api/maker/',
    '/static/lang/',
  ]);
});
