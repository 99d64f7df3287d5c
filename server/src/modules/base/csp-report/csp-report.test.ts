import { rmSync } from 'node:fs';
import { builtShell } from '../../../testing/deployments/built-shell.ts';
import { testApp } from '../../../testing/index.ts';
import { CSP_REPORT_PATH } from './report-headers.ts';

const headers = { authorization: 'Bearer token-of-the-monitoring' };

async function shop() {
  const { app } = await testApp({
    seed: 'empty',
    env: { METRICS_TOKEN: 'token-of-the-monitoring', PUBLIC_URL: 'https://shop.test' },
  });
  const report = (type: string, payload: unknown, remoteAddress = '192.0.2.1') =>
    app.inject({
      method: 'POST',
      url: CSP_REPORT_PATH,
      headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
      payload: JSON.stringify(payload),
      remoteAddress,
    });
  const counted = async () => {
    const { body } = await app.inject({ url: '/metrics', headers });
    return body.split('\n').filter((line) => line.startsWith('pinpu_csp_violations_total{'));
  };
  return { report, counted };
}

async function reporting(publicUrl: string) {
  const dist = builtShell();
  const { app } = await testApp({ env: { DIST_DIR: dist, PUBLIC_URL: publicUrl } });
  const { headers } = await app.inject('/');
  rmSync(dist, { recursive: true });
  const policy = String(headers['content-security-policy']);
  return [
    headers['reporting-endpoints'],
    ...policy.split('; ').filter((one) => /^report/.test(one)),
  ];
}

const single = (directive: string, blocked: string) => ({
  'csp-report': {
    'document-uri': 'https://shop.test/vip/orders?token=secret',
    'effective-directive': directive,
    'blocked-uri': blocked,
    'script-sample': 'const name = "王小明"',
  },
});

const listed = (type: string, body: object) => ({
  type,
  age: 1,
  url: 'https://shop.test/vip?token=secret',
  user_agent: 'Mozilla/5.0',
  body: { documentURL: 'https://shop.test/vip?token=secret', ...body },
});

it('reports of violations are requested by every page in the form its browser can send: the Reporting API needs https [M1]', async () => {
  expect(await reporting('http://shop.test')).toEqual([undefined, `report-uri ${CSP_REPORT_PATH}`]);
  expect(await reporting('https://shop.test')).toEqual([
    `csp="${CSP_REPORT_PATH}"`,
    `report-uri ${CSP_REPORT_PATH}`,
    'report-to csp',
  ]);
});

describe('reports of the content security policy', () => {
  it('are counted by directive and blocked origin alone, in both forms browsers send [M1]', async () => {
    const { report, counted } = await shop();
    const old = await report('application/csp-report', single('script-src-elem', 'inline'));
    expect(old.statusCode).toBe(204);
    const both = await report('application/reports+json', [
      listed('csp-violation', { effectiveDirective: 'script-src-elem', blockedURL: 'inline' }),
      listed('csp-violation', {
        effectiveDirective: 'img-src',
        blockedURL: 'https://evil.example/pixel?mail=mei@pinpu.test',
      }),
      listed('integrity-violation', { blockedURL: 'https://shop.test/remotes/x/1/a.js' }),
      listed('deprecation', { id: 'something else' }),
    ]);
    expect(both.statusCode).toBe(204);
    expect(await counted()).toEqual([
      'pinpu_csp_violations_total{directive="script-src-elem",blocked="inline"} 2',
      'pinpu_csp_violations_total{directive="img-src",blocked="https://evil.example"} 1',
      'pinpu_csp_violations_total{directive="integrity-policy",blocked="self"} 1',
    ]);
  });

  it('cannot add metrics without end: directives are the known ones, and fifty origins have a name', async () => {
    const { report, counted } = await shop();
    for (let n = 0; n < 80; n += 1)
      await report(
        'application/csp-report',
        single(`invented-${n}`, `https://${n}.example/`),
        `192.0.2.${n % 10}`,
      );
    await report('application/csp-report', single('script-src', 'inline'));
    const lines = await counted();
    expect(lines).toHaveLength(52);
    expect(lines.slice(-2)).toEqual([
      'pinpu_csp_violations_total{directive="other",blocked="other"} 30',
      'pinpu_csp_violations_total{directive="script-src",blocked="inline"} 1',
    ]);
  });

  it('reports of one address are limited, and what is no report is rejected', async () => {
    const { report, counted } = await shop();
    for (let n = 0; n < 60; n += 1)
      await report('application/csp-report', single('img-src', 'data'));
    const late = await report('application/csp-report', single('img-src', 'data'));
    expect(late.statusCode).toBe(429);
    const other = await report('application/csp-report', { hello: 1 }, '192.0.2.2');
    expect(other.statusCode).toBe(400);
    expect(await counted()).toEqual([
      'pinpu_csp_violations_total{directive="img-src",blocked="data"} 60',
    ]);
  });
});
