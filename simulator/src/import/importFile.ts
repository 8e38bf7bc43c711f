import { tz } from "@date-fns/tz";
import { format } from "date-fns";
import type { PlatformUnavailable } from "../platform-api/errors.js";
import type { RetryOptions } from "../platform-api/retrying.js";
import { textsOf } from "./csvRows.js";
import { ImportError } from "./importError.js";
import { openDevice } from "./importSession.js";
import type { ImportOptions } from "./options.js";
import type { Output } from "./progressBar.js";
import { readRecords } from "./readFile.js";
import { RefusalReport } from "./refusalReport.js";
import { type Sent, sendRecords } from "./sendRecords.js";
import { detectForm, type TextForm } from "./textFile.js";
import { type Plan, planWindows } from "./windows.js";

/** What became of a file. */
export interface ImportOutcome {
  accepted: number;
  /** Records that an earlier import had brought already. */
  known: number;
  /** Lines refused, by the file's reading or by the platform. */
  refused: number;
}

/** Says a line to the person who imports. */
type Say = (line: string) => void;

export interface ImportSurroundings {
  say: Say;
  /** Where progress is shown. */
  output: Output;
  /** Seconds for which an absent platform is waited for. */
  patience: number;
}

async function formOf(options: ImportOptions): Promise<TextForm> {
  try {
    const form = await detectForm(options.file);
    return options.delimiter === undefined ? form : { ...form, delimiter: options.delimiter };
  } catch (error) {
    throw new ImportError(`can't read ${options.file}: ${error instanceof Error ? error.message : error}`);
  }
}

function sayPlan(plan: Plan, records: number, timeZone: string, say: Say): void {
  const local = tz(timeZone);
  const at = (time: number): string => format(time * 1000, "dd.MM.yyyy HH:mm", { in: local });
  const first = plan.windows[0];
  const last = plan.windows.at(-1);
  if (first && last) say(`${records} records from ${at(first.from)} to ${at(last.to)} (${timeZone})`);
  for (const { from, to } of plan.uncovered)
    say(`nothing heard from ${at(from)} to ${at(to)}: left as a gap`);
}

function sayRefusals(report: RefusalReport, say: Say): void {
  if (report.total === 0) return;
  say(`${report.total} lines refused, listed in ${report.path}:`);
  for (const [reason, count] of report.counts) say(`  ${count} × ${reason}`);
}

/** Adds what the platform refused to the report, with the lines' texts. */
async function reportRefused(
  sent: Sent,
  options: ImportOptions,
  form: TextForm,
  report: RefusalReport,
): Promise<void> {
  if (sent.refused.length === 0) return;
  const texts = await textsOf(options.file, form, new Set(sent.refused.map(({ line }) => line)));
  for (const { line, reason } of sent.refused) report.add(line, reason, texts.get(line) ?? "");
}

/**
 * Imports a file's records into a client's history, in whole hours, each once however often it is repeated.
 * @throws ImportError with a message for the person who imports
 */
export async function importFile(
  options: ImportOptions,
  { say, output, patience }: ImportSurroundings,
): Promise<ImportOutcome> {
  const now = Math.floor(Date.now() / 1000);
  const retry: RetryOptions = {
    giveUpAfter: patience,
    onRetry: (failure: PlatformUnavailable) =>
      say(`platform not available (${failure.message}), trying again`),
  };
  const form = await formOf(options);
  const device = options.dryRun
    ? undefined
    : await openDevice(options.url, options.access, options.guid, retry);
  const report = new RefusalReport(options.refusedPath);
  try {
    const table = await readRecords(options, form, report, now, output);
    if (table.size === 0 && report.total === 0) throw new ImportError(`${options.file} holds no records`);
    const order = table.inOrder();
    const plan = planWindows(table, order);
    sayPlan(plan, table.size, options.timeZone, say);
    const sent = device
      ? await sendRecords(device, options.guid, table, order, plan, now, retry, output)
      : { accepted: 0, known: 0, refused: [] };
    await reportRefused(sent, options, form, report);
    say(device ? `${sent.accepted} records taken, ${sent.known} were in already` : "dry run: nothing sent");
    sayRefusals(report, say);
    return { accepted: sent.accepted, known: sent.known, refused: report.total };
  } finally {
    report.close();
  }
}
