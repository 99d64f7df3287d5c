import path from 'node:path';
import { commonProject, jestModule, type ProjectPlace } from './project.ts';

/**
 * The jest project of what runs on Node, which strips the types itself, as the server does in production. A process loads
 * a module once for all its test files (ADR 0136): module state lives on from file to file, and hooks of modules that
 * tests import go through `inEveryFile`.
 */
export function serverProject(place: ProjectPlace) {
  return {
    ...commonProject,
    ...place,
    displayName: 'server',
    runner: path.join(import.meta.dirname, 'server-runner.mjs'),
    setupFilesAfterEnv: [jestModule('server-setup')],
  };
}
