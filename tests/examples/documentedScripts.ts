/** A fenced block of a document that readers should run, or save under a name. */
export interface DocumentedBlock {
  /** First line in the document. */
  line: number;
  kind: "shell" | "live" | "file";
  /** File name, for a file. */
  name: string;
  text: string;
}

/**
 * Blocks of a Markdown text that readers run: `sh`; `sh live`, which runs until it is stopped; and `<language>
 * file=<name>`, which they save. All others are only for reading.
 */
export function documentedBlocks(markdown: string): DocumentedBlock[] {
  return [...markdown.matchAll(/^```(\w+)([^\n]*)\n(.*?)^```$/gms)].flatMap((match): DocumentedBlock[] => {
    const [, language, info = "", text = ""] = match;
    const line = markdown.slice(0, match.index).split("\n").length + 1;
    const name = /^ file=(\S+)$/.exec(info)?.[1];
    if (name) return [{ line, kind: "file", name, text }];
    if (language === "sh" && info === "") return [{ line, kind: "shell", name: "", text }];
    if (language === "sh" && info === " live") return [{ line, kind: "live", name: "", text }];
    return [];
  });
}
