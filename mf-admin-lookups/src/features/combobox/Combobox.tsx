import { Field, IconButton } from '@pinpu/shared/ui';
import { Box, Input } from './combobox-styles.ts';
import { OptionList } from './OptionList.tsx';
import { type ComboboxItem, useCombobox } from './use-combobox.ts';

interface ComboboxProps {
  label: string;
  items: readonly ComboboxItem[];
  /** The id of the chosen item; '' for none. */
  value: string;
  /** Called with '' when the choice is cleared. */
  onChange: (id: string) => void;
  placeholder?: string;
}

/** Chooses one of thousands of items: typing filters the list, arrow keys move in it, Enter chooses, Escape cancels. */
export function Combobox({ label, items, value, onChange, placeholder }: ComboboxProps) {
  const box = useCombobox(items, onChange);
  const chosen = items.find(({ id }) => id === value);
  return (
    <Field label={label}>
      {(control) => (
        <Box>
          <Input
            {...control}
            role="combobox"
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            placeholder={placeholder}
            aria-autocomplete="list"
            aria-expanded={box.isOpen}
            aria-controls={box.listId}
            aria-activedescendant={
              box.isOpen && box.active >= 0 ? box.optionId(box.active) : undefined
            }
            value={box.text ?? chosen?.label ?? value}
            onChange={({ currentTarget, nativeEvent }) =>
              box.onInput(currentTarget.value, (nativeEvent as InputEvent).isComposing === true)
            }
            onCompositionEnd={({ currentTarget }) => box.search(currentTarget.value)}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onClick={box.open}
            onBlur={box.close}
            onKeyDown={box.onKeyDown}
          />
          {value !== '' && (
            <IconButton icon="clear" aria-label={`清除${label}`} onClick={() => onChange('')} />
          )}
          <OptionList label={label} value={value} box={box} />
        </Box>
      )}
    </Field>
  );
}
