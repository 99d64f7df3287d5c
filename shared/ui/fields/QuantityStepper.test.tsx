import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { QuantityStepper } from './QuantityStepper.tsx';

type Start = Partial<ComponentProps<typeof QuantityStepper>>;

function Counter({ value = 1, max = 5, ...rest }: Start) {
  const [quantity, setQuantity] = useState(value);
  return (
    <QuantityStepper label="烏龍茶" max={max} {...rest} value={quantity} onChange={setQuantity} />
  );
}

function count(start: Start = {}) {
  render(<Counter {...start} />);
  return {
    user: userEvent.setup(),
    input: screen.getByRole('spinbutton', { name: '烏龍茶的數量' }),
    minus: screen.getByRole('button', { name: '減少一件' }),
    plus: screen.getByRole('button', { name: '增加一件' }),
  };
}

describe('the quantity stepper', () => {
  it('moves only within its bounds [P7]', async () => {
    const { user, input, minus, plus } = count({ max: 2 });
    expect(minus).toHaveAttribute('aria-disabled', 'true');
    await user.click(plus);
    expect(input).toHaveValue('2');
    expect(plus).toHaveAttribute('aria-disabled', 'true');
    await user.click(minus);
    expect(input).toHaveValue('1');
  });

  it('does not move at all when there is no stock [P7]', () => {
    const { input, minus, plus } = count({ value: 0, max: 0 });
    expect(input).toBeDisabled();
    expect(minus).toBeDisabled();
    expect(plus).toBeDisabled();
  });

  it('takes no letters [C10]', async () => {
    const { user, input } = count({ max: 50 });
    await user.clear(input);
    await user.type(input, '1a2件');
    expect(input).toHaveValue('12');
  });

  it.each([
    ['99', '5'],
    ['0', '1'],
    ['', '1'],
    ['3.7', '3'],
    ['1.0', '1'],
    ['1,000', '5'],
    ['-2', '1'],
    ['３．７', '3'],
  ])('turns the typed %j into %s on blur [finding D12] [C10]', async (typed, expected) => {
    const { user, input } = count({ value: 3 });
    await user.clear(input);
    if (typed) await user.type(input, typed);
    await user.tab();
    expect(input).toHaveValue(expected);
  });

  it('applies the coercion of its owner to typed text', async () => {
    const { user, input } = count({ coerce: (typed) => Number(typed) % 5 });
    await user.clear(input);
    await user.type(input, '13{Enter}');
    expect(input).toHaveValue('3');
  });

  it('steps by the arrow keys', async () => {
    const { user, input } = count({ value: 2 });
    await user.click(input);
    await user.keyboard('{ArrowUp}');
    expect(input).toHaveValue('3');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(input).toHaveValue('1');
  });

  it('announces the new quantity', async () => {
    const { user, plus } = count();
    await user.click(plus);
    expect(screen.getByText('數量 2')).toHaveAttribute('aria-live', 'polite');
  });
});
