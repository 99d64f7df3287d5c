import {
  firstCountedDay,
  type MemberLevel,
  type MemberStanding,
  memberStanding,
  startOfTaipeiDay,
  taipeiDate,
} from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { findMemberSettings } from '../../base/settings/repository.ts';
import { findCountedOrders } from './repository.ts';

/** Where members stand now, by their ids. */
export async function standingsOf(
  db: Database,
  levels: readonly MemberLevel[],
  cus_ids: readonly string[],
  now: Date,
): Promise<Map<string, MemberStanding>> {
  const today = taipeiDate(now);
  const since = startOfTaipeiDay(firstCountedDay(today));
  const rows = await findCountedOrders(db, cus_ids, since);
  const ofMember = Map.groupBy(rows, ({ cus_id }) => cus_id);
  return new Map(
    cus_ids.map((cus_id) => {
      const counted = (ofMember.get(cus_id) ?? []).map(({ ord_date, amount }) => ({
        ...{ day: taipeiDate(ord_date), amount },
      }));
      return [cus_id, memberStanding(levels, counted, today)];
    }),
  );
}

/** The levels of members now, by their ids; members without one, and all where the shop has none, are missing. */
export async function levelsOf(
  db: Database,
  cus_ids: readonly string[],
  now: Date,
): Promise<Map<string, MemberLevel>> {
  const { member_levels } = await findMemberSettings(db);
  if (member_levels.length === 0 || cus_ids.length === 0) return new Map();
  const standings = await standingsOf(db, member_levels, cus_ids, now);
  return new Map([...standings].flatMap(([id, { level }]) => (level ? [[id, level]] : [])));
}

/** A member's level now; undefined below the first, and where the shop has none. It is computed, never stored. */
export const levelOf = async (
  db: Database,
  cus_id: string,
  now: Date,
): Promise<MemberLevel | undefined> => (await levelsOf(db, [cus_id], now)).get(cus_id);
