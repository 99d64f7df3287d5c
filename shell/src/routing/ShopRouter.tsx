import {
  type BrowserHistory,
  createBrowserHistory,
  HistoryRouter,
  useLocation,
} from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createGlobalStyle } from 'styled-components';
import { useRemotes } from '../composition/remotes-context.tsx';
import { transitionHistory } from './transition-history.ts';

/** The history of a page on the server, which never changes. */
export const ServedHistoryContext = createContext<BrowserHistory | undefined>(undefined);

/** The page's only router; `transition-history.ts` decides how each navigation renders. */
export function ShopRouter({ children }: { children: ReactNode }) {
  const served = use(ServedHistoryContext);
  const { composition } = useRemotes();
  const known = useRef(composition);
  useLayoutEffect(() => {
    known.current = composition;
  }, [composition]);
  const renderedKey = useRef<string>(undefined);
  const [history] = useState(
    () =>
      served ??
      transitionHistory(
        createBrowserHistory({ v5Compat: true }),
        () => known.current,
        () => renderedKey.current,
      ),
  );
  return (
    <HistoryRouter history={history} useTransitions={false}>
      <RenderedKey of={renderedKey} />
      <CrossFade />
      {children}
    </HistoryRouter>
  );
}

/** Before the pages' own effects, a redirect among them. */
function RenderedKey({ of }: { of: RefObject<string | undefined> }) {
  const { key } = useLocation();
  useLayoutEffect(() => {
    of.current = key;
  }, [of, key]);
  return null;
}

/**
 * Pages cross-fade beneath elements with the view transition class `frame`; a press during the fade reaches the new
 * page.
 */
const CrossFade = createGlobalStyle`
  ::view-transition { pointer-events: none; }
  ::view-transition-old(root), ::view-transition-new(root) { animation-duration: ${theme.motion.steady}; }
  ::view-transition-group(.frame), ::view-transition-new(.frame) { animation: none; }
  ::view-transition-old(.frame) { display: none; }
`;
