import { csvText } from "../exports/csv/csv.js";
import { decimalText, type Writing } from "../exports/form.js";
import { LocalTime } from "../exports/localTime.js";
import type { Texts } from "../exports/texts/sl.js";
import { DIRECTION } from "../measurements/reading.js";
import { DAY } from "../time/clock.js";
import type { Vehicle } from "./vehicles.rules.js";

/** The parts of a video needed for the lines of its vehicles. */
export interface LabelledVideo {
  id: number;
  title: string | null;
  checked: boolean;
  /** Unix seconds, of the first frame. */
  recordedDate: number | null;
  /** Frames a second. */
  frameRate: number;
  vehicles: Vehicle[];
}

const FRAME_DECIMALS = 3;

/** The titles of the columns. Without plates there is no column for them. */
export function labelTitles({ texts }: Writing, zone: string, plates: boolean): string[] {
  const { video, title, checked, vehicle, frame, second, type, faulty, plate } = texts.labels;
  const titles = [video, title, checked, vehicle, texts.time(zone), frame, second, texts.direction, type];
  return [...titles, faulty, ...(plates ? [plate] : [])];
}

/** A line of cells for each vehicle. `timeText` formats an instant. */
export function labelLines(
  video: LabelledVideo,
  writing: Writing,
  timeText: (instant: number) => string,
  plates: boolean,
): string[][] {
  const { labels } = writing.texts;
  const text = (value: string | null) => csvText(value ?? "", writing.separator);
  const yesOrNo = (value: boolean) => (value ? labels.yes : labels.no);
  return video.vehicles.map((vehicle) => {
    const { frame, direction, vehicleType, faultyReading, plate } = vehicle;
    const time = passedAt(vehicle, video);
    return [
      String(video.id),
      text(video.title),
      yesOrNo(video.checked),
      String(vehicle.id),
      time === null ? "" : timeText(time),
      frame === null ? "" : String(frame),
      frame === null ? "" : decimalText(frame / video.frameRate, writing, FRAME_DECIMALS),
      direction === null ? "" : text(writing.texts.directions[DIRECTION[direction]] ?? ""),
      text(typeText(vehicleType, labels.types)),
      yesOrNo(faultyReading),
      ...(plates ? [text(plate)] : []),
    ];
  });
}

/** The time when a vehicle passed, see definitions.md (Labels of traffic videos); null if unknown. */
export function passedAt(
  { datetime, frame }: Pick<Vehicle, "datetime" | "frame">,
  { recordedDate, frameRate }: Pick<LabelledVideo, "recordedDate" | "frameRate">,
): number | null {
  if (datetime !== null) return datetime;
  if (recordedDate === null || frame === null) return null;
  return recordedDate + Math.floor(frame / frameRate);
}

/** Types offered by the portal are written in the file's language, others as they were entered. */
function typeText(type: string | null, words: Texts["labels"]["types"]): string | null {
  return type !== null && Object.hasOwn(words, type) ? words[type as keyof typeof words] : type;
}

/** Formats instants by a zone's wall clock, at any time. */
export function localTimes(zone: string): (instant: number) => string {
  let day = Number.NaN;
  let time: LocalTime | undefined;
  return (instant) => {
    const itsDay = Math.floor(instant / DAY);
    if (!time || itsDay !== day) {
      day = itsDay;
      time = new LocalTime(zone, { start: day * DAY, end: (day + 1) * DAY });
    }
    return time.dateTime(instant);
  };
}
