import remote from '../remote.json';
import { VIEWS } from './views.ts';

const links = remote.routes.flatMap(({ work_links }) => work_links);
const titles = new Map(
  VIEWS.map(({ name, title }) => [`/el/shop/${name}`.replace(/\/$/, ''), title]),
);

it('every link of the navigation has a title', () => {
  expect(links.map(({ to, text }) => [text, titles.get(to)])).toEqual(
    links.map(({ text }) => [text, text]),
  );
});

it('every view has one link, its own or that of the view it is reached from', () => {
  const marked = links.flatMap(({ to, also = [] }) => [to, ...also]);
  expect(marked.sort()).toEqual([...titles.keys()].sort());
});

it('loads every view', async () => {
  for (const { load } of VIEWS) expect(await load()).toBeInstanceOf(Function);
});
