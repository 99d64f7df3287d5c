export interface References {
  /** Targets of relative links, with anchors; URLs with a scheme are left out. */
  links: string[];
  /** Repository paths in code spans and code blocks, with `*` for placeholders. */
  paths: string[];
  /** Names of npm scripts. */
  scripts: string[];
}

const CODE_BLOCK = /^```[^\n]*\n[\s\S]*?^```/gm;
const CODE_SPAN = /`[^`\n]+`/g;
const LINK = /\]\(([^)\s]+)\)/g;
const SCRIPT = /\bnpm run ([a-z][\w:-]*)/g;

/** Replaces placeholders by `*`: `<name>`, `…`, and `NNNN` with the name that follows it. */
const asGlob = (path: string) =>
  path
    .replaceAll(/<[\w-]+>|NNNN[\w…-]*|…+/g, '*')
    .replace(/(?:[.:,;)]|\/)+$/, '')
    .replaceAll(/\*{3,}/g, '**');

/** `folders`: top-level folders of the repository; a remote's `src/…` counts as a path, too. */
export function referencesOf(markdown: string, folders: readonly string[]): References {
  const blocks = markdown.match(CODE_BLOCK) ?? [];
  const prose = markdown.replaceAll(CODE_BLOCK, '');
  const code = [...blocks, ...(prose.match(CODE_SPAN) ?? [])].join('\n');
  // The text after "[pinpu] " is not a path but the name of a part in the console.
  const path = new RegExp(
    `(?<![\\w/.@$*{}-]|\\[pinpu\\] )(?:${folders.join('|')}|mf-[a-z-]+|src)/[^\\s\`'"|]*`,
    'g',
  );
  const targets = [...prose.replaceAll(CODE_SPAN, '').matchAll(LINK)].map(
    ([, target = '']) => target,
  );
  return {
    links: targets.filter((target) => !/^[a-z]+:/.test(target)),
    paths: (code.match(path) ?? []).map(asGlob),
    scripts: [...markdown.matchAll(SCRIPT)].map(([, name = '']) => name),
  };
}

/** The anchors of a document's headings, as GitHub makes them. */
export const anchorsOf = (markdown: string): string[] =>
  [...markdown.replaceAll(CODE_BLOCK, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  );
