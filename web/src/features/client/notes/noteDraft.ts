import type { NoteKind } from "../../../graphql/generated";
import { unixToWall, wallToUnix } from "../../../shared/interval/wallTime";
import type { Note } from "../../../shared/notes/marks";
import { formatIsoDate } from "../../../shared/time/format";
import { isWholeDays } from "../../../shared/time/spanText";

/** What a person enters: days (2026-05-11), or days with times (2026-05-11T08:00), by the device's clock. */
export type NoteDraft = { kind: NoteKind; text: string; withTime: boolean; from: string; to: string };

export type NoteFields = { kind: NoteKind; text: string; from: number; to: number };

export type DraftFaults = Partial<
  Record<"text" | "from" | "to", "whatMissing" | "fromMissing" | "toMissing" | "order">
>;

/** A draft of a note; of whole days it shows the last one, which is included. */
export function draftOf({ kind, text, from, to }: NoteFields, zone: string): NoteDraft {
  if (isWholeDays({ from, to }, zone))
    return { kind, text, withTime: false, from: formatIsoDate(from, zone), to: formatIsoDate(to - 1, zone) };
  return { kind, text, withTime: true, from: unixToWall(from, zone), to: unixToWall(to, zone) };
}

/** An empty draft for a day. @param day YYYY-MM-DD */
export const newDraft = (day: string): NoteDraft => ({
  kind: "ROAD_WORKS",
  text: "",
  withTime: false,
  from: day,
  to: day,
});

/** The draft with times, or without: days stay. */
export function withTimes(draft: NoteDraft, withTime: boolean): NoteDraft {
  const day = (value: string) => value.slice(0, "2026-05-11".length);
  if (!withTime) return { ...draft, withTime, from: day(draft.from), to: day(draft.to) };
  const at = (value: string, time: string) => (value === "" ? "" : `${day(value)}T${time}`);
  return { ...draft, withTime, from: at(draft.from, "00:00"), to: at(draft.to, "23:59") };
}

/** A merged draft whose ends are all days, or all with times: one person may have turned to times, the other not. */
export function evenEnds(draft: NoteDraft): NoteDraft {
  const full = withTimes(draft, draft.withTime);
  const isFit = (end: string) => end === "" || end.includes("T") === draft.withTime;
  return {
    ...draft,
    from: isFit(draft.from) ? draft.from : full.from,
    to: isFit(draft.to) ? draft.to : full.to,
  };
}

/** What a draft says, or its faults by field. */
export function readDraft(
  { kind, text, withTime, from, to }: NoteDraft,
  zone: string,
): { fields: NoteFields } | { faults: DraftFaults } {
  const start = wallToUnix(withTime ? from : `${from}T00:00`, zone);
  const end = wallToUnix(withTime ? to : `${nextDay(to)}T00:00`, zone);
  const faults: DraftFaults = {
    ...(text.trim() === "" ? { text: "whatMissing" } : {}),
    ...(start === null ? { from: "fromMissing" } : {}),
    ...(end === null ? { to: "toMissing" } : {}),
  };
  if (start !== null && end !== null && end <= start) faults.to = "order";
  if (start === null || end === null || Object.keys(faults).length > 0) return { faults };
  return { fields: { kind, text: text.trim(), from: start, to: end } };
}

/** "" of what is no day. */
function nextDay(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? "" : formatIsoDate(time / 1000 + 86_400, "UTC");
}

/** The parts of a note that people edit. */
export const fieldsOf = ({ kind, text, from, to }: Note): NoteFields => ({ kind, text, from, to });
