import { fileURLToPath } from 'node:url';

/**
 * The jest preset: one project for what runs in a browser, one for what runs on Node.
 *
 * - `browser` loads modules as CommonJS: styled-components ships a CommonJS main whose default export
 *   native ESM would wrap. Packages that ship ESM alone are listed in `esmOnly` and transformed.
 * - `server` runs on plain Node, which strips the types itself, as the server does in production. A process loads a
 *   module once for all its test files (ADR 0136): module state lives on from file to file, and hooks of modules
 *   that tests import go through `inEveryFile`.
 */

/** Packages without a CommonJS build. Add a name here when jest stops at "Cannot use import statement". */
const esmOnly = [
  'd3-[a-z-]+',
  'internmap',
  'ky',
  'jotai',
  '@tanstack',
  'dompurify',
  '@module-federation',
];

const swc = {
  '\\.(?:[cm]?[jt]s|tsx|jsx)$': [
    fileURLToPath(import.meta.resolve('@swc/jest')),
    {
      swcrc: false,
      sourceMaps: 'inline',
      module: { type: 'commonjs' },
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: true } },
      },
    },
  ],
};

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
    transform: swc,
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
    runner: ['jest-light-runner', { runtime: 'child_process' }],
    setupFilesAfterEnv: [`${here}/server-setup.ts`],
  };
}
