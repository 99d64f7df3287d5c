import { type GoodsField, HTML_FIELDS } from '@pinpu/shared/contracts/backoffice';
import { priceWarnings } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import type { CategoryPlan } from './category-plan.ts';
import { isPictureAddress } from './cell-value.ts';
import { type Draft, isOfMaker, readDraft } from './draft.ts';
import { byColumn, type Finding, type SourceRow } from './finding.ts';
import type { GoodsRow, StoredGoods } from './goods-row-repository.ts';
import type { ImportEvent, ImportOptions, ImportReport } from './import-events.ts';
import type { MakerPlan } from './maker-plan.ts';
import { type Change, planProduct, productFindings } from './product-plan.ts';
import { findGoodsById, findKnownCodes } from './repository.ts';
import { writtenAlike } from './rewritten-code.ts';

export interface Plans {
  categories: CategoryPlan;
  makers: MakerPlan;
}

const emptyReport = (): ImportReport => ({
  rows: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  bad: 0,
  categories: { created: 0, updated: 0 },
  makers: { created: 0, updated: 0 },
  imported: false,
});

export interface ChangedGoods {
  row: GoodsRow;
  changes: readonly Change[];
  isNew: boolean;
  isReindexed: boolean;
}

interface ReadRow {
  draft: Draft;
  findings: Finding[];
  /** Whether more can be said of it by what the shop has: its product is known, or nothing is wrong so far. */
  isComparable: boolean;
}

/** By new codes, a known product's that a spreadsheet writes alike. */
async function knownAlike(db: Database, codes: readonly string[]): Promise<Map<string, string>> {
  const written = codes.map((code) => [code, writtenAlike(code)] as const);
  const candidates = written.flatMap(([, alike]) => alike);
  if (candidates.length === 0) return new Map();
  const known = await findKnownCodes(db, candidates);
  return new Map(
    written.flatMap(([code, alike]) => {
      const found = alike.find((one) => known.has(one));
      return found === undefined ? [] : [[code, found] as const];
    }),
  );
}

const SEARCHED: readonly GoodsField[] = ['prd_name', 'cate_id', ...HTML_FIELDS, 'enabled'];
const isSearched = ({ field }: Change) => SEARCHED.includes(field);

/** One pass over the whole file: validates each row against the shop, and writes it in the second pass. */
export class Pass {
  readonly report = emptyReport();
  readonly updates: string[] = [];
  readonly named = new Set<string>();
  readonly plans: Plans;
  readonly #options: ImportOptions;
  readonly #emit: (event: ImportEvent) => void;
  readonly #rowOf = new Map<string, string>();
  /** By new product codes of the batch: a known one that differs only in leading zeros. */
  #alike: ReadonlyMap<string, string> = new Map();

  constructor(plans: Plans, options: ImportOptions, emit: (event: ImportEvent) => void) {
    this.plans = plans;
    this.#options = options;
    this.#emit = emit;
  }

  async batch(db: Database, rows: readonly SourceRow[]): Promise<ChangedGoods[]> {
    const read = rows.map((row) => this.#read(row));
    const stored = await findGoodsById(
      db,
      read.map(({ draft }) => draft.prd_id).filter((prd_id) => prd_id !== ''),
    );
    this.#alike = await knownAlike(
      db,
      read.map(({ draft }) => draft.prd_id).filter((prd_id) => !stored.has(prd_id)),
    );
    this.report.rows += rows.length;
    const written = read.flatMap((row) => this.#evaluate(row, stored.get(row.draft.prd_id)) ?? []);
    this.report.categories = this.plans.categories.counts();
    this.report.makers = this.plans.makers.counts();
    return written;
  }

  #reject(findings: readonly Finding[]) {
    this.report.bad += 1;
    for (const finding of byColumn(findings)) {
      this.named.add(finding.message);
      this.#emit({ finding });
    }
  }

  #read(row: SourceRow): ReadRow {
    const { draft, findings } = readDraft(row);
    const first = this.#rowOf.get(draft.prd_id);
    if (first !== undefined)
      findings.push(draft.finding('prd_id', `${draft.prd_id} 和${first}重複，請只留一列。`));
    else if (draft.prd_id !== '') this.#rowOf.set(draft.prd_id, draft.place.label);
    const isOneProduct = draft.prd_id !== '' && first === undefined && row.findings.length === 0;
    return { draft, findings, isComparable: findings.length === 0 || isOneProduct };
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

  #evaluate(
    { draft, findings: own, isComparable }: ReadRow,
    stored: StoredGoods | undefined,
  ): ChangedGoods | undefined {
    if (!isComparable) {
      this.#reject(own);
      return undefined;
    }
    if (draft.prd_id === '') {
      this.#describe(draft);
      return undefined;
    }
    const { addresses: pictures, findings: ofPictures } = this.#addresses(draft, 'pictures');
    const { categories, makers } = this.plans;
    const findings = [
      ...own,
      ...ofPictures,
      ...productFindings(draft, stored, this.#options.now),
      ...categories.findings(draft),
      ...makers.findings(draft),
    ];
    // A bad row creates neither category nor maker.
    if (findings.length > 0) {
      this.#reject(findings);
      return undefined;
    }
    this.#warnOfCodes(draft);
    const { now } = this.#options;
    const planned = planProduct(draft, stored, {
      cate_id: categories.categoryOf(draft),
      maker_id: makers.makerOf(draft),
      pictures,
      now,
    });
    this.report[planned.kind] += 1;
    if (planned.kind === 'unchanged') return undefined;
    if (planned.kind === 'updated') this.updates.push(draft.prd_id);
    const { kind, changes, row } = planned;
    if (this.#options.dryRun) this.#emit({ change: { prd_id: draft.prd_id, kind, changes } });
    for (const why of priceWarnings(stored, row))
      this.#emit({ warning: draft.finding('price', why) });
    const isNew = kind === 'created';
    return { row, changes, isNew, isReindexed: !isNew && changes.some(isSearched) };
  }

  /** Asks about new codes that are probably known ones, without the zeros that a spreadsheet has dropped. */
  #warnOfCodes(draft: Draft) {
    const { categories, makers } = this.plans;
    const codeIn = (field: GoodsField) => String(draft.values.get(field) ?? '');
    const questions = [
      ['prd_id', '編號', this.#alike.get(draft.prd_id), '項商品'],
      ['cate_id', '分類代碼', categories.alike(codeIn('cate_id')), '個分類'],
      ['maker_id', '生產者代碼', makers.alike(codeIn('maker_id')), '位生產者'],
    ] as const;
    for (const [field, what, known, thing] of questions) {
      if (known === undefined) continue;
      const why = `${what} ${codeIn(field)} 與既有的 ${known} 相近，是否為同一${thing}？`;
      this.#emit({ warning: draft.finding(field, why) });
    }
  }

  /** Handles a row without a product code: it describes a category or a maker. */
  #describe(draft: Draft) {
    const { categories, makers } = this.plans;
    const isMaker = isOfMaker(draft);
    const { addresses, findings } = this.#addresses(
      draft,
      isMaker ? 'maker_picture' : 'cate_picture',
    );
    if (findings.length === 0) {
      this.#warnOfCodes(draft);
      const picture = addresses && (addresses[0] ?? '');
      const finding = (isMaker ? makers : categories).describe(draft, picture);
      if (finding) findings.push(finding);
    }
    if (findings.length > 0) this.#reject(findings);
  }
}
