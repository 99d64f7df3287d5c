import path from 'node:path';
import { commonProject, jestModule, type ProjectPlace } from './project.ts';

/**
 * The jest project for code that runs on Node, which strips the types itself, as in production. A process loads each
 * module once for all of its test files: module state survives from file to file, and modules imported by
 * tests register their hooks with `inEveryFile`.
 */
export function serverProject(place: ProjectPlace) {
  return {
    ...commonProject,
    ...place,
    displayName: 'server',
    testPathIgnorePatterns: [...commonProject.testPathIgnorePatterns, '/template-remote/'],
    runner: path.join(import.meta.dirname, 'server-runner.mjs'),
    setupFilesAfterEnv: [jestModule('server-setup')],
  };
}
