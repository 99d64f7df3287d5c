import { Link } from '@pinpu/shared/router';
import { EmptyState, LinkButton, Page, PageSection } from '@pinpu/shared/ui';

/** The first page of this remote. */
export function COMPONENT() {
  return (
    <Page>
      <PageSection title="TITLE" level={1}>
        <EmptyState
          action={
            <LinkButton as={Link} to="HOME_PATH" $variant="secondary">
              HOME_TEXT
            </LinkButton>
          }
        >
          這裡還沒有內容。
        </EmptyState>
      </PageSection>
    </Page>
  );
}
