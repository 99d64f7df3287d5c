import lighthouse from 'lighthouse';

/**
 * Scores from 0 to 100; paint and blocking times in milliseconds, with the layout shift; and what has lowered a score.
 */
export interface Audited {
  scores: Record<string, number>;
  times: Record<string, number>;
  failing: string[];
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
};

/** Runs Lighthouse's mobile preset once on a page, in the browser that listens on `port`. */
export async function audit(url: string, port: number): Promise<Audited> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: CATEGORIES,
  });
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
  const { audits, categories } = result.lhr;
  const failing = Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const { score = null, displayValue = '' } = audits[id] ?? {};
      return weight > 0 && score !== null && score < 0.9 ? [`${title}: ${id} ${displayValue}`] : [];
    }),
  );
  return {
    scores: Object.fromEntries(
      Object.values(categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]),
    ),
    times: Object.fromEntries(
      Object.entries(TIMES).map(([id, name]) => [name, audits[id]?.numericValue ?? 0]),
    ),
    failing,
  };
}
