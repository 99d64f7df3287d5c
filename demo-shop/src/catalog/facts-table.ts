/** The facts of one product as a small table; each pair is a heading and its value in plain text. */
export function factsTable(
  ...rows: readonly (readonly [heading: string, value: string])[]
): string {
  const body = rows.map(
    ([heading, value]) => `<tr><th scope="row">${heading}</th><td>${value}</td></tr>`,
  );
  return `<table><tbody>${body.join('')}</tbody></table>`;
}
