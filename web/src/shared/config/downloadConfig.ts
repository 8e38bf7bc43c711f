/** Saves a configuration as config.json, as its device gets it. */
export function downloadConfig(document_: unknown): void {
  const blob = new Blob([`${JSON.stringify(document_, null, 2)}\n`], { type: "application/json" });
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = "config.json";
  link.click();
  URL.revokeObjectURL(url);
}
