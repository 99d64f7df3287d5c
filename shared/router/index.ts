import type { UNSAFE_createBrowserHistory } from 'react-router-dom';

export {
  Link,
  MemoryRouter,
  Navigate,
  Route,
  Routes,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  unstable_HistoryRouter as HistoryRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';

/** The browser's history, as used by the router. */
export type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;
