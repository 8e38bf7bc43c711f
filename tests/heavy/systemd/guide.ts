import { readFileSync } from "node:fs";

const GUIDE = readFileSync(new URL("../../../docs/operation.md", import.meta.url), "utf8");

/**
 * Commands under a heading of docs/operation.md: all of its `sh` blocks, or those that contain a text.
 * @param repository replaces REPOSITORY
 * @throws if there are none
 */
export function stepsOf(heading: string, repository: string, holding = ""): string {
  const section = GUIDE.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? "";
  const blocks = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = ""]) => block);
  const steps = blocks.filter((block) => block.includes(holding)).join("");
  if (steps === "") throw new Error(`docs/operation.md has no such steps under ${heading}.`);
  return steps.replaceAll("REPOSITORY", repository);
}
