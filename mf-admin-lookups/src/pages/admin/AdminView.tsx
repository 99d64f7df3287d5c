import { type StaffView, ViewPage, ViewPlace } from '@pinpu/shared/staff';
import { useDocumentTitle } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/** One view below its title. */
export function AdminView({ view }: { view: StaffView }) {
  useDocumentTitle(view.title);
  return (
    <Place>
      <h1>{view.title}</h1>
      <ViewPage view={view} page="admin" />
    </Place>
  );
}

const Place = styled(ViewPlace)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[24]};
`;
