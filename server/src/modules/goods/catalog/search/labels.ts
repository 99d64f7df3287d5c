import { type SQL, sql } from 'drizzle-orm';
import { textArray } from '../../../../platform/db/text-array.ts';
import { pairsOf } from './index-query.ts';
import type { Intent } from './intent.ts';
import { DIETS } from './label-words.ts';
import type { SearchMatch } from './search-match.ts';
import { soldOutLast } from './sold-out-last.ts';
import { and, inAnyIndex, inIndex, or } from './sql-terms.ts';

type LabelQuery = Pick<Intent, 'avoided' | 'claims' | 'requested' | 'isUnclear'>;

const DIET_WORDS = DIETS.flatMap(([words]) => words.split(' '));

/** Products whose texts have the phrase; 奶素 within 蛋奶素 is another one. */
function says(phrase: string): SQL {
  const longer = DIET_WORDS.filter((word) => word !== phrase && word.includes(phrase));
  const text = longer.reduce<SQL>(
    (all, word) => sql`replace(${all}, ${word}, ' ')`,
    sql`search_name || ' ' || search_text`,
  );
  return and([inIndex(pairsOf(phrase)), sql`strpos(${text}, ${phrase}) > 0`]);
}

const phrasesOf = ({ avoided, requested }: LabelQuery) => [
  ...new Set([...requested, ...avoided.flatMap((one) => one.says ?? [])]),
];

/**
 * Products whose label states allergens and ingredients, without any of these. Of those that state no allergens, the
 * ones that name the diet themselves; a text about a thing, such as a warning of 花生過敏, may mean the opposite.
 */
function without(intent: LabelQuery): SQL {
  const { avoided, requested } = intent;
  const allergens = avoided.flatMap((one) => one.allergens);
  const pattern = avoided.map(({ ingredients }) => ingredients).join('|');
  const fulfilled = sql`prd_id IN (SELECT prd_id FROM products WHERE allergens IS NOT NULL
    AND ingredients <> '' AND NOT allergens && ${textArray(allergens)} AND ingredients !~ ${pattern}::text)`;
  const isDiet = requested.length === 1 && avoided.every((one) => one.says !== undefined);
  if (!isDiet) return fulfilled;
  const unstated = sql`prd_id IN (SELECT prd_id FROM products WHERE allergens IS NULL)`;
  return or([fulfilled, and([unstated, or(phrasesOf(intent).map(says))])]);
}

/** Products whose ingredients or texts have one of the phrases. */
const saysAny = (phrases: readonly string[]): SQL =>
  or(
    phrases.flatMap((phrase) => [
      sql`prd_id IN (SELECT prd_id FROM products WHERE strpos(ingredients, ${phrase}) > 0)`,
      sql`(${says(phrase)})`,
    ]),
  );

/** The condition on labels that a search asks for; undefined where it asks for none. */
export function labelCondition(intent: LabelQuery): SQL | undefined {
  const { avoided, claims, isUnclear } = intent;
  if (isUnclear) return sql`false`;
  const conditions = [...(avoided.length > 0 ? [without(intent)] : []), ...claims.map(saysAny)];
  return conditions.length > 0 ? and(conditions) : undefined;
}

const isAmong = (phrases: readonly string[]): SQL =>
  sql`prd_id IN (SELECT prd_id FROM listed_products WHERE ${inAnyIndex(phrases.map(pairsOf))})`;

/** Of a search for labels alone, products whose texts say it come first, in the shopper's words before others. */
export function labelMatch(intent: LabelQuery): SearchMatch {
  const place = sql`CASE WHEN ${isAmong(intent.requested)} THEN 3 WHEN ${isAmong(phrasesOf(intent))} THEN 2 ELSE 1 END`;
  return { condition: sql`true`, relevance: soldOutLast(place) };
}

/** The sentence for the shopper about how labels were searched; undefined where they were not. */
export function labelNote({ avoided, requested, isUnclear, claims }: LabelQuery, total: number) {
  if (isUnclear) return '請寫出不能吃的東西，例如「花生過敏」或「不含蛋」，我們會依商品標示查找。';
  if (avoided.length === 0 && claims.length === 0) return undefined;
  const what = requested.map((one) => `「${one}」`).join('');
  if (total > 0)
    return avoided.length > 0
      ? `依商品標示的成分與過敏原，列出符合${what}的商品。食用前請再看一次包裝上的標示。`
      : `以下商品的標示或說明寫有${what}。`;
  return avoided.length > 0
    ? `找不到標示符合${what}的商品。我們只依商品標示的成分與過敏原查找，沒有標示的不會列出。`
    : `沒有商品標示${what}。無法為您確認，所以不列出相近的商品。`;
}
