import type { AuditFilter } from '@pinpu/shared/contracts';
import { useSearchParams } from '@pinpu/shared/router';

const NAMES = ['actor', 'action', 'subject', 'day'] as const;

/** The filter, which is kept in the address so that a sign-in leads back to it, and its setter. */
export function useAuditFilter() {
  const [params, setParams] = useSearchParams();
  const filter = Object.fromEntries(
    NAMES.map((name) => [name, params.get(name) ?? '']),
  ) as AuditFilter;
  const setFilter = (next: AuditFilter) =>
    setParams(
      Object.fromEntries(NAMES.flatMap((name) => (next[name] ? [[name, next[name]]] : []))),
    );
  return [filter, setFilter] as const;
}
