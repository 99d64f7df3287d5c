import { nextChoice, type OptionChoice } from '@pinpu/shared/domain';
import { lightPalette } from '@pinpu/shared/theme';
import { OptionPicker } from '@pinpu/shared/ui';
import { useState } from 'react';
import { Specimen, Specimens } from '../specimen/Specimen.tsx';

const options = [
  {
    name: '顏色',
    values: [
      { value: '青瓷', colour: lightPalette.celadon },
      { value: '朱', colour: lightPalette.vermilion },
      { value: '米白', colour: lightPalette.paper },
    ],
  },
  { name: '尺寸', values: ['S', 'M', 'L'].map((value) => ({ value })) },
];
const variant = (tot_qty: number, ...option_values: string[]) => ({ option_values, tot_qty });
const variants = [
  ...[variant(5, '青瓷', 'S'), variant(0, '青瓷', 'M'), variant(3, '青瓷', 'L')],
  ...[variant(2, '朱', 'M'), variant(0, '米白', 'L')],
];

function Picked({ start }: { start: OptionChoice }) {
  const [choice, setChoice] = useState(start);
  return (
    <OptionPicker
      options={options}
      variants={variants}
      choice={choice}
      onChoose={(at, value) => setChoice((before) => nextChoice(variants, before, at, value))}
    />
  );
}

/** A product's options: nothing chosen, a choice with values that are sold out or don't fit. */
export function Options() {
  return (
    <Specimens>
      <Specimen name="OptionPicker without a choice" wide>
        <Picked start={[undefined, undefined]} />
      </Specimen>
      <Specimen name="OptionPicker with a choice: M is sold out" wide>
        <Picked start={['青瓷', 'L']} />
      </Specimen>
      <Specimen name="OptionPicker with values that don't fit" wide>
        <Picked start={['朱', 'M']} />
      </Specimen>
    </Specimens>
  );
}
