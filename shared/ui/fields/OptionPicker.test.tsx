import { nextChoice, type OptionChoice } from '@pinpu/shared/domain';
import { ThemeProvider } from '@pinpu/shared/theme';
import { OptionPicker } from '@pinpu/shared/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

const options = [
  { name: '顏色', values: [{ value: '紅', colour: '#aa0000' }, { value: '藍' }] },
  { name: '尺寸', values: [{ value: 'S' }, { value: 'L' }] },
];
/** There is no blue S, and the red L is sold out. */
const variants = [
  { option_values: ['紅', 'S'], tot_qty: 2 },
  { option_values: ['紅', 'L'], tot_qty: 0 },
  { option_values: ['藍', 'L'], tot_qty: 1 },
];

function Picker({ start, missing }: { start: OptionChoice; missing?: { first: number } }) {
  const [choice, setChoice] = useState(start);
  return (
    <OptionPicker
      {...{ options, variants, choice, missing }}
      onChoose={(at, value) => setChoice((before) => nextChoice(variants, before, at, value))}
    />
  );
}

const NOTHING: OptionChoice = [undefined, undefined];
const picker = (start = NOTHING, missing?: { first: number }) => (
  <ThemeProvider>
    <Picker start={start} {...(missing && { missing })} />
  </ThemeProvider>
);
const value = (name: string) => screen.getByRole('radio', { name });

it('is a radio group for each option, one tab stop each, with arrow keys [T2]', async () => {
  const user = userEvent.setup();
  render(picker());
  const colours = within(screen.getByRole('radiogroup', { name: '顏色' }));
  expect(colours.getAllByRole('radio').map((one) => one.getAttribute('value'))).toEqual([
    '紅',
    '藍',
  ]);
  await user.tab();
  expect(value('紅')).toHaveFocus();
  await user.keyboard(' ');
  expect(value('紅')).toBeChecked();
  await user.tab();
  expect(value('S')).toHaveFocus();
  await user.tab({ shift: true });
  await user.keyboard('{ArrowDown}');
  expect(value('藍')).toBeChecked();
  expect(value('藍')).toHaveFocus();
});

it('names values that are sold out and those that don’t fit, and lets both be chosen [T2]', async () => {
  const user = userEvent.setup();
  render(picker(['紅', 'S']));
  await user.click(value('L，售完'));
  expect(value('L，售完')).toBeChecked();
  await user.click(value('藍'));
  expect(value('L')).toBeChecked();
  await user.click(value('S，沒有這個搭配'));
  expect(value('S')).toBeChecked();
  expect(value('藍，沒有這個搭配')).not.toBeChecked();
});

it('says which option is missing, focuses it, and stops saying it once it is chosen [T2]', async () => {
  const user = userEvent.setup();
  const { rerender } = render(picker(['紅', undefined]));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(picker(['紅', undefined], { first: 1 }));
  expect(screen.getByRole('alert')).toHaveTextContent('請選擇尺寸');
  const sizes = screen.getByRole('radiogroup', { name: '尺寸' });
  expect(sizes).toHaveAccessibleDescription('請選擇尺寸');
  expect(value('S')).toHaveFocus();
  await user.keyboard(' ');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('ignores a swatch’s colour that is none [T2]', () => {
  const odd = [{ name: '顏色', values: [{ value: '紅', colour: 'red;}*{color:red' }] }];
  render(
    <ThemeProvider>
      <OptionPicker options={odd} variants={[]} choice={[undefined]} onChoose={() => undefined} />
    </ThemeProvider>,
  );
  expect(value('紅，沒有這個搭配').parentElement?.querySelector('[aria-hidden]')).toBeNull();
});
