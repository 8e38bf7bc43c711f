import { wallToUnix } from "../../../shared/interval/wallTime";
import { defaultTimeZone } from "../../../shared/time/format";
import type { videosTexts } from "../videosTexts";

/** What is said of a film, as it is typed. */
export type VideoFields = {
  title: string;
  frameRate: string;
  /** Of the local clock, as its field has it. */
  recorded: string;
};

export const emptyFields: VideoFields = { title: "", frameRate: "15", recorded: "" };

/** Keys of what is wrong with a field. */
export type FieldFaults = Partial<Record<keyof VideoFields, keyof typeof videosTexts.sl & string>>;

export type VideoValues = { title: string | null; frameRate: number; recordedDate: number | null };

const longestTitle = 200;
const frameRates = { least: 1, most: 240 };

/** What is typed in the portal's form; and what is wrong with it. @param now Unix seconds */
export function readFields(
  { title, frameRate, recorded }: VideoFields,
  now: number,
): { values: VideoValues; faults: FieldFaults } {
  const rate = Number(frameRate.trim().replace(",", "."));
  const isRate = frameRate.trim() !== "" && rate >= frameRates.least && rate <= frameRates.most;
  const recordedDate = recorded === "" ? null : wallToUnix(recorded, defaultTimeZone);
  const faults: FieldFaults = {
    ...([...title.trim()].length > longestTitle ? { title: "titleTooLong" } : {}),
    ...(isRate ? {} : { frameRate: "frameRateFault" }),
    ...(recorded !== "" && recordedDate === null ? { recorded: "recordedFault" } : {}),
    ...(recordedDate !== null && recordedDate > now ? { recorded: "recordedAhead" } : {}),
  };
  return { values: { title: title.trim() || null, frameRate: rate, recordedDate }, faults };
}

/** What a film is called by its file: the name without its ending. */
export const titleOf = (fileName: string): string =>
  [
    ...fileName
      .replace(/\.[^.]+$/, "")
      .replace(/[_\s]+/g, " ")
      .trim(),
  ]
    .slice(0, longestTitle)
    .join("");

/** Names of the fields in the API. */
export const fieldOf: Readonly<Record<string, keyof VideoFields>> = {
  title: "title",
  frameRate: "frameRate",
  recordedDate: "recorded",
};
