import { ApiError } from "../errors.js";
import type { FeatureCorrections } from "./features.js";
import { fileOfType } from "./fileOfType.js";
import type { CallContext, Platform } from "./platform.js";
import type { PlatformStreams, StreamedAnswer } from "./streams.js";

const CSV = "text/csv";
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The files of a device and period, and their types. */
const TYPE_OF_FILE = {
  "daily.csv": CSV,
  "results.csv": CSV,
  "raw.csv": CSV,
  "daily-traffic.csv": CSV,
  "quarter-hours.csv": CSV,
  "length-incoming.csv": CSV,
  "length-outgoing.csv": CSV,
  "length-total.csv": CSV,
  "own-classes.csv": CSV,
  "classification.xlsx": XLSX,
  "report.xlsx": XLSX,
} as const;

export type ExportFile = keyof typeof TYPE_OF_FILE;
export const EXPORT_FILES = Object.keys(TYPE_OF_FILE) as ExportFile[];

/** The platform's path of each file, with its query apart from device and period. */
export type ExportPaths = ReadonlyMap<ExportFile, string>;

const OUR_PATHS: ExportPaths = new Map(EXPORT_FILES.map((file) => [file, `export/${file}`]));

/**
 * Reads `daily.csv=measurement/export?type=csvDaily,report.xlsx=…`; our paths if it is empty.
 * @throws Error naming the part that is not understood
 */
export function readExportPaths(text: string): ExportPaths {
  const words = text.split(",").map((word) => word.trim());
  const named = new Map(words.filter((word) => word !== "").map(readExportPath));
  return named.size === 0 ? OUR_PATHS : named;
}

function readExportPath(word: string): [ExportFile, string] {
  const [, name, path] = /^([\w.-]+)=\/?([\w./-]+(?:\?[^\s#]*)?)$/.exec(word) ?? [];
  const file = EXPORT_FILES.find((known) => known === name);
  if (file && path) return [file, path];
  throw new Error(`"${word}" is none: write file=path, with one of ${EXPORT_FILES.join(", ")}`);
}

/** The files that the platform has. @throws ApiError if it does not answer */
export async function offeredExports(platform: Platform, paths: ExportPaths): Promise<ExportFile[]> {
  return (await platform.offers.has("exports")) ? [...paths.keys()] : [];
}

/** Configured export paths imply that the platform has exports. */
export const withExportPaths = (corrections: FeatureCorrections, paths: ExportPaths): FeatureCorrections =>
  paths === OUR_PATHS ? corrections : new Map([["exports", true], ...corrections]);

/** The device, the period [from, to) in Unix seconds, the language, the limit and the gap of an export. */
export interface AskedExport {
  clientId: string;
  from: number;
  to: number;
  lang: "sl" | "en";
  /** km/h; undefined: the limits of the time. */
  asIfLimit: number | undefined;
  /** Seconds, of free flow; undefined: the platform's usual ones. */
  gap: number | undefined;
}

/**
 * A file's bytes as they come, in a coding that the reader accepts.
 * @throws ApiError, NOT_OFFERED for a file without a path, UPSTREAM_INVALID_RESPONSE also for another type: a
 * page must not run on our origin
 */
export async function openExport(
  streams: PlatformStreams,
  context: CallContext & { signal: AbortSignal },
  path: string | undefined,
  file: ExportFile,
  { clientId, from, to, lang, asIfLimit, gap }: AskedExport,
  encoding: string | undefined,
): Promise<StreamedAnswer> {
  if (path === undefined)
    throw new ApiError("NOT_OFFERED", `The portal's platform does not offer this (${file}).`);
  const [place = "", fixed] = path.split("?");
  // Slovenian is the default and is not sent, so that a platform with only Slovenian files works, too.
  const query = {
    ...Object.fromEntries(new URLSearchParams(fixed)),
    clientId,
    startTimestamp: String(from),
    endTimestamp: String(to),
    ...(lang === "sl" ? {} : { lang }),
    ...(asIfLimit === undefined ? {} : { speedLimit: String(asIfLimit) }),
    ...(gap === undefined ? {} : { gap: String(gap) }),
  };
  const answer = await streams.download(context, place, query, { encoding });
  return fileOfType(answer, TYPE_OF_FILE[file]);
}
