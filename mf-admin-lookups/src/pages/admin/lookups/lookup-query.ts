import { queryOptions } from '@pinpu/shared/query';
import type { LookupRequest } from '../../../api/lookup-request.ts';
import type { Lookup } from './lookup.ts';

/** The list of a lookup. Signing in removes what begins with `admin`, since it was another administrator's. */
export const lookupQuery = <Item>({ view, read }: Lookup<Item>, request: LookupRequest) =>
  queryOptions({
    queryKey: ['admin', view, request.bizId ?? '', request.text ?? ''],
    queryFn: () => read(request),
  });
