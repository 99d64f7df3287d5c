import { theme } from '@pinpu/shared/theme';
import styled, { css, keyframes } from 'styled-components';
import { doubleRule } from '../layout/rule.ts';

export type DialogVariant = 'centre' | 'full' | 'sheet' | 'side';

const appear = keyframes`from { opacity: 0; transform: translateY(12px); }`;
const rise = keyframes`from { transform: translateY(100%); }`;
const enter = keyframes`from { transform: translateX(100%); }`;
const fade = keyframes`from { opacity: 0; }`;

const floating = css`
  width: min(520px, calc(100% - 2 * ${theme.space[16]}));
  max-height: min(85dvh, 800px);
  margin: auto;
  border: ${theme.border.ink};
  border-radius: ${theme.radius.small};
  box-shadow: ${theme.shadow.lifted};
`;

/** Slides in from below, to the lower edge of a phone. */
const fromBelow = css`
  width: 100%;
  max-width: none;
  height: fit-content;
  max-height: 90dvh;
  margin: auto 0 0;
  border-width: 1px 0 0;
  border-radius: 0;
  animation-name: ${rise};
`;

const variants = {
  centre: floating,
  full: css`
    width: 100%;
    height: 100dvh;
    max-width: none;
    max-height: none;
    --side: ${theme.space[16]};
    /* Repeated in a media query: rules outside one are emitted before all rules inside. */
    ${theme.media.tablet} { --side: max(${theme.space[24]}, calc((100vw - ${theme.width.reading}) / 2)); }
  `,
  side: css`
    width: min(400px, calc(100% - ${theme.space[48]}));
    height: 100dvh;
    max-height: none;
    margin-left: auto;
    border: solid ${theme.colour.ink};
    border-width: 0 0 0 1px;
    animation-name: ${enter};
    ${theme.media.phone} { ${fromBelow} }
  `,
  sheet: css`
    ${floating}
    ${theme.media.phone} { ${fromBelow} }
  `,
};

export const Sheet = styled.dialog<{ $variant: DialogVariant }>`
  --side: ${theme.space[16]};
  --dialog-head: 61px;
  overflow: hidden;
  background: ${theme.colour.paper};
  color: ${theme.colour.ink};
  animation: ${appear} ${theme.motion.slow} ${theme.motion.ease};
  ${theme.media.tablet} { --side: ${theme.space[24]}; }
  &[open] { display: flex; flex-direction: column; }
  &::backdrop { background: ${theme.veil}; animation: ${fade} ${theme.motion.slow}; }
  /* Browsers that print backgrounds would lay it over the first page. */
  @media print { &::backdrop { display: none; } }
  ${({ $variant }) => variants[$variant]}
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  flex: none;
  min-height: ${theme.frame.dialogHead};
  padding: ${theme.space[8]} var(--side);
  border-bottom: ${theme.border.hairline};
  > :last-child:is(button) { margin-right: -${theme.space[12]}; }
`;

export const Title = styled.h2`
  flex: 1;
  min-width: 0;
  font-size: ${theme.size[20]};
  word-break: keep-all;
  overflow-wrap: anywhere;
  &:focus { outline: none; }
`;

export const Offline = styled.p`
  flex: none;
  padding: ${theme.space[8]} var(--side);
  background: ${theme.colour.gingerTint};
  color: ${theme.colour.ginger};
  font-size: ${theme.size[15]};
  @media print { display: none; }
`;

/** A section, since a scrolling one is a keyboard stop, which a plain box must not be. */
export const Body = styled.section`
  flex: 1 1 auto;
  min-height: 0;
  padding: ${theme.space[24]} var(--side);
  overflow-y: auto;
  overscroll-behavior: contain;
  &:last-child { padding-bottom: calc(${theme.space[24]} + env(safe-area-inset-bottom, 0px)); }
`;

export const Foot = styled.footer`
  flex: none;
  padding: 0 var(--side) calc(${theme.space[16]} + env(safe-area-inset-bottom, 0px));
  background: ${theme.colour.card};
  ${doubleRule}
  &::before { margin: 0 calc(-1 * var(--side)) ${theme.space[16]}; }
`;
