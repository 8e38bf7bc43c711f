import { LONGEST_NAME } from "@obcestje/contract/limits/lengths.js";
import { FRAME_RATES } from "@obcestje/contract/limits/ranges.js";
import { wallToUnix } from "../../../shared/interval/wallTime";
import { defaultTimeZone } from "../../../shared/time/format";
import type { videosTexts } from "../videosTexts";

/** Fields on a film, as typed. */
export type VideoFields = {
  title: string;
  frameRate: string;
  /** By the local clock, in the field's format. */
  recorded: string;
};

export const emptyFields: VideoFields = { title: "", frameRate: "15", recorded: "" };

/** Text keys of the fields' faults. */
export type FieldFaults = Partial<Record<keyof VideoFields, keyof typeof videosTexts.sl & string>>;

export type VideoValues = { title: string | null; frameRate: number; recordedDate: number | null };

/**
 * The typed fields as the portal takes them, with their faults.
 * @param now Unix seconds
 */
export function readFields(
  { title, frameRate, recorded }: VideoFields,
  now: number,
): { values: VideoValues; faults: FieldFaults } {
  const rate = Number(frameRate.trim().replace(",", "."));
  const isRate = frameRate.trim() !== "" && rate >= FRAME_RATES.min && rate <= FRAME_RATES.max;
  const recordedDate = recorded === "" ? null : wallToUnix(recorded, defaultTimeZone);
  const faults: FieldFaults = {
    ...([...title.trim()].length > LONGEST_NAME ? { title: "titleTooLong" } : {}),
    ...(isRate ? {} : { frameRate: "frameRateFault" }),
    ...(recorded !== "" && recordedDate === null ? { recorded: "recordedFault" } : {}),
    ...(recordedDate !== null && recordedDate > now ? { recorded: "recordedAhead" } : {}),
  };
  return { values: { title: title.trim() || null, frameRate: rate, recordedDate }, faults };
}

/** Default title of a film: the file's name without its extension. */
export const titleOf = (fileName: string): string =>
  [
    ...fileName
      .replace(/\.[^.]+$/, "")
      .replace(/[_\s]+/g, " ")
      .trim(),
  ]
    .slice(0, LONGEST_NAME)
    .join("");

/** Form fields by their names in the API. */
export const fieldOf: Readonly<Record<string, keyof VideoFields>> = {
  title: "title",
  frameRate: "frameRate",
  recordedDate: "recorded",
};
