import { wallToUnix } from "../../../shared/interval/wallTime";

/** What somebody enters of a period that is to be left out; times by the device's clock. */
export type ExclusionDraft = { from: string; to: string; reason: string };

export type DraftFaults = Partial<
  Record<keyof ExclusionDraft, "missing" | "reasonMissing" | "order" | "tooLong">
>;

/** Seconds of the longest period that is left out at once. */
const longest = 92 * 86_400;

/** The period in Unix seconds, or what is wrong with the fields. */
export function periodOf(
  { from, to, reason }: ExclusionDraft,
  zone: string,
): { period: { from: number; to: number; reason: string } } | { faults: DraftFaults } {
  const [start, end] = [wallToUnix(from, zone), wallToUnix(to, zone)];
  const faults: DraftFaults = {
    ...(start === null ? { from: "missing" } : {}),
    ...(end === null ? { to: "missing" } : {}),
    ...(reason.trim() === "" ? { reason: "reasonMissing" } : {}),
  };
  if (start !== null && end !== null && end <= start) faults.to = "order";
  if (start !== null && end !== null && end - start > longest) faults.to = "tooLong";
  if (start === null || end === null || Object.keys(faults).length > 0) return { faults };
  return { period: { from: start, to: end, reason: reason.trim() } };
}
