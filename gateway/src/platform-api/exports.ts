import { fileOfType } from "./fileOfType.js";
import type { CallContext } from "./http.js";
import type { PlatformStreams, StreamedAnswer } from "./streams.js";

const CSV = "text/csv";
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The files of a device and period, and their types. */
const TYPE_OF_FILE = {
  "daily.csv": CSV,
  "results.csv": CSV,
  "raw.csv": CSV,
  "length-incoming.csv": CSV,
  "length-outgoing.csv": CSV,
  "length-total.csv": CSV,
  "classification.xlsx": XLSX,
  "report.xlsx": XLSX,
} as const;

export type ExportFile = keyof typeof TYPE_OF_FILE;
export const EXPORT_FILES = Object.keys(TYPE_OF_FILE) as ExportFile[];

/** Which device's, over [from, to) in Unix seconds, in which language. */
export interface AskedExport {
  clientId: string;
  from: number;
  to: number;
  lang: "sl" | "en";
}

/**
 * GET /export/<file>: its bytes as they come, coded as the reader accepts.
 * @throws ApiError, UPSTREAM_INVALID_RESPONSE also for what is of another type: a page must not run on our origin
 */
export async function openExport(
  streams: PlatformStreams,
  context: CallContext & { signal: AbortSignal },
  file: ExportFile,
  { clientId, from, to, lang }: AskedExport,
  encoding: string | undefined,
): Promise<StreamedAnswer> {
  // Slovenian goes without saying, so that a platform of Slovenian files alone serves it too.
  const query = {
    clientId,
    startTimestamp: String(from),
    endTimestamp: String(to),
    ...(lang === "sl" ? {} : { lang }),
  };
  const answer = await streams.download(context, `export/${file}`, query, { encoding });
  return fileOfType(answer, TYPE_OF_FILE[file]);
}
