import swc from '@swc/core';
import { FACADES } from './tooling/lint/facades.ts';

/**
 * Allowed imports between zones (docs/architecture.md). Zones follow from folder names, so a new remote or segment of shared is
 * covered at once.
 */

// TypeScript 7 has no JavaScript API, so dependency-cruiser parses with swc, which has to know what is JSX.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) =>
  parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });

const error = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

const TESTS = '\\.(?:test|spec)\\.tsx?$';
/** Pure data for the tests of every workspace; product code may not import it (testing-only-in-tests). */
const FIXTURES = 'testing/fixtures\\.ts$';

const facades = Object.entries(FACADES).map(([library, { homes }]) =>
  error(
    `${library.replace(/\W+/g, '-').replace(/^-/, '')}-behind-its-facade`,
    `Only ${homes.join(' and ')} may import ${library}.`,
    { pathNot: homes },
    { path: `node_modules/${library}/` },
  ),
);

const workspaces = [
  error(
    'remotes-apart',
    'A remote imports neither another remote nor the shell: they meet at run time, in slots and events.',
    { path: '^(mf-[^/]+)/' },
    { path: '^(?:mf-[^/]+|shell)/', pathNot: '^$1/' },
  ),
  error(
    'shell-without-remotes',
    'The shell loads remotes at run time only.',
    { path: '^shell/' },
    { path: '^mf-[^/]+/' },
  ),
  error(
    'shared-stands-alone',
    'shared imports no other workspace.',
    { path: '^shared/' },
    { path: '^(?:shell|mf-[^/]+|server|demo-shop|e2e|bench|tooling)/' },
  ),
  error(
    'server-takes-rules-and-contracts',
    'Of shared, the server takes only domain and contracts; of the browser, nothing.',
    { path: '^server/' },
    {
      path: '^(?:shell|mf-[^/]+|shared)/',
      pathNot: `^shared/(?:(?:domain|contracts)/|${FIXTURES})`,
    },
  ),
  error(
    'browser-without-server',
    'Browser code never imports the server.',
    { path: '^(?:shell|mf-[^/]+)/' },
    { path: '^(?:server|demo-shop)/' },
  ),
  error(
    'demo-shop-loads-on-demand',
    'The server reaches the demo shop by one dynamic import, which DEMO_SHOP=off never runs.',
    { path: '^server/' },
    { path: '^demo-shop/', dynamic: false },
  ),
  error(
    'demo-shop-loads-in-one-place',
    'Only load-demo-shop.ts loads the demo shop.',
    { path: '^server/', pathNot: '^server/src/app/startup/load-demo-shop\\.ts$' },
    { path: '^demo-shop/' },
  ),
  error(
    'demo-shop-is-a-plug-in',
    "The demo shop takes the server's plug-in entry (in tests its test application too) and shared's domain and contracts.",
    { path: '^demo-shop/' },
    {
      path: '^(?:shell|mf-[^/]+|shared|server)/',
      pathNot: '^(?:server/src/(?:plugin|testing)/index\\.ts$|shared/(?:domain|contracts)/)',
    },
  ),
  error(
    'product-without-workshop',
    'Production code imports nothing of e2e, bench or tooling.',
    { path: '^(?:shared|(?:shell|mf-[^/]+|server|demo-shop)/src)/' },
    { path: '^(?:e2e|bench|tooling)/' },
  ),
];

const segments = [
  error(
    'shared-by-package-name',
    'A segment of shared is imported as @pinpu/shared/…: a relative path would make a second copy of its atoms.',
    { path: '^(?:(?!shared/)|shared/([^/]+)/)' },
    { path: '^shared/', pathNot: '^shared/$1/', dependencyTypes: ['local'] },
  ),
  error(
    'only-the-front-door',
    'Of a segment of shared, only index.ts is public, and the entry points that package.json names.',
    { path: '^(?:(?!shared/)|shared/([^/]+)/)' },
    {
      path: '^shared/',
      pathNot:
        '^shared/(?:$1/|[^/]+/index\\.ts$|api/(?:admin|client|early|failure)/index\\.ts$|contracts/(?:backoffice|schema)/index\\.ts$|domain/postcodes/index\\.ts$|query/pages/index\\.ts$|ui/stories/index\\.ts$|package\\.json$|testing/fixtures\\.ts$)',
    },
  ),
  error(
    'domain-is-pure',
    'domain imports nothing outside itself, not even of Node.',
    { path: '^shared/domain/' },
    { pathNot: `^shared/(?:domain/|${FIXTURES})` },
  ),
  error(
    'contracts-know-only-domain',
    'Both sides read contracts: they import no other segment.',
    { path: '^shared/contracts/' },
    { path: '^shared/', pathNot: `^shared/(?:(?:contracts|domain)/|${FIXTURES})` },
  ),
  error(
    'ui-is-dumb',
    'ui shows its props: it imports neither api nor state, queries or router.',
    { path: '^shared/ui/', pathNot: TESTS },
    { path: '^shared/(?:api|state|query|router|slots)/' },
  ),
  error(
    'staff-kit-for-staff',
    'Only the remotes below /el/ import shared/staff: no shopper loads it.',
    { pathNot: '^(?:shared/staff|mf-admin-lookups|mf-backoffice)/' },
    { path: '^shared/staff/' },
  ),
  error(
    'stories-for-devtools',
    'Only mf-devtools loads the stories of the kit.',
    { pathNot: '^shared/ui/(?:stories|specimen)/|\\.story\\.tsx$|^mf-devtools/' },
    { path: '^shared/ui/(?:stories|specimen)/|\\.story\\.tsx$' },
  ),
  error(
    'testing-only-in-tests',
    'shared/testing is for tests.',
    { pathNot: [TESTS, '^shared/testing/', '/testing/', '^tooling/'] },
    { path: '^shared/testing/' },
  ),
];

const insideRemote = [
  error(
    'pages-apart',
    'Code that two pages of a remote use is in features/.',
    { path: '^(mf-[^/]+)/src/pages/([^/]+)/', pathNot: TESTS },
    { path: '^$1/src/pages/', pathNot: '^$1/src/pages/$2/' },
  ),
  error(
    'features-below-pages',
    'features/ and state/ know no page.',
    { path: '^(mf-[^/]+)/src/(?:features|state)/' },
    { path: '^$1/src/(?:pages/|routes\\.tsx$|slots\\.tsx$)' },
  ),
];

/** The server's groups of modules, each of which may import those before it; delivery knows the shop by a port. */
const GROUPS = ['base', 'goods', 'sales', 'office'];

const modulesOf = (groups) => `^server/src/modules/(?:${groups.join('|')})/`;

const groups = [
  ...GROUPS.slice(0, -1).map((group, at) =>
    error(
      `${group}-before-later-groups`,
      `Modules import only earlier groups, in the order ${GROUPS.join(', ')}; what a later one knows comes by a hook or a port that app fills.`,
      { path: modulesOf([group]), pathNot: TESTS },
      { path: modulesOf([...GROUPS.slice(at + 1), 'delivery']) },
    ),
  ),
  error(
    'delivery-knows-no-shop',
    'Of the modules, delivery imports only base; it asks the shop by platform/storefront.ts, which app fills.',
    { path: modulesOf(['delivery']), pathNot: TESTS },
    { path: modulesOf(['goods', 'sales', 'office']) },
  ),
];

const server = [
  ...groups,
  error(
    'platform-at-the-bottom',
    'server/src/platform imports neither modules nor app.',
    { path: '^server/src/platform/', pathNot: TESTS },
    { path: '^server/src/(?:modules|plugin|app)/' },
  ),
  error(
    'modules-below-app',
    'Neither a module of the server nor its plug-in entry imports app, which assembles them.',
    { path: '^server/src/(?:modules|plugin)/', pathNot: TESTS },
    { path: '^server/src/app/' },
  ),
  error(
    'sql-in-repositories',
    'Of a module, only its repositories (…repository.ts) and the search of the catalog build SQL.',
    {
      path: '^server/src/(?:modules|app)/',
      pathNot: [TESTS, 'repository\\.ts$', '/goods/catalog/search/'],
    },
    {
      path: 'node_modules/drizzle-orm/|^server/src/platform/db/schema/',
      dependencyTypesNot: ['type-only'],
    },
  ),
];

const sound = [
  error('no-cycles', 'No cycles.', {}, { circular: true }),
  error('resolves', 'An import whose module does not exist.', {}, { couldNotResolve: true }),
];

export default {
  forbidden: [...workspaces, ...segments, ...insideRemote, ...server, ...facades, ...sound],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^dist/', '^[^/]+/dist/', '[.]data/', '[.]cache/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
