import { type ChangeEvent, type CompositionEvent, useState } from 'react';

/**
 * The text of the box, and what of it is settled: while an input method is composing, the letters on the way to a
 * character are no text yet.
 */
export function useSearchText(initial: string) {
  const [text, setText] = useState(initial);
  const [debounced, setDebounced] = useState(initial);
  const put = (value: string) => {
    setText(value);
    setDebounced(value);
  };
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    setText(target.value);
    if (!('isComposing' in nativeEvent && nativeEvent.isComposing === true))
      setDebounced(target.value);
  };
  const onCompositionEnd = ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
    setDebounced(currentTarget.value);
  return { text, debounced, put, box: { value: text, onChange, onCompositionEnd } };
}
