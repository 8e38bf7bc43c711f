/** An example operation: a file of schema/operations/examples, with variables in a file of the same name. */
export type Example = {
  title: string;
  about: string;
  query: string;
  /** JSON text; empty if the operation needs none. */
  variables: string;
};

/** Reads an example: its first comment line is the title, the following ones are the description. */
export function readExample(source: string, variables = ""): Example {
  const lines = source.trim().split("\n");
  const end = lines.findIndex((line) => !line.startsWith("#"));
  const [title = "", ...about] = lines.slice(0, end).map((line) => line.replace(/^#\s*/, ""));
  return { title, about: about.join(" "), query: `${source.trim()}\n`, variables: variables.trim() };
}
