/** An operation to begin with: a file of schema/operations/examples, with variables of the same name beside it. */
export type Example = {
  title: string;
  about: string;
  query: string;
  /** JSON text; empty where the operation needs none. */
  variables: string;
};

/** Reads an example: its first comment line is the title, the following ones say what it is about. */
export function readExample(source: string, variables = ""): Example {
  const lines = source.trim().split("\n");
  const end = lines.findIndex((line) => !line.startsWith("#"));
  const [title = "", ...about] = lines.slice(0, end).map((line) => line.replace(/^#\s*/, ""));
  return { title, about: about.join(" "), query: `${source.trim()}\n`, variables: variables.trim() };
}
