import { type ChangeEvent, type CompositionEvent, useState } from 'react';

/**
 * The text of the input, and the same without unfinished composition: while an input method is composing, partial
 * characters are not searched.
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
