import type { FileOptions, Import, Look, OverlappedImport, SentRecord } from "./importJson.js";
import { aligned, counted, countedOf, duration, LocalClock, number, users } from "./words.js";

const GAPS_SHOWN = 5;

/** The look at an import, in lines: its content, and the existing data of its time. */
export function showLook(look: Look, timeZone: string, { overlap = "replace" }: FileOptions): string[] {
  const clock = new LocalClock(timeZone);
  return [
    ...(look.first.length > 0
      ? ["The first records", ...aligned(look.first.map((one) => rowOf(one, clock)))]
      : []),
    "What the file holds",
    ...countsOf(look).map((line) => `  ${line}`),
    ...coverageOf(look, clock).map((line) => `  ${line}`),
    ...refusedOf(look),
    ...thereOf(look, overlap),
  ];
}

/** How long an import's single records would be kept. */
export function showKept({ keptUntil }: Import, timeZone: string): string[] {
  if (keptUntil === null) return [];
  const day = new LocalClock(timeZone).day(keptUntil);
  return [`Single records are kept until ${day}, hours and days for ever`];
}

function rowOf(record: SentRecord, clock: LocalClock): string[] {
  const { timestamp, from, to, kind = "vehicle", direction = "", count, speed, length } = record;
  const { averageSpeed, maxSpeed, v85, speeds, lengths } = record;
  const when = timestamp === undefined ? clock.span(from ?? 0, to ?? 0) : clock.at(timestamp);
  const what = count === undefined ? kind : countedOf(count, kind);
  const told = [
    ...(speed === undefined ? [] : [`${speed} km/h`]),
    ...(length === undefined ? [] : [`${length} m`]),
    ...(averageSpeed === undefined ? [] : [`mean ${averageSpeed} km/h`]),
    ...(v85 === undefined ? [] : [`V85 ${v85} km/h`]),
    ...(maxSpeed === undefined ? [] : [`at most ${maxSpeed} km/h`]),
    ...(speeds === undefined ? [] : ["classes of speed"]),
    ...(lengths === undefined ? [] : ["classes of length"]),
  ];
  return [when, what, direction, told.join(", ")];
}

function countsOf(look: Look): string[] {
  const { readings, intervals, incoming, outgoing, withoutDirection, withoutSpeed, vehicles, months } = look;
  const records = [
    ...(readings > 0 ? [counted(readings, "single record")] : []),
    ...(intervals > 0 ? [counted(intervals, "counted interval")] : []),
  ];
  const speedless =
    withoutSpeed > 0
      ? [`${number(withoutSpeed)} of ${countedOf(vehicles ?? 0, "vehicle")} without speed`]
      : [];
  const directions = [
    ...(incoming + outgoing > 0 ? [`${number(incoming)} incoming, ${number(outgoing)} outgoing`] : []),
    ...(withoutDirection > 0 ? [`${number(withoutDirection)} without direction`] : []),
  ];
  return [
    `${users(look)}${records.length > 0 ? `, in ${records.join(" and ")}` : ""}`,
    ...(directions.length > 0 ? [directions.join(", ")] : []),
    ...speedless,
    ...(months.length > 0
      ? [`by month: ${months.map(({ month, users }) => `${month} ${number(users)}`).join(", ")}`]
      : []),
  ];
}

function coverageOf(look: Look, clock: LocalClock): string[] {
  const { from, to, coveredSeconds, coveredHours, coveredDays, gaps, gapCount } = look;
  if (from === null || to === null) return ["nothing was heard"];
  const shown = gaps.slice(0, GAPS_SHOWN);
  const more = gapCount - shown.length;
  return [
    `${clock.span(from, to)} (${clock.timeZone})`,
    `heard for ${duration(coveredSeconds)}, in ${counted(coveredHours, "hour")} of ${counted(coveredDays, "day")}`,
    ...shown.map((gap) => `nothing heard ${clock.span(gap.from, gap.to)}: left as a gap`),
    ...(more > 0 ? [`and ${counted(more, "more gap")}`] : []),
  ];
}

function refusedOf({ refused, refusedByCode }: Look): string[] {
  if (refused === 0) return [];
  return [
    `${counted(refused, "line")} can't be taken`,
    ...refusedByCode.map(({ count, message }) => `  ${number(count)} × ${message}`),
  ];
}

const FATES: Record<string, string> = {
  replace: "will be superseded",
  add: "stays, and this file counts beside it",
  fill: "stays, and this file is taken where nothing covers its time",
};

/** A device's own data is never superseded. */
const OWN_FATES: Record<string, string> = {
  replace:
    "they can't be replaced; say whether this file counts beside them (add), or where they cover nothing (fill)",
  add: "they stay, and this file counts beside them",
  fill: "they stay, and this file is taken where nothing covers its time",
};

function fateOf(one: OverlappedImport, overlap: string): string {
  const fate = FATES[overlap] ?? "";
  if (one.seconds > 0) return `: ${users(one)} in ${duration(one.seconds)} ${fate}`;
  return overlap === "replace" ? ": nothing will be superseded" : ` ${fate}`;
}

/** Counted intervals can't be cut: those that are covered in part stay or go whole. */
function partOf({ partlyKept = 0, partlyReplaced = 0 }: OverlappedImport): string[] {
  const are = (count: number) => `${number(count)} ${count === 1 ? "is" : "are"} covered`;
  const stay = partlyKept === 1 ? "stays" : "stay";
  const parts = [
    ...(partlyKept > 0 ? [`${are(partlyKept)} by half or less, and ${stay}, counting beside this file`] : []),
    ...(partlyReplaced > 0
      ? [`${are(partlyReplaced)} by more, but not wholly, and will be superseded whole`]
      : []),
  ];
  return parts.length > 0 ? [`    of its counted intervals ${parts.join("; ")}`] : [];
}

/** Filling takes a counted interval that is known in part whole, or not at all. */
function knownOf({ partlyTaken = 0, partlyLeftOut = 0 }: NonNullable<Look["overlap"]>): string[] {
  const are = (count: number) => `${number(count)} ${count === 1 ? "is" : "are"} known`;
  const more = partlyTaken > 0 ? "by more" : "already by more than half";
  const parts = [
    ...(partlyTaken > 0
      ? [
          `${are(partlyTaken)} already by half or less, and will be taken whole, counting beside what is there`,
        ]
      : []),
    ...(partlyLeftOut > 0
      ? [`${are(partlyLeftOut)} ${more}, but not wholly, and will be left out whole`]
      : []),
  ];
  return parts.length > 0 ? [`  of this file's counted intervals ${parts.join("; ")}`] : [];
}

function thereOf({ overlap: there, sameAs }: Look, overlap: string): string[] {
  if (sameAs !== null) return [];
  if (there === null) return ["What is there of this time is not told: it reaches back to another group's"];
  const { deviceSeconds, imports } = there;
  if (deviceSeconds === 0 && imports.length === 0) return ["Nothing is there of this time yet"];
  return [
    "There of this time already",
    ...imports.flatMap((one) => [
      `  import ${one.id} (${one.fileName})${fateOf(one, overlap)}`,
      ...(overlap === "replace" ? partOf(one) : []),
    ]),
    ...(deviceSeconds > 0
      ? [`  the device's own batches, for ${duration(deviceSeconds)}: ${OWN_FATES[overlap] ?? ""}`]
      : []),
    ...(overlap === "fill" ? knownOf(there) : []),
  ];
}
