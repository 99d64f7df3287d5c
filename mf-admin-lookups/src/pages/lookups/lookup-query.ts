import { queryOptions } from '@pinpu/shared/query';
import type { LookupRequest } from '../../api/lookup-request.ts';
import type { Lookup } from './lookup.ts';

/**
 * The list of a lookup. Signing in removes all queries whose key begins with `admin`, since they may be another
 * administrator's.
 */
export const lookupQuery = <Item>({ view, read }: Lookup<Item>, request: LookupRequest) =>
  queryOptions({
    queryKey: ['admin', view, request.bizId ?? '', request.text ?? ''],
    queryFn: () => read(request),
  });
