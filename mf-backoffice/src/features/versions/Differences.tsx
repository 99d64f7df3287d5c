import { type SettingDifference, settingTitle } from '@pinpu/shared/contracts/backoffice';
import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';
import { differenceTexts } from './difference-text.ts';

const MOST = 20;

interface DifferencesProps {
  differences: readonly SettingDifference[];
  /** Text shown if there are none. */
  none: string;
}

/** Changes by setting, in words. */
export const Differences = ({ differences, none }: DifferencesProps) =>
  differences.length === 0 ? (
    <p>{none}</p>
  ) : (
    <List>
      {differences.map(({ key, before, after }) => {
        const texts = differenceTexts(before, after);
        return (
          <li key={key}>
            <b>{settingTitle(key)}</b>
            <ul>
              {texts.slice(0, MOST).map((text) => (
                <li key={text}>{text}</li>
              ))}
              {texts.length > MOST && <li>還有 {texts.length - MOST} 項</li>}
            </ul>
          </li>
        );
      })}
    </List>
  );

const List = styled.ul`
  display: grid;
  gap: ${theme.space[8]};
  overflow-wrap: anywhere;
  ul { padding-left: ${theme.space[16]}; font-size: ${theme.size[15]}; list-style: disc; }
`;
