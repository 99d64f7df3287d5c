import type { Composition } from '@pinpu/shared/contracts';
import type { BrowserHistory } from '@pinpu/shared/router';
import { startTransition } from 'react';
import { isPartLoaded, pagePartId } from '../composition/parts.ts';
import { canCrossFade, crossFade, measureRender } from './cross-fade.ts';
import { legacyRoutes } from './legacy-routes.ts';
import { routeFor } from './routes-of.ts';
import { scrollToTopAhead } from './scroll-to-top.ts';

type Update = Parameters<Parameters<BrowserHistory['listen']>[0]>[0];

/**
 * The browser's history, which tells the router of a new address in the way that fits its page. A page whose
 * code is here is drawn at once and whole: in slices, each frame between them would pay for the styles injected
 * so far. One whose code is still to come leaves the old page standing until it is here (React's transition).
 */
export function transitionHistory(
  history: BrowserHistory,
  composition: Composition,
): BrowserHistory {
  const pageAt = (pathname: string) =>
    routeFor(composition, legacyRoutes[pathname] ?? pathname)?.route;
  let at = history.location.pathname;
  let shown = pageAt(at);
  let latest: Update | undefined;

  const listen: BrowserHistory['listen'] = (listener) =>
    history.listen((update) => {
      const { pathname } = update.location;
      const page = pageAt(pathname);
      const fresh = update.action === 'PUSH' && pathname !== at;
      const other = page?.page !== shown?.page;
      const here = page === undefined || isPartLoaded(pagePartId(page.remote, page.page));
      shown = page;
      at = pathname;
      latest = update;
      // A fade begins a moment later: whoever has gone on by then must not be fetched back.
      const show = () => {
        if (latest === update) listener(update);
      };
      const draw = () => {
        if (fresh && latest === update) scrollToTopAhead(pathname);
        if (other) measureRender();
        show();
      };
      if (!here) startTransition(show);
      else if (other && update.action === 'PUSH' && canCrossFade()) crossFade(draw);
      else draw();
    });

  return new Proxy(history, {
    get: (target, key, self) => (key === 'listen' ? listen : Reflect.get(target, key, self)),
  });
}
