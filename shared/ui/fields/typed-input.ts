import { withoutUnseen } from '@pinpu/shared/domain';

/** A pattern that also limits the length, in characters; unlike `maxlength`, it does not cut what is pasted. */
export function withMaxLength(pattern: string | undefined, max: number | undefined) {
  return max === undefined ? pattern : `(?=[\\s\\S]{0,${max}}$)(?:${pattern ?? '[\\s\\S]*'})`;
}

/** Removes the invisible characters that copied text carries, before anything reads the input. */
export function dropUnseen(input: HTMLInputElement): void {
  const seen = withoutUnseen(input.value);
  if (seen !== input.value) input.value = seen;
}
