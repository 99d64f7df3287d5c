import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './Tabs.tsx';

const items = [
  { id: 'unpaid', label: '待付款', count: 2 },
  { id: 'packing', label: '待出貨' },
  { id: 'shipped', label: '已出貨' },
] as const;

type Id = (typeof items)[number]['id'];

function Orders({ onSelect }: { onSelect?: (id: Id) => void }) {
  const [selected, setSelected] = useState<Id>('unpaid');
  const select = (id: Id) => {
    setSelected(id);
    onSelect?.(id);
  };
  return (
    <Tabs label="訂單" items={items} selected={selected} onSelect={select}>
      {`內容 ${selected}`}
    </Tabs>
  );
}

describe('tabs', () => {
  it('name the panel they show', async () => {
    render(<Orders />);
    await userEvent.click(screen.getByRole('tab', { name: '待出貨' }));
    expect(screen.getByRole('tabpanel', { name: '待出貨' })).toHaveTextContent('內容 packing');
  });

  it.each([
    ['{ArrowRight}', '待出貨'],
    ['{ArrowLeft}', '已出貨'],
    ['{End}', '已出貨'],
    ['{End}{ArrowRight}', '待付款 2'],
    ['{End}{Home}', '待付款 2'],
  ])('move focus by %s, and select by Enter only', async (keys, name) => {
    const onSelect = jest.fn();
    render(<Orders onSelect={onSelect} />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    const tab = screen.getByRole('tab', { name });
    expect(tab).toHaveFocus();
    expect(onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(onSelect).toHaveBeenCalledTimes(1);
  });

  it('are a single tab stop', () => {
    render(<Orders />);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });

  it('report a press on the selected tab, which may reverse its order [L1]', async () => {
    const onSelect = jest.fn();
    render(<Orders onSelect={onSelect} />);
    await userEvent.click(screen.getByRole('tab', { selected: true }));
    expect(onSelect).toHaveBeenCalledWith('unpaid');
  });
});
