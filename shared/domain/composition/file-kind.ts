const KINDS = {
  js: 'script',
  mjs: 'script',
  cjs: 'node',
  css: 'style',
  html: 'template',
  avif: 'picture',
  gif: 'picture',
  ico: 'picture',
  jpg: 'picture',
  png: 'picture',
  svg: 'picture',
  webp: 'picture',
  map: 'source-map',
} as const;

type FileKind = (typeof KINDS)[keyof typeof KINDS] | 'manifest' | 'other';

const isKnown = (ending: string): ending is keyof typeof KINDS => Object.hasOwn(KINDS, ending);

/** The kind of a build's file, by its path; `other` for compressed files and everything else. */
export function fileKind(file: string): FileKind {
  if (file === 'remote.json' || file === 'shell.json') return 'manifest';
  const ending = /\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
  return isKnown(ending) ? KINDS[ending] : 'other';
}
