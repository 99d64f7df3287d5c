import { createHash } from 'node:crypto';
import webpack, { type Compiler } from 'webpack';
import { styledExpressions } from './styled-expressions.ts';

const NAME = 'StyledIdsPlugin';
const { ConstDependency } = webpack.dependencies;

/** The types by which webpack distinguishes JavaScript modules. */
const MODULE_TYPES = ['javascript/auto', 'javascript/dynamic', 'javascript/esm'] as const;

/** A module, given by the name of its package and its path in it. */
interface ModulePlace {
  packageName: unknown;
  path: string;
}

/**
 * The ids for the `count` styled components of a module. They begin with a hash of its place without the file's ending,
 * since a package for other repositories contains compiled files. The ids of one file differ only at the end, so that
 * they compress well.
 */
export function styledIds({ packageName = '', path }: ModulePlace, count: number): string[] {
  const place = `${packageName}/${path.replace(/^\.\//, '').replace(/\.\w+$/, '')}`;
  const hash = createHash('sha256').update(place).digest().readUIntBE(0, 6).toString(36);
  const start = hash.padStart(6, '0').slice(-6);
  return Array.from({ length: count }, (_, index) => `sc-${start}${index.toString(36)}`);
}

const messageOf = (path: string, line: string) =>
  `${path}: "${line}" makes styled components without a stable id, which the server's HTML needs: import styled from styled-components and write styled.div\`…\` or styled(Component)\`…\` with it (ADR 0201).`;

/** The text of the line that contains a position of a source. */
const lineAt = (source: string, position: number) =>
  source
    .slice(source.lastIndexOf('\n', position) + 1)
    .split('\n', 1)[0]
    ?.trim() ?? '';

/**
 * CSS without line breaks and indentation, which saves 0.3 % of the shell's script. CSS with an escaped line break in a
 * string is left unchanged.
 */
const shortened = (css: string) => (css.includes('\\\n') ? css : css.replaceAll(/\s*\n\s*/g, ' '));

/**
 * Gives every styled component the same id in every build, in browsers and on Node (ADR 0201); styled-components would
 * number them in the order of creation. It also shortens their CSS. It works on the syntax tree that webpack parses,
 * after TypeScript was compiled.
 */
export class StyledIdsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (_compilation, { normalModuleFactory }) => {
      for (const type of MODULE_TYPES)
        normalModuleFactory.hooks.parser.for(type).tap(NAME, (parser) => {
          parser.hooks.program.tap(NAME, (program) => {
            this.addIds(parser.state, program);
          });
        });
    });
  }

  private addIds(
    { module, source }: webpack.javascript.JavascriptParser['state'],
    program: Parameters<typeof styledExpressions>[0],
  ) {
    const { ends, unknown, texts } = styledExpressions(program);
    const { relativePath: path = module.resource, descriptionFileData } =
      module.resourceResolveData ?? {};
    // Libraries are left as they are.
    const isOwn = !/[\\/]node_modules[\\/]/.test(module.resource);
    if (isOwn)
      for (const position of unknown)
        module.addError(
          new webpack.WebpackError(messageOf(path, lineAt(String(source), position))),
        );
    for (const [start, end] of texts) {
      const css = String(source).slice(start, end);
      if (isOwn && shortened(css) !== css)
        module.addPresentationalDependency(new ConstDependency(shortened(css), [start, end]));
    }
    styledIds({ packageName: descriptionFileData?.name, path }, ends.length).forEach(
      (id, index) => {
        const text = `.withConfig({componentId:"${id}"})`;
        module.addPresentationalDependency(new ConstDependency(text, ends[index] ?? 0));
      },
    );
  }
}
