import { closeSync, openSync, rmSync, writeSync } from "node:fs";

const FLUSH_CHARACTERS = 64 * 1024;
const LONGEST_TEXT = 500;

/** A CSV cell that no spreadsheet takes for a formula. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.slice(0, LONGEST_TEXT).replaceAll('"', '""')}"`;
}

/** The list of lines that were not taken: a CSV file, written only where there are any. */
export class RefusalReport {
  readonly counts = new Map<string, number>();
  total = 0;
  private file: number | undefined;
  private waiting = "";

  /** Removes the list of an earlier run. */
  constructor(readonly path: string) {
    rmSync(path, { force: true });
  }

  add(line: number, reason: string, text: string): void {
    this.counts.set(reason, (this.counts.get(reason) ?? 0) + 1);
    if (this.total++ === 0) this.waiting = "\uFEFFline;reason;text\n";
    this.waiting += `${line};${cell(reason)};${cell(text)}\n`;
    if (this.waiting.length > FLUSH_CHARACTERS) this.flush();
  }

  close(): void {
    if (this.waiting !== "") this.flush();
    if (this.file !== undefined) closeSync(this.file);
    this.file = undefined;
  }

  private flush(): void {
    this.file ??= openSync(this.path, "w");
    writeSync(this.file, this.waiting);
    this.waiting = "";
  }
}
