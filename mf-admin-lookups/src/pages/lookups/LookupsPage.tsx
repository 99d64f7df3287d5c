import { Navigate, useParams } from '@pinpu/shared/router';
import { AdminPage } from '../../features/page/AdminPage.tsx';
import { LOOKUPS } from './lists/lookups.tsx';

/** The lookup at `/el/lookups/:VIEW` (ledger A10); the first one where there is none of that name. */
export function LookupsPage() {
  const { VIEW } = useParams();
  const lookup = LOOKUPS.find(({ view }) => view === VIEW);
  if (lookup === undefined) return <Navigate to={`/el/lookups/${LOOKUPS[0].view}`} replace />;
  return <AdminPage title={lookup.title}>{lookup.content}</AdminPage>;
}
