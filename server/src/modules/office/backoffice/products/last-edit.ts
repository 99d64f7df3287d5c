import type { Database } from '../../../../platform/db/index.ts';
import { actorText } from '../../../base/audit/last-change.ts';
import { findLastAct, findLastImport, findLastNumberEdit } from './last-edit-repository.ts';

const VERBS: Readonly<Record<string, string>> = {
  'product.create': '新增',
  'product.save': '修改',
  'variants.save': '修改規格',
  'maker.create': '新增',
  'maker.save': '修改',
  'goods.import': '以商品檔匯入',
  import: '以商品檔匯入',
  undo: '復原',
  edit: '修改',
};

const MAKER_ACTS = ['maker.create', 'maker.save'];
const PRODUCT_ACTS = ['product.create', 'product.save', 'variants.save'];

type Act = NonNullable<Awaited<ReturnType<typeof findLastAct>>>;

function actText({ at, actor, action }: Act, now: Date): string {
  const who = actor === 'operator' ? '管理者（指令）' : actor;
  return `${actorText(who, at, now)} ${VERBS[action] ?? '變更'}`;
}

function lastText(acts: readonly (Act | undefined)[], now: Date): string {
  const [last] = acts
    .filter((act) => act !== undefined)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return last ? actText(last, now) : '';
}

/** Actor and time of a product's last change, on a screen or by a goods file; '' if the audit log has none. */
export async function lastProductEdit(db: Database, prd_id: string, now: Date): Promise<string> {
  const acts = [
    await findLastAct(db, PRODUCT_ACTS, prd_id),
    await findLastNumberEdit(db, prd_id),
    await findLastImport(db),
  ];
  return lastText(acts, now);
}

export const lastMakerEdit = async (db: Database, maker_id: string, now: Date): Promise<string> =>
  lastText([await findLastAct(db, MAKER_ACTS, maker_id), await findLastImport(db)], now);
