export { Button, type ButtonProps } from './actions/Button.tsx';
export {
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
  buttonCss,
} from './actions/button-css.ts';
export { Chip } from './actions/Chip.tsx';
export { CopyButton } from './actions/CopyButton.tsx';
export { IconButton, iconButtonCss } from './actions/IconButton.tsx';
export { LinkButton } from './actions/LinkButton.tsx';
export { Icon } from './brand/Icon.tsx';
export type { IconName } from './brand/icon-paths.ts';
export { LoadingMark } from './brand/LoadingMark.tsx';
export { Mark } from './brand/Mark.tsx';
export { Wordmark } from './brand/Wordmark.tsx';
export { ConfirmDialog } from './dialog/ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './dialog/Dialog.tsx';
export type { DialogVariant } from './dialog/dialog-styles.ts';
export { Disclosure } from './disclosure/Disclosure.tsx';
export { type TabItem, Tabs } from './disclosure/Tabs.tsx';
export { EmptyState } from './feedback/EmptyState.tsx';
export { Notice, type NoticeVariant } from './feedback/Notice.tsx';
export { Skeleton } from './feedback/Skeleton.tsx';
export { Spinner } from './feedback/Spinner.tsx';
export { useSecondsUntil } from './feedback/use-seconds-until.ts';
export { Checkbox } from './fields/Checkbox.tsx';
export { CodeField } from './fields/CodeField.tsx';
export { EmailField } from './fields/EmailField.tsx';
export { type ControlProps, Field, type FieldProps } from './fields/Field.tsx';
export { fieldCss } from './fields/field-css.ts';
export { reportFirstInvalid } from './fields/first-invalid.ts';
export { PlaceHelp } from './fields/PlaceHelp.tsx';
export { QuantityStepper } from './fields/QuantityStepper.tsx';
export { SelectField } from './fields/SelectField.tsx';
export { TextField, type TextFieldProps } from './fields/TextField.tsx';
export { Grid } from './layout/Grid.tsx';
export { HtmlBlock, preloadHtmlBlock, useHtmlBlockReady } from './layout/HtmlBlock.tsx';
export { LoadMore } from './layout/LoadMore.tsx';
export { Page } from './layout/Page.tsx';
export { PageSection } from './layout/PageSection.tsx';
export { Panel } from './layout/Panel.tsx';
export { Prose } from './layout/Prose.tsx';
export { doubleRule } from './layout/rule.ts';
export { SkipLink } from './layout/SkipLink.tsx';
export { Row, Stack } from './layout/Stack.tsx';
export { useDeferredRender } from './layout/use-deferred-render.ts';
export { useFocusFallback } from './layout/use-focus-fallback.ts';
export { VisuallyHidden } from './layout/VisuallyHidden.tsx';
export { WithoutScript } from './layout/WithoutScript.tsx';
export { Badge, type BadgeTone } from './product/Badge.tsx';
export { Picture } from './product/Picture.tsx';
export { Price } from './product/Price.tsx';
export { ProductCard } from './product/ProductCard.tsx';
export { Stamp } from './product/Stamp.tsx';
export { useMediaQuery } from './product/use-media-query.ts';
export { servedPictureSources, usePictureSources } from './product/use-picture-sources.ts';
export { holdScroll } from './scroll/hold-scroll.ts';
export { onScrollByHand } from './scroll/scroll-by-hand.ts';
