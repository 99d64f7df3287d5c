import type { RemoteNames } from './remote-names.ts';

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

const pageSource = ({
  page,
  component,
}: RemoteNames) => `import { Link } from '@pinpu/shared/router';
import { EmptyState, LinkButton, Page, PageSection } from '@pinpu/shared/ui';

/** The first page of this remote. */
export function ${component}() {
  return (
    <Page>
      <PageSection title="${page}" level={1}>
        <EmptyState
          action={
            <LinkButton as={Link} to="/" $variant="secondary">
              回首頁
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

const pageTest = ({
  page,
  path,
  component,
}: RemoteNames) => `import { renderAt } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ${component} } from './${component}.tsx';

it('titles the page and links onwards', async () => {
  renderAt('${path}', '${path}', <${component} />);
  expect(screen.getByRole('heading', { name: '${page}' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '回首頁' }));
  expect(screen.getByTestId('elsewhere')).toHaveTextContent('/');
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

/** A new remote's manifest; `schema` is where its editor finds the JSON schema. */
export const remoteJson = ({ path: route, page }: RemoteNames, schema: string) => `{
  "$schema": "${schema}",
  "routes": [
    {
      "path": "${route}",
      "page": "${page}",
      "view": "${page}",
      "describe": { "kind": "page", "title": "${page}", "indexed": true, "canonical": "${route}" }
    }
  ],
  "fills": {},
  "offers": {}
}
`;

/** The source files of a new remote: path inside its folder → text. */
export const sourceFiles = (names: RemoteNames): Record<string, string> => ({
  'README.md': readme(names),
  'webpack.config.ts': webpackConfig,
  'src/routes.tsx': routes(names),
  [`src/pages/${names.page}/${names.component}.tsx`]: pageSource(names),
  [`src/pages/${names.page}/${names.component}.test.tsx`]: pageTest(names),
});
