import type { Database } from '../../../platform/db/index.ts';
import { lockByName } from '../../../platform/db/one-at-a-time.ts';
import { withoutTimeLimits } from '../../../platform/db/time-limits.ts';
import { OPERATOR } from '../../audit/service.ts';
import { refreshStatistics } from '../repository.ts';
import { GoodsEdit } from '../stock/goods-edit.ts';
import { CategoryPlan } from './category-plan.ts';
import { isPictureAddress } from './cell-value.ts';
import type { GoodsField } from './columns.ts';
import { type Draft, readDraft } from './draft.ts';
import type { Finding } from './finding.ts';
import {
  type Change,
  type GoodsRow,
  planProduct,
  productFindings,
  type StoredGoods,
} from './product-plan.ts';
import {
  findCategoryRows,
  findGoodsById,
  listGoods,
  listInBatches,
  lockGoods,
  upsertCategory,
  upsertGoods,
} from './repository.ts';
import type { GoodsSource, SourceRow } from './source-row.ts';

/** What the pictures folder has under a file name: the address it is served at, or why it is not a picture. */
export type PictureFile = { address: string } | { why: string };

export interface ImportOptions {
  /** Reports what would change and changes nothing. */
  dryRun: boolean;
  /** Imports the valid rows although there are invalid ones. */
  skipBad: boolean;
  /** Pictures by their name in the file; undefined where none were given. */
  pictures: ReadonlyMap<string, PictureFile> | undefined;
  /** The sentence about a picture that is not among them. */
  noPicture?: string;
  now: Date;
  /** The administrator who imports; a command without one. */
  actor?: string;
}

export interface ImportReport {
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Invalid rows. */
  bad: number;
  categories: { created: number; updated: number };
  /** Whether the import was committed. */
  imported: boolean;
}

/** Messages of a running import. */
export type ImportEvent =
  | { finding: Finding }
  | { change: { prd_id: string; kind: 'created' | 'updated'; changes: Change[] } }
  | { progress: { step: 'check' | 'write'; rows: number } }
  | { report: ImportReport };

/** Rolls back a transaction whose findings have been reported. */
class GivenUp extends Error {
  override name = 'GivenUp';
}

/** Serialises what creates categories by their names. */
export const IMPORT_LOCK = 'import goods';

/** Rows per statement: the embedded database serves no other request while it runs one. */
const BATCH = 250;

const emptyReport = (): ImportReport => ({
  rows: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  bad: 0,
  categories: { created: 0, updated: 0 },
  imported: false,
});

/** A product to write, what that changes, and whether its search words are among it. */
interface ChangedGoods {
  row: GoodsRow;
  changes: readonly Change[];
  isNew: boolean;
  isReindexed: boolean;
}

const SEARCHED: readonly GoodsField[] = [
  'prd_name',
  'cate_id',
  'prd_text_desc',
  'sl_desc_content',
  'ma_desc_content',
  'enabled',
];
const isSearched = ({ field }: Change) => SEARCHED.includes(field);

/** One pass over the whole file: validates each row against the shop, and writes it in the second pass. */
class Pass {
  readonly report = emptyReport();
  /** Existing products that change. */
  readonly updates: string[] = [];
  /** Findings, one sentence each. */
  readonly named = new Set<string>();
  readonly plan: CategoryPlan;
  readonly #options: ImportOptions;
  readonly #emit: (event: ImportEvent) => void;
  readonly #rowOf = new Map<string, string>();

  constructor(plan: CategoryPlan, options: ImportOptions, emit: (event: ImportEvent) => void) {
    this.plan = plan;
    this.#options = options;
    this.#emit = emit;
  }

  /** Validates a batch; returns the products to write. */
  async batch(db: Database, rows: readonly SourceRow[]): Promise<ChangedGoods[]> {
    const drafts = rows.flatMap((row) => this.#draftOf(row));
    const stored = await findGoodsById(
      db,
      drafts.map(({ prd_id }) => prd_id).filter((prd_id) => prd_id !== ''),
    );
    this.report.rows += rows.length;
    const written = drafts.flatMap((draft) => this.#judge(draft, stored.get(draft.prd_id)) ?? []);
    this.report.categories = this.plan.counts();
    return written;
  }

  #reject(findings: readonly Finding[]) {
    this.report.bad += 1;
    for (const finding of findings) {
      this.named.add(finding.message);
      this.#emit({ finding });
    }
  }

  #draftOf(row: SourceRow): Draft[] {
    const { draft, findings } = readDraft(row);
    const first = this.#rowOf.get(draft.prd_id);
    if (first !== undefined)
      findings.push(draft.finding('prd_id', `${draft.prd_id} 和${first}重複，請只留一列。`));
    else if (draft.prd_id !== '') this.#rowOf.set(draft.prd_id, draft.place.label);
    if (findings.length === 0) return [draft];
    this.#reject(findings);
    return [];
  }

  /** Addresses of the pictures a cell names; undefined without such a cell. */
  #addresses(draft: Draft, field: GoodsField): { addresses?: string[]; findings: Finding[] } {
    const named = draft.values.get(field);
    if (named === undefined) return { findings: [] };
    const findings: Finding[] = [];
    const addresses = ((named ?? []) as readonly string[]).map((name) => {
      if (isPictureAddress(name)) return name;
      const file = this.#options.pictures?.get(name.replaceAll('\\', '/'));
      if (file && 'address' in file) return file.address;
      const none = this.#options.pictures
        ? (this.#options.noPicture ?? '不在圖片資料夾裡，請確認檔名。')
        : '是檔名，請用 --pictures 指定圖片資料夾。';
      findings.push(draft.finding(field, `「${name}」${file?.why ?? none}`));
      return '';
    });
    return { addresses, findings };
  }

  #judge(draft: Draft, stored: StoredGoods | undefined): ChangedGoods | undefined {
    if (draft.prd_id === '') {
      this.#describeCategory(draft);
      return undefined;
    }
    const { addresses: pictures, findings } = this.#addresses(draft, 'pictures');
    findings.push(...productFindings(draft, stored));
    // A bad row must not create a category: its category is resolved last.
    const category = findings.length === 0 ? this.plan.categoryOf(draft) : { cate_id: undefined };
    if ('finding' in category) findings.push(category.finding);
    if (findings.length > 0 || 'finding' in category) {
      this.#reject(findings);
      return undefined;
    }
    const { now } = this.#options;
    const planned = planProduct(draft, stored, { cate_id: category.cate_id, pictures, now });
    this.report[planned.kind] += 1;
    if (planned.kind === 'unchanged') return undefined;
    if (planned.kind === 'updated') this.updates.push(draft.prd_id);
    const { kind, changes, row } = planned;
    if (this.#options.dryRun) this.#emit({ change: { prd_id: draft.prd_id, kind, changes } });
    const isNew = kind === 'created';
    return { row, changes, isNew, isReindexed: !isNew && changes.some(isSearched) };
  }

  #describeCategory(draft: Draft) {
    const { addresses, findings } = this.#addresses(draft, 'cate_picture');
    const finding =
      findings.length === 0 ? this.plan.describe(draft, addresses && (addresses[0] ?? '')) : null;
    if (finding) findings.push(finding);
    if (findings.length > 0) this.#reject(findings);
  }
}

async function* batches(source: GoodsSource): AsyncGenerator<SourceRow[]> {
  let batch: SourceRow[] = [];
  for await (const row of source.rows()) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

type Emit = (event: ImportEvent) => void;

async function check(db: Database, source: GoodsSource, options: ImportOptions, emit: Emit) {
  const pass = new Pass(new CategoryPlan(await findCategoryRows(db)), options, emit);
  for (const finding of source.findings) emit({ finding });
  for await (const rows of batches(source)) {
    await pass.batch(db, rows);
    emit({ progress: { step: 'check', rows: pass.report.rows } });
  }
  return pass;
}

/** Reads the file again and writes; sales and reservations since the first pass are taken into account. */
async function write(
  tx: Database,
  source: GoodsSource,
  options: ImportOptions,
  checked: Pass,
  emit: Emit,
): Promise<ImportReport> {
  await lockByName(tx, IMPORT_LOCK);
  await listInBatches(tx);
  await lockGoods(tx, checked.updates, checked.plan.renamed());
  const pass = new Pass(new CategoryPlan(await findCategoryRows(tx)), options, (event) => {
    // The first pass has already reported these findings.
    if (!('finding' in event) || !checked.named.has(event.finding.message)) emit(event);
  });
  const { actor = OPERATOR.name, now: at } = options;
  const edit = new GoodsEdit({ kind: 'import', actor, at });
  for await (const rows of batches(source)) {
    const written = await pass.batch(tx, rows);
    for (const category of pass.plan.takeChanged()) await upsertCategory(tx, category);
    await upsertGoods(tx, written, edit);
    await listGoods(
      tx,
      written.filter(({ isReindexed }) => isReindexed).map(({ row }) => row.prd_id),
    );
    emit({ progress: { step: 'write', rows: pass.report.rows } });
  }
  if (pass.report.bad > 0 && !options.skipBad) throw new GivenUp();
  return { ...pass.report, imported: true };
}

/** From this many changes on, the planner's statistics are refreshed at once. */
const MANY = 1000;

/**
 * Imports a goods file, all or nothing, in two passes; the first validates every row and writes nothing. Reports
 * progress by `emit`, the report last.
 */
export async function importGoods(
  shop: Database,
  source: GoodsSource,
  options: ImportOptions,
  emit: Emit,
): Promise<ImportReport> {
  const db = withoutTimeLimits(shop);
  const checked = await check(db, source, options, emit);
  const isBad = checked.report.bad + source.findings.length > 0;
  let { report } = checked;
  if (!options.dryRun && (!isBad || options.skipBad)) {
    try {
      report = await db.transaction((tx) => write(tx, source, options, checked, emit));
    } catch (error) {
      if (!(error instanceof GivenUp)) throw error;
    }
    if (report.created + report.updated >= MANY) await refreshStatistics(db);
  }
  emit({ report });
  return report;
}
