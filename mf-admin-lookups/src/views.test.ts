import remote from '../remote.json';
import { VIEWS } from './views.ts';

it('each view is linked once in the navigation, under its title [A10]', () => {
  const links = remote.routes.flatMap(({ work_links }) => work_links);
  expect(links.map(({ to, text }) => [to, text]).sort()).toEqual(
    VIEWS.map(({ name, title }) => [`/el/${name}`, title]).sort(),
  );
});

it('loads every view', async () => {
  for (const { load } of VIEWS) expect(await load()).toBeInstanceOf(Function);
});
