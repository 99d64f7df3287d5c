import path from 'node:path';

/** Where a project looks for tests. */
export interface ProjectPlace {
  rootDir: string;
  roots: string[];
  testPathIgnorePatterns?: string[];
}

/** Settings common to all projects. */
export const commonProject = {
  // Jest's own pattern would take tooling/run/test.mjs, which runs all tests, for a test.
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/e2e/'],
  // Lasting, wherever temporary files are: what was compiled, and how long each file took.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.cache/'],
  restoreMocks: true,
};

/** A module of this folder by its name: TypeScript in the checkout, JavaScript in the package made of it. */
export const jestModule = (name: string) =>
  path.join(import.meta.dirname, name + path.extname(import.meta.filename));
