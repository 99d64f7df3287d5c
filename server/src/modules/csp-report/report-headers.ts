/** Where browsers report what a page's policy rejected. */
export const CSP_REPORT_PATH = '/api/csp-report';

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:');

/**
 * The directives of a policy that name it. `report-to` takes the place of `report-uri` where a browser has the Reporting
 * API, which sends nothing from pages at plain http.
 */
export const reportDirectives = (publicUrl: string): string[] => [
  `report-uri ${CSP_REPORT_PATH}`,
  ...(isSecure(publicUrl) ? ['report-to csp'] : []),
];

/** The header that says where `csp` is; `Integrity-Policy` names it too. */
export const reportingEndpoints = (publicUrl: string): Record<string, string> =>
  isSecure(publicUrl) ? { 'reporting-endpoints': `csp="${CSP_REPORT_PATH}"` } : {};
