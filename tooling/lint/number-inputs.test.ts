import { numberInputs } from './number-inputs.ts';

it('rejects a number input, whose wheel changes amounts, by file and line [41 D1]', () => {
  const text = 'const a = 1;\n<TextField type="number" />';
  expect(numberInputs({ path: 'mf-x/src/A.tsx', text })).toEqual([
    expect.stringMatching(/^mf-x\/src\/A\.tsx:2 number input/),
  ]);
  expect(numberInputs({ path: 'shared/ui/A.story.tsx', text })).toEqual([]);
});
