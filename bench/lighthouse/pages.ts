import { HOME, LIST, PRODUCT, type VisitedPage } from '../composition/visit.ts';

const CART: VisitedPage = { path: '/cart', drawn: 'main h1' };
const MEMBER: VisitedPage = { path: '/vip', drawn: 'main form' };

const PAGES = [HOME, LIST, PRODUCT, CART, MEMBER];

/** The pages with these paths. A path that is not known counts as shown once there is anything that can be pressed. */
export const pagesAt = (paths: string): VisitedPage[] =>
  paths === ''
    ? PAGES
    : paths
        .split(',')
        .map(
          (path) =>
            PAGES.find((page) => page.path === path) ?? { path, drawn: 'main a, main button' },
        );
