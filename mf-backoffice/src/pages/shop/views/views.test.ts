import remote from '../../../../remote.json';
import { VIEWS } from './views.ts';

it('has a title for every link of the navigation', () => {
  const links = remote.routes.flatMap(({ work_links }) => work_links);
  const titles = new Map(
    VIEWS.map(({ name, title }) => [`/el/shop/${name}`.replace(/\/$/, ''), title]),
  );
  expect(links.map(({ to, text }) => [text, titles.get(to)])).toEqual(
    links.map(({ text }) => [text, text]),
  );
});

it('loads every view', async () => {
  for (const { load } of VIEWS) expect(await load()).toBeInstanceOf(Function);
});
