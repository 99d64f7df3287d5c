/** A text in which the first place of `part`, whatever its case, is set in bold. */
export function Picked({ text, part }: { text: string; part: string }) {
  const at = text.toLowerCase().indexOf(part.toLowerCase());
  if (at === -1) return <span>{text}</span>;
  const end = at + part.length;
  return (
    <span>
      {text.slice(0, at)}
      <b>{text.slice(at, end)}</b>
      {text.slice(end)}
    </span>
  );
}
