import { isTest, type SourceFile } from './source-files.ts';

/** Screens with inputs; stories show what a component can do. */
const isSearched = (path: string) =>
  /^(?:shell|mf-[^/]+|shared)\//.test(path) && !isTest(path) && !path.endsWith('.story.tsx');

/** One sentence for each number input: the wheel and the arrow keys change its value unseen, and it hides what it can't read. */
export const numberInputs = ({ path, text }: SourceFile): string[] =>
  isSearched(path)
    ? text
        .split('\n')
        .flatMap((line, index) =>
          /\btype(?:="number"|: 'number')/.test(line)
            ? [`${path}:${index + 1} number input: use a text field with inputMode="numeric"`]
            : [],
        )
    : [];
