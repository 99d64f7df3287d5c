import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { commonProject, jestModule, type ProjectPlace } from './project.ts';

/** Add a package here if jest fails with "Cannot use import statement" (no CommonJS build). */
const esmOnly = [
  '@pinpu',
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

/**
 * The jest project for code that runs in a browser. Modules are loaded as CommonJS, since native ESM would wrap the
 * default export of styled-components, whose main file is CommonJS. Packages that are only ESM are transformed.
 */
export function browserProject({ testPathIgnorePatterns = [], ...place }: ProjectPlace) {
  return {
    ...commonProject,
    ...place,
    displayName: 'browser',
    testEnvironment: path.join(import.meta.dirname, 'browser-environment.mjs'),
    setupFilesAfterEnv: [jestModule('browser-setup')],
    testPathIgnorePatterns: [...commonProject.testPathIgnorePatterns, ...testPathIgnorePatterns],
    transform: swc,
    transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly.join('|')})/).*(?<!\\.mjs)$`],
    moduleNameMapper: { '\\.(?:svg|png|webp|avif|css)$': jestModule('asset') },
  };
}
