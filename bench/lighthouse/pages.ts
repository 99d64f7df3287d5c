import { HOME, LIST, PRODUCT, type VisitedPage } from '../composition/visit.ts';

const CART: VisitedPage = { path: '/cart', drawn: 'main h1' };
const MEMBER: VisitedPage = { path: '/vip', drawn: 'main form' };

const PAGES = [HOME, LIST, PRODUCT, CART, MEMBER];

/** The pages of these paths; of one that is unknown, anything that can be pressed says that it is drawn. */
export const pagesAt = (paths: string): VisitedPage[] =>
  paths === ''
    ? PAGES
    : paths
        .split(',')
        .map(
          (path) =>
            PAGES.find((page) => page.path === path) ?? { path, drawn: 'main a, main button' },
        );
