import { Link } from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import { Icon, Notice } from '@pinpu/shared/ui';
import { type ComponentType, type ReactNode, useState } from 'react';
import styled, { css } from 'styled-components';
import { SERVICES, type Service } from './services.ts';

const Face = ({ text, hint, icon }: Pick<Service, 'text' | 'hint' | 'icon'>) => (
  <>
    <Icon name={icon} />
    <span>{text}</span>
    <small>{hint}</small>
  </>
);

export function ServiceList() {
  return (
    <List>
      {SERVICES.map((service) => (
        <li key={service.text}>
          {'to' in service ? (
            <Link to={service.to}>
              <Face {...service} />
            </Link>
          ) : (
            <DialogEntry load={service.dialog}>
              <Face {...service} />
            </DialogEntry>
          )}
        </li>
      ))}
    </List>
  );
}

const entry = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  column-gap: ${theme.space[12]};
  width: 100%;
  height: 100%;
  min-height: ${theme.width.touch};
  padding: ${theme.space[12]} ${theme.space[16]};
  border: 1px solid ${theme.colour.plum};
  background: ${theme.colour.card};
  color: ${theme.colour.plum};
  text-align: start;
  text-decoration: none;
  transition: background ${theme.motion.quick};
  > svg { grid-row: span 2; }
  > small { color: ${theme.colour.inkSoft}; font-size: ${theme.size[15]}; }
  ${theme.media.hover} { &:hover { background: ${theme.colour.plumTint}; } }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  ${theme.media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${theme.media.desktop} { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${theme.space[24]}; }
  > li > :is(a, button) { ${entry} }
`;

type Load = () => Promise<ComponentType<{ onClose: () => void }>>;

/**
 * A button that opens a dialog whose code is loaded on the first press; after a failure, the next press loads it again.
 */
function DialogEntry({ load, children }: { load: Load; children: ReactNode }) {
  const [state, setState] = useState<{ Part: ComponentType<{ onClose: () => void }> }>();
  const [failed, setFailed] = useState(false);
  const open = () => {
    setFailed(false);
    load().then(
      (Part) => setState({ Part }),
      () => setFailed(true),
    );
  };
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={open}>
        {children}
      </button>
      {failed && <Notice variant="danger" message="目前無法開啟，請稍後再試一次。" />}
      {state && <state.Part onClose={() => setState(undefined)} />}
    </>
  );
}
