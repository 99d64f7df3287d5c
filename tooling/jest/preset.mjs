import { fileURLToPath } from 'node:url';

/**
 * The jest preset: one project for what runs in a browser, one for what runs on Node.
 *
 * - `browser` loads modules as CommonJS: styled-components ships a CommonJS main whose default export
 *   native ESM would wrap. Packages that ship ESM alone are listed in `esmOnly` and transformed.
 * - `server` loads modules as native ESM, as the server itself does: PGlite finds its WASM through
 *   `import()` and `import.meta.url`, jose and others are ESM alone. It needs
 *   `node --experimental-vm-modules`, which `npm run test:unit` passes; workers inherit it.
 */

/** Packages without a CommonJS build. Add a name here when jest stops at "Cannot use import statement". */
const esmOnly = ['ky', 'jotai', '@tanstack', 'dompurify', '@module-federation'];

const swc = (moduleType) => ({
  '\\.(?:[cm]?[jt]s|tsx|jsx)$': [
    fileURLToPath(import.meta.resolve('@swc/jest')),
    {
      swcrc: false,
      sourceMaps: 'inline',
      module: { type: moduleType },
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: true } },
      },
    },
  ],
});

const here = import.meta.dirname;

const shared = {
  // Jest's own pattern would take tooling/run/test.mjs, which runs all tests, for a test.
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/e2e/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.cache/'],
  restoreMocks: true,
};

/** @param {{ rootDir: string, roots: string[], testPathIgnorePatterns?: string[] }} options */
export function browserProject({ testPathIgnorePatterns = [], ...options }) {
  return {
    ...shared,
    ...options,
    displayName: 'browser',
    testEnvironment: `${here}/browser-environment.mjs`,
    setupFilesAfterEnv: [`${here}/browser-setup.ts`],
    testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...testPathIgnorePatterns],
    transform: swc('commonjs'),
    transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly.join('|')})/).*(?<!\\.mjs)$`],
    moduleNameMapper: { '\\.(?:svg|png|webp|avif|css)$': `${here}/asset.ts` },
  };
}

/** @param {{ rootDir: string, roots: string[] }} options */
export function serverProject(options) {
  return {
    ...shared,
    ...options,
    displayName: 'server',
    testEnvironment: 'node',
    setupFiles: [`${here}/server-setup.ts`],
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    transform: swc('es6'),
    transformIgnorePatterns: ['/node_modules/'],
  };
}
