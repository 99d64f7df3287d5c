import { type GoodsField, HTML_FIELDS } from '@pinpu/shared/contracts/backoffice';
import { priceWarnings } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { BatchVariants, batchVariants, withVariants } from './batch-variants.ts';
import type { CategoryPlan } from './category-plan.ts';
import { isPictureAddress } from './cell-value.ts';
import { type Draft, isOfMaker } from './draft.ts';
import { FileCodes } from './file-codes.ts';
import { byColumn, type Finding, rowFinding } from './finding.ts';
import { mediaFindings } from './goods-media.ts';
import type { GoodsRow, StoredGoods } from './goods-row-repository.ts';
import type { ImportEvent, ImportOptions, ImportReport } from './import-events.ts';
import type { MakerPlan } from './maker-plan.ts';
import { productFindings } from './product-findings.ts';
import { type Change, type ProductPlan, planProduct } from './product-plan.ts';
import type { ProductRows } from './product-rows.ts';
import { type ReadProduct, readProduct } from './read-product.ts';
import { writtenAlike } from './rewritten-code.ts';
import { SetPlan } from './set-plan.ts';
import { findGoodsById, findKnownCodes } from './stored-goods-repository.ts';
import { offWarnings, variantFindings } from './variant-findings.ts';
import {
  planVariants,
  type VariantChange,
  type VariantsContext,
  type VariantsPlan,
} from './variant-plan.ts';

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
  variants: { created: 0, updated: 0, disabled: 0 },
  imported: false,
});

export interface ChangedGoods {
  row: GoodsRow;
  changes: readonly Change[];
  isNew: boolean;
  isReindexed: boolean;
  variants: VariantsPlan | undefined;
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
const isAdded = ({ kind }: VariantChange) => kind === 'created';

/** One pass over the whole file: validates each row against the shop, and writes it in the second pass. */
export class Pass {
  readonly report = emptyReport();
  readonly updates: string[] = [];
  readonly named = new Set<string>();
  readonly plans: Plans;
  readonly #options: ImportOptions;
  readonly #emit: (event: ImportEvent) => void;
  readonly codes = new FileCodes();
  /** Products that the pass before found scattered in the file. */
  readonly #excluded: ReadonlySet<string>;
  /** By new product codes of the batch: a known one that differs only in leading zeros. */
  #alike: ReadonlyMap<string, string> = new Map();
  #variants = new BatchVariants(new Map(), new Map(), new Map());
  readonly sets = new SetPlan();
  /** Of the batch: files that rows name and the shop does not have. */
  #ofMedia: ReadonlyMap<Draft, readonly Finding[]> = new Map();

  constructor(
    plans: Plans,
    options: ImportOptions,
    emit: (event: ImportEvent) => void,
    before?: Pass,
  ) {
    this.plans = plans;
    this.#options = options;
    this.#emit = emit;
    this.#excluded = before?.codes.scattered ?? new Set();
  }

  async batch(db: Database, products: readonly ProductRows[]): Promise<ChangedGoods[]> {
    const read = products.map((one) => readProduct(one, this.codes));
    const codes = read.map(({ draft }) => draft.prd_id).filter((prd_id) => prd_id !== '');
    const stored = await findGoodsById(db, codes);
    const added = codes.filter((prd_id) => !stored.has(prd_id));
    this.#alike = await knownAlike(db, added);
    this.#variants = await batchVariants(db, read, stored);
    await this.sets.load(
      db,
      read.map(({ draft }) => draft),
    );
    this.#ofMedia = await this.#mediaFindings(db, read, stored);
    this.report.rows += products.reduce((sum, { rows, leftOut }) => sum + rows.length + leftOut, 0);
    const written = read.flatMap((row) => this.#evaluate(row, stored.get(row.draft.prd_id)) ?? []);
    this.report.categories = this.plans.categories.counts();
    this.report.makers = this.plans.makers.counts();
    return written;
  }

  async #mediaFindings(
    db: Database,
    read: readonly ReadProduct[],
    stored: ReadonlyMap<string, StoredGoods>,
  ) {
    const { hasUpload } = this.#options;
    const found = new Map<Draft, readonly Finding[]>();
    if (!hasUpload) return found;
    for (const { draft } of read) {
      const has = (address: string) => hasUpload(db, address);
      found.set(draft, await mediaFindings(draft, stored.get(draft.prd_id), has));
    }
    return found;
  }

  #reject(findings: readonly Finding[]) {
    this.report.bad += 1;
    for (const finding of byColumn(findings)) {
      this.named.add(finding.message);
      this.#emit({ finding });
    }
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

  #evaluate(read: ReadProduct, stored: StoredGoods | undefined): ChangedGoods | undefined {
    const { draft, findings: own, isComparable } = read;
    const isExcluded = this.#excluded.has(draft.prd_id);
    if (!isComparable || isExcluded) {
      this.#reject(isExcluded ? [] : own);
      return undefined;
    }
    if (draft.prd_id === '') {
      this.#describe(draft);
      return undefined;
    }
    const { addresses: pictures, findings: ofPictures } = this.#addresses(draft, 'pictures');
    const { categories, makers } = this.plans;
    const variants = this.#variants.matched(read, stored);
    const variantCodes = read.variants?.rows.map(({ var_id }) => var_id);
    const findings = [
      ...own,
      ...ofPictures,
      ...(this.#ofMedia.get(draft) ?? []),
      ...productFindings(draft, stored, this.#options.now),
      ...categories.findings(draft),
      ...makers.findings(draft),
      ...this.#variants.codeFindings(read, stored),
      ...(read.variants?.rows ?? []).flatMap(
        (row) => this.#addresses(row.draft, 'var_picture').findings,
      ),
      ...(variants ? variantFindings(variants) : []),
      ...this.sets.findings({ draft, stored, variants: variantCodes }),
    ];
    // A bad row creates neither category nor maker.
    if (findings.length > 0) {
      this.#reject(findings);
      return undefined;
    }
    this.sets.add({ draft, stored, variants: variantCodes }, this.#nameOf(draft, stored));
    this.#warnOfCodes(draft);
    for (const warning of variants ? offWarnings(variants) : []) this.#emit({ warning });
    const planned = planProduct(draft, stored, {
      cate_id: categories.categoryOf(draft),
      maker_id: makers.makerOf(draft),
      pictures,
      now: this.#options.now,
    });
    const plan = variants && planVariants(variants, this.#context(draft, stored));
    return this.#changed(draft, stored, plan ? withVariants(planned, plan, stored) : planned, plan);
  }

  #nameOf({ values }: Draft, stored: StoredGoods | undefined): string {
    return String(values.get('prd_name') ?? stored?.prd_name ?? '');
  }

  #context(draft: Draft, stored: StoredGoods | undefined): VariantsContext {
    return {
      prd_name: this.#nameOf(draft, stored),
      pictureOf: (row) => {
        const { addresses } = this.#addresses(row.draft, 'var_picture');
        return addresses && (addresses[0] ?? '');
      },
      newCode: this.#variants.newCodes(draft, this.codes),
    };
  }

  /** Counts and reports what a product's rows change. */
  #changed(
    draft: Draft,
    stored: StoredGoods | undefined,
    planned: ProductPlan,
    variants: VariantsPlan | undefined,
  ): ChangedGoods | undefined {
    this.report[planned.kind] += 1;
    if (planned.kind === 'unchanged') return undefined;
    if (planned.kind === 'updated') this.updates.push(draft.prd_id);
    const { kind, changes, row } = planned;
    const isNew = kind === 'created';
    if (this.#options.dryRun && (isNew || changes.length > 0))
      this.#emit({ change: { prd_id: draft.prd_id, kind, changes } });
    if (variants) this.#reportVariants(draft, variants);
    else
      for (const why of priceWarnings(stored, row))
        this.#emit({ warning: draft.finding('price', why) });
    const isReindexed =
      isNew || changes.some(isSearched) || variants?.changes.some(isAdded) || false;
    return { row, changes, isNew, isReindexed, variants };
  }

  #reportVariants({ place }: Draft, { changes: all }: VariantsPlan) {
    for (const { var_id, name, kind, changes, before, after, row } of all) {
      this.report.variants[kind] += 1;
      if (this.#options.dryRun)
        this.#emit({
          change: { prd_id: var_id, name, kind: kind === 'created' ? kind : 'updated', changes },
        });
      if (row)
        for (const why of priceWarnings(before, after))
          this.#emit({ warning: row.draft.finding('price', why) });
    }
    const off = all.filter(({ kind }) => kind === 'disabled').map(({ name }) => name);
    if (off.length === 0) return;
    const why = `檔案沒有列出${off.join('、')}，匯入後停售。`;
    this.#emit({ warning: rowFinding(place, why) });
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
