import { shopNameAtom, supportAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';
import { ON_PAPER } from './PrintStyle.ts';

/** The shop's name beside the order number, on paper only; on screen the frame shows it. */
export function PaperHead() {
  const { text } = useAtomValue(shopNameAtom);
  const support = useAtomValue(supportAtom);
  return (
    <Head className={ON_PAPER}>
      <b>{text}</b>
      {[support?.phone, support?.service_email].filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Head>
  );
}

const Head = styled.div`
  display: none;
  @media print {
    display: grid;
    justify-items: end;
    font-size: ${theme.size[13]};
    > b { font-family: ${theme.font.serif}; font-size: ${theme.size[20]}; }
  }
`;
