/** A text with the first case-insensitive occurrence of `match` in bold. */
export function Highlight({ text, match }: { text: string; match: string }) {
  const at = text.toLowerCase().indexOf(match.toLowerCase());
  if (at === -1) return <span>{text}</span>;
  const end = at + match.length;
  return (
    <span>
      {text.slice(0, at)}
      <b>{text.slice(at, end)}</b>
      {text.slice(end)}
    </span>
  );
}
