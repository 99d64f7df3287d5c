import type { Composition } from '@pinpu/shared/contracts';
import type { BrowserHistory } from '@pinpu/shared/router';
import { startTransition } from 'react';
import { isPartLoaded, pagePartId } from '../composition/parts.ts';
import { canCrossFade, crossFade, measureRender } from './cross-fade.ts';
import { currentPath } from './legacy-routes.ts';
import { mayBeLazy, routeFor } from './routes-of.ts';
import { scrollToTopAhead } from './scroll-to-top.ts';

const PUSH = 'PUSH' as Update['action'];
const REPLACE = 'REPLACE' as Update['action'];

type Update = Parameters<Parameters<BrowserHistory['listen']>[0]>[0];

/** The entry of a dialog that is closing is left asynchronously, which would undo a navigation (shared/ui/dialog). */
function onceSettled(navigate: () => void) {
  if (window.history.state?.dialog === 'leaving')
    window.addEventListener('popstate', navigate, { once: true });
  else navigate();
}

/**
 * The browser's history, which decides how the router renders each navigation. A page whose code is loaded renders
 * synchronously, since with time slicing each intermediate frame would recalculate the styles injected so far. If its
 * code is still loading, the previous page stays visible until it is ready (React transition), and can no longer
 * redirect. `renderedKey` is the key of the location on screen.
 */
export function transitionHistory(
  history: BrowserHistory,
  known: () => Composition,
  renderedKey: () => string | undefined,
): BrowserHistory {
  const pageAt = (pathname: string) => routeFor(known(), currentPath(known(), pathname))?.route;
  let at = history.location.pathname;
  let shown = pageAt(at);
  let latest: Update | undefined;
  let replaces = false;

  // A link inside a full-screen dialog replaces the dialog's own entry.
  const pushNow: BrowserHistory['push'] = (to, state) => {
    replaces = window.history.state?.dialog === true;
    if (replaces) history.replace(to, state);
    else history.push(to, state);
  };
  const push: BrowserHistory['push'] = (to, state) => onceSettled(() => pushNow(to, state));
  const replace: BrowserHistory['replace'] = (to, state) => {
    const isLeft = latest && latest.action !== REPLACE && latest.location.key !== renderedKey();
    if (!isLeft) onceSettled(() => history.replace(to, state));
  };
  const listen: BrowserHistory['listen'] = (listener) =>
    history.listen((sent) => {
      const update = replaces ? { ...sent, action: PUSH } : sent;
      replaces = false;
      const { pathname } = update.location;
      const page = pageAt(pathname);
      const fresh = update.action === PUSH && pathname !== at;
      const other = page?.page !== shown?.page;
      const here =
        page === undefined
          ? !mayBeLazy(known(), currentPath(known(), pathname))
          : isPartLoaded(pagePartId(page.remote, page.page));
      shown = page;
      at = pathname;
      latest = update;
      // A fade starts asynchronously, so an outdated navigation must not be applied.
      const show = () => {
        if (latest === update) listener(update);
      };
      const showNow = () => {
        if (fresh && latest === update) scrollToTopAhead(pathname);
        if (other) measureRender();
        show();
      };
      if (!here) startTransition(show);
      else if (other && update.action === PUSH && canCrossFade()) crossFade(showNow);
      else showNow();
    });

  const own = { listen, push, replace };
  return new Proxy(history, {
    get: (target, key, self) => Reflect.get(key in own ? own : target, key, self),
  });
}
