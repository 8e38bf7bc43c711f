import { DAY } from "../time/clock.js";
import { type OffsetSegment, offsetSegments } from "../time/zone.js";

/** Days from a spreadsheet's day 0 to 1970-01-01. */
const SPREADSHEET_EPOCH = 25_569;
/** Days and hours may begin a little before the period that cuts them. */
const LOOK_AROUND = 2 * DAY;

const two = (value: number) => String(value).padStart(2, "0");

/** A zone's wall clock over a period. Instants are Unix seconds. */
export class LocalTime {
  private readonly segments: OffsetSegment[];
  private segment: OffsetSegment;

  constructor(
    readonly zone: string,
    period: { start: number; end: number },
  ) {
    this.segments = offsetSegments(zone, period.start - LOOK_AROUND, period.end + LOOK_AROUND);
    this.segment = this.segments[0] ?? { start: 0, end: 0, offset: 0 };
  }

  /** Seconds that the wall clock is ahead of UTC. */
  offset(instant: number): number {
    if (instant < this.segment.start || instant >= this.segment.end) {
      const found = this.segments.find(({ start, end }) => instant >= start && instant < end);
      if (!found) throw new RangeError("The instant lies outside the period.");
      this.segment = found;
    }
    return this.segment.offset;
  }

  /** Days on the wall clock as spreadsheets count them. A repeated hour has the same number twice. */
  serial(instant: number): number {
    return (instant + this.offset(instant)) / DAY + SPREADSHEET_EPOCH;
  }

  /** 2026-10-25 */
  date(instant: number): string {
    return new Date((instant + this.offset(instant)) * 1000).toISOString().slice(0, 10);
  }

  /** For people, in any language: 25.10.2026 02:30. */
  text(instant: number): string {
    const written = this.date(instant).split("-").reverse().join(".");
    return `${written} ${this.clock(instant)}`;
  }

  /** 02:30 */
  clock(instant: number): string {
    return this.dateTime(instant).slice(11, 16);
  }

  /** 2026-10-25T02:30:00+02:00 */
  dateTime(instant: number): string {
    const offset = this.offset(instant);
    return new Date((instant + offset) * 1000).toISOString().slice(0, 19) + offsetText(offset);
  }
}

/** +02:00 */
export function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60);
  return `${offset < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
