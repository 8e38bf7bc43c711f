import { FEATURE_NAMES, type FeatureCorrections, type FeatureName } from "../platform-api/features.js";
import type { WriteOutcome } from "./checkWrites.js";
import { isAsWritten, type Outcome, sayOutcome } from "./outcome.js";
import { OWN_WRITES } from "./ownThings.js";
import type { Checked, CheckedCall, CheckedWrite } from "./platformCheck.js";

/** The findings for people: a line for each call, the features, and a sum. */
export function reportOf(
  { administrator, calls, writes, featuresTold }: Checked,
  { platform, email, corrections }: { platform: string; email: string; corrections: FeatureCorrections },
): string {
  const width = Math.max(...calls.map(({ call }) => nameOf(call).length));
  const lines = calls.map(({ call, outcome }) => `${nameOf(call).padEnd(width)}  ${sayOutcome(outcome)}`);
  return [
    `${platform}, as ${email} (${administrator ? "administrator" : "no administrator"})`,
    "",
    ...lines,
    "",
    ...writes.map(sayWrite),
    ...(writes.length > 0 ? [""] : []),
    ...featureLines(featuresTold, corrections),
    "",
    `${sumOf(calls)}.`,
    "",
  ].join("\n");
}

const WRITE_WIDTH = Math.max(...OWN_WRITES.map(({ call }) => sayCall(call).length));

function sayCall(call: string): string {
  return call.replace(" ", " /");
}

function sayWrite({ call, outcome }: CheckedWrite): string {
  return `${sayCall(call).padEnd(WRITE_WIDTH)}  ${sayWriteOutcome(outcome)}`;
}

function sayWriteOutcome(outcome: WriteOutcome): string {
  if (outcome.kind !== "done") return `${outcome.kind}: ${outcome.why}`;
  return outcome.remark === undefined ? "done" : `done; ${outcome.remark}`;
}

const nameOf = ({ path, about }: CheckedCall["call"]) => `GET /${path}${about ? ` (${about})` : ""}`;

function featureLines(told: readonly string[] | null, corrections: FeatureCorrections): string[] {
  const isKnown = (name: string): name is FeatureName => FEATURE_NAMES.some((one) => one === name);
  const corrected = (isOffered: boolean) =>
    FEATURE_NAMES.filter((name) => corrections.get(name) === isOffered);
  const unknown = (told ?? []).filter((name) => !isKnown(name));
  const lines: [string, readonly string[]][] = [
    ["Further features that it tells (x-platform-features)", (told ?? []).filter(isKnown)],
    ["Told, and not known to the portal", unknown],
    ["Added by PLATFORM_FEATURES", corrected(true)],
    ["Taken away by PLATFORM_FEATURES", corrected(false)],
  ];
  return lines.flatMap(([title, names], index) =>
    names.length > 0 || index === 0 ? [`${title}: ${names.join(", ") || "none"}`] : [],
  );
}

/** The numbers of calls by outcome. */
function sumOf(calls: readonly CheckedCall[]): string {
  const count = (isOne: (outcome: Outcome) => boolean) =>
    calls.filter(({ outcome }) => isOne(outcome)).length;
  const taken = (asWritten: boolean) => (outcome: Outcome) =>
    outcome.kind === "taken" && isAsWritten(outcome.notes) === asWritten;
  return [
    `${calls.length} calls: ${count(taken(true))} taken as they are`,
    `${count(taken(false))} taken by a reading`,
    ...(["not offered", "broken", "not tried"] as const).map(
      (kind) => `${count((outcome) => outcome.kind === kind)} ${kind}`,
    ),
  ].join(", ");
}
