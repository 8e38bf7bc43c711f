import { saveFile } from "../ui/saveFile";

/** Saves a configuration as config.json, as its device gets it. */
export function downloadConfig(document_: unknown): void {
  const text = `${JSON.stringify(document_, null, 2)}\n`;
  saveFile(new Blob([text], { type: "application/json" }), "config.json");
}
