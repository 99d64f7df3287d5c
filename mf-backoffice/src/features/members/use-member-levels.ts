import type { MemberLevel } from '@pinpu/shared/domain';
import { useQuery } from '@pinpu/shared/query';
import { fetchShopSettings } from '../../api/settings.ts';
import { SETTINGS_KEY } from '../../api/shop-keys.ts';

/** The shop's levels of members, read where they are needed; undefined until then. */
export function useMemberLevels(isNeeded: boolean): readonly MemberLevel[] | undefined {
  const { data } = useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: fetchShopSettings,
    enabled: isNeeded,
    meta: { quiet: true },
  });
  return data && (data.settings.member_levels ?? []);
}
