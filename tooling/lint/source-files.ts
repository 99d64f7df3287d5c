import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A file of the repository: path from the root, with forward slashes, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** All TypeScript files below the root that git tracks or would add. */
export const sourceFiles = () => filesNamed('*.ts', '*.tsx');

/** Other files with texts for people: pages, manifests and documents. */
export const textFiles = () =>
  filesNamed('*.html', '*.svg', '*.md', 'remote.json', '*/remote.json');

function filesNamed(...patterns: string[]): SourceFile[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate', ...patterns],
    { encoding: 'utf8' },
  );
  return listed.split('\0').filter(Boolean).flatMap(readSource);
}

function readSource(path: string): SourceFile[] {
  try {
    return [{ path, text: readFileSync(path, 'utf8') }];
  } catch {
    return []; // deleted, but not yet committed
  }
}

export const isTest = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path);

/** The demo shop's catalog: data written as code, in which colours and lengths are content. */
export const isDemoData = (path: string) => path.startsWith('demo-shop/');

/** Whether a file is a test that can prove ledger rows; the ledger's own tests only mention them. */
export const isProof = (path: string) => isTest(path) && !path.startsWith('tooling/lint/');
