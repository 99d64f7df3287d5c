export const CSP_REPORT_PATH = '/api/csp-report';

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:');

/** Browsers with the Reporting API use `report-to`, but send nothing from plain http pages. */
export const reportDirectives = (publicUrl: string): string[] => [
  `report-uri ${CSP_REPORT_PATH}`,
  ...(isSecure(publicUrl) ? ['report-to csp'] : []),
];

/** The header that defines the endpoint `csp`, which `Integrity-Policy` refers to as well. */
export const reportingEndpoints = (publicUrl: string): Record<string, string> =>
  isSecure(publicUrl) ? { 'reporting-endpoints': `csp="${CSP_REPORT_PATH}"` } : {};
