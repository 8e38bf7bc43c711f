/** Joins the notes in one line; undefined if there are none. */
export function notes(...texts: readonly (string | false | undefined)[]): string | undefined {
  const said = texts.filter((text) => typeof text === "string");
  return said.length > 0 ? said.join(" ") : undefined;
}
