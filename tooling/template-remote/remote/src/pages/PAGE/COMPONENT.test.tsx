import { renderAt } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COMPONENT } from './COMPONENT.tsx';

it('titles the page and links onwards', async () => {
  renderAt('ADDRESS', 'ROUTE', <COMPONENT />);
  expect(screen.getByRole('heading', { name: 'TITLE' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'HOME_TEXT' }));
  expect(screen.getByTestId('elsewhere')).toHaveTextContent('HOME_PATH');
});
