import type { RemoteNames } from './remote-names.ts';
import { remoteJson, sourceFiles } from './source-files.ts';

const readme = ({ workspace, path, component }: RemoteNames) => `# ${workspace}

A remote of a Pinpu shop, in a repository of its own. Serves \`${path}\`. \`remote.json\` declares what it serves; \`src/routes.tsx\` exposes its pages and, when it fills slots of other screens, \`src/slots.tsx\` their components.

- \`npm run dev -- --for https://shop.example\`: serves it from source, for a browser in developer mode in that shop.
- \`npm run build\`: the artefact, in \`dist/\`.
- \`npm run deploy -- --to https://shop.example\`: builds it and brings it to a shop, with the token of your team in \`PINPU_DEPLOY_TOKEN\`. \`--canary 10\`: to one visitor in ten. \`npm run rollback -- --why "what went wrong"\` takes it back.
- \`npm test\`, \`npm run types\`, \`npm run lint\`: its tests, types and rules.

\`@pinpu/shared\` has the contracts, the components and the state that all remotes have in common; its version is what the shop must provide (\`requires\` in \`dist/remote.json\`). \`@pinpu/tooling\` has the commands: \`npx pinpu\` lists them.

Begin in \`src/pages/\` with \`${component}\`.
`;

const jestConfig = `import { browserProject } from '@pinpu/tooling/jest';

export default browserProject({ rootDir: import.meta.dirname, roots: ['<rootDir>/src'] });
`;

const tsconfig = `{
  "extends": "@pinpu/tooling/tsconfig.json",
  "include": ["src", "webpack.config.ts"]
}
`;

const biome = `{
  "extends": ["@pinpu/tooling/biome.json"],
  "files": { "includes": ["**", "!dist", "!package-lock.json"] }
}
`;

/** The files of a remote in a repository of its own, without `package.json`: from path to text. */
export const ownRepositoryFiles = (names: RemoteNames): Record<string, string> => ({
  ...sourceFiles(names),
  'remote.json': remoteJson(names, './node_modules/@pinpu/tooling/manifest/remote.schema.json'),
  'README.md': readme(names),
  'jest.config.mjs': jestConfig,
  'tsconfig.json': tsconfig,
  'biome.json': biome,
  '.gitignore': 'node_modules/\ndist/\n',
});
