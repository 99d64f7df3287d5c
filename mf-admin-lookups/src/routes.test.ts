import remote from '../remote.json';
import { LOOKUPS } from './pages/lookups/lists/lookups.tsx';
import { pages } from './routes.tsx';

const links = remote.routes.flatMap(({ work_links = [] }) => work_links);

it('each lookup and each other page is linked once in the navigation, under its title [A10]', () => {
  const lookups = LOOKUPS.map(({ view, title }) => [`/el/lookups/${view}`, title]);
  const others = remote.routes
    .filter(({ path }) => !path.includes(':'))
    .map(({ path, describe }) => [path, describe.title]);
  expect(links.map(({ to, text }) => [to, text])).toEqual([...lookups, ...others]);
});

it('loads every page', async () => {
  expect(Object.keys(pages)).toEqual(remote.routes.map(({ page }) => page));
  for (const load of Object.values(pages)) expect((await load()).Page).toBeInstanceOf(Function);
});
