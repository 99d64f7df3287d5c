import { addressOf, type RemoteNames } from './remote-names.ts';

/** The target of the page's link. */
const homeOf = ({ frame }: RemoteNames) =>
  frame === 'work' ? { to: '/el/', text: '回管理首頁' } : { to: '/', text: '回首頁' };

const routes = ({
  page,
  component,
}: RemoteNames) => `import type { PageLoaders } from '@pinpu/shared/slots';

/** The pages this remote serves, by the names in \`remote.json\`. */
export const pages: PageLoaders = {
  ${/^\w+$/.test(page) ? page : `'${page}'`}: async () => {
    const { ${component} } = await import(
      /* webpackChunkName: "page-${page}" */ './pages/${page}/${component}.tsx'
    );
    return { Page: ${component} };
  },
};
`;

const pageSource = (
  { title, component }: RemoteNames,
  home: ReturnType<typeof homeOf>,
) => `import { Link } from '@pinpu/shared/router';
import { EmptyState, LinkButton, Page, PageSection } from '@pinpu/shared/ui';

/** The first page of this remote. */
export function ${component}() {
  return (
    <Page>
      <PageSection title="${title}" level={1}>
        <EmptyState
          action={
            <LinkButton as={Link} to="${home.to}" $variant="secondary">
              ${home.text}
            </LinkButton>
          }
        >
          這裡還沒有內容。
        </EmptyState>
      </PageSection>
    </Page>
  );
}
`;

const pageTest = (
  { path, title, component }: RemoteNames,
  home: ReturnType<typeof homeOf>,
) => `import { renderAt } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ${component} } from './${component}.tsx';

it('titles the page and links onwards', async () => {
  renderAt('${addressOf({ path })}', '${path}', <${component} />);
  expect(screen.getByRole('heading', { name: '${title}' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '${home.text}' }));
  expect(screen.getByTestId('elsewhere')).toHaveTextContent('${home.to}');
});
`;

const readme = ({ workspace, path, component }: RemoteNames) => `# ${workspace}

Serves \`${path}\`. \`remote.json\` declares what it serves; \`src/routes.tsx\` exposes its pages and, when it fills slots of other screens, \`src/slots.tsx\` their components.

- \`npm run dev -- ${workspace}\`: this remote from its source, all others as built.
- \`npm run test:unit -- ${workspace}\`: its tests.
- \`npm run build ${workspace}\`: builds and publishes it into \`dist/\`; the next page load uses it.

Begin in \`src/pages/\` with \`${component}\`. How remotes are owned: \`docs/teams.md\`.
`;

const webpackConfig = `import { remote } from '@pinpu/tooling/remote';

export default remote(import.meta.dirname);
`;

const shopPage = ({ title, path }: RemoteNames) =>
  `"describe": { "kind": "page", "title": "${title}", "indexed": true, "canonical": "${path}" }`;

const workPage = (names: RemoteNames) => `"describe": { "kind": "page", "title": "${names.title}" },
      "frame": "work",
      "work_links": [
        { "to": "${addressOf(names)}", "text": "${names.title}", "group": "${names.title}", "order": 500 }
      ]`;

/** A new remote's manifest; `schema` is the address of the JSON schema for editors. */
export const remoteJson = (names: RemoteNames, schema: string) => `{
  "$schema": "${schema}",
  "routes": [
    {
      "path": "${names.path}",
      "page": "${names.page}",
      "view": "${names.page}",
      ${names.frame === 'work' ? workPage(names) : shopPage(names)}
    }
  ],
  "fills": {},
  "offers": {}
}
`;

/** The source files of a new remote: from path in its folder to text. */
export const sourceFiles = (names: RemoteNames): Record<string, string> => ({
  'README.md': readme(names),
  'webpack.config.ts': webpackConfig,
  'src/routes.tsx': routes(names),
  [`src/pages/${names.page}/${names.component}.tsx`]: pageSource(names, homeOf(names)),
  [`src/pages/${names.page}/${names.component}.test.tsx`]: pageTest(names, homeOf(names)),
});
