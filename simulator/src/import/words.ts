import { tz } from "@date-fns/tz";
import { format } from "date-fns";
import type { KindName, Users } from "./importJson.js";

const NUMBERS = new Intl.NumberFormat("en");
const KIND_WORDS: Record<KindName, [one: string, many: string]> = {
  vehicle: ["vehicle", "vehicles"],
  pedestrian: ["pedestrian", "pedestrians"],
  bicycle: ["bicycle", "bicycles"],
};

export const number = (value: number): string => NUMBERS.format(value);

/** "1 line", "2 lines". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${number(count)} ${count === 1 ? one : many}`;

export const countedOf = (count: number, kind: KindName): string => counted(count, ...KIND_WORDS[kind]);

/** The kinds that were listened for. */
export function users({ vehicles, pedestrians, bicycles }: Users): string {
  const parts = [
    ...(vehicles === null ? [] : [countedOf(vehicles, "vehicle")]),
    ...(pedestrians === null ? [] : [countedOf(pedestrians, "pedestrian")]),
    ...(bicycles === null ? [] : [countedOf(bicycles, "bicycle")]),
  ];
  return parts.length === 0 ? "nobody" : parts.join(", ");
}

/** Seconds in words, with the two largest units. */
export function duration(seconds: number): string {
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor((seconds % 86_400) / 3600)];
  const [minutes, rest] = [Math.floor((seconds % 3600) / 60), seconds % 60];
  const parts = [
    ...(days > 0 ? [`${number(days)} d`] : []),
    ...(hours > 0 ? [`${hours} h`] : []),
    ...(minutes > 0 ? [`${minutes} min`] : []),
    ...(rest > 0 ? [`${rest} s`] : []),
  ];
  return parts.slice(0, 2).join(" ") || "0 s";
}

export function bytes(size: number): string {
  if (size < 1000) return counted(size, "byte");
  if (size < 1_000_000) return `${(size / 1000).toFixed(1)} kB`;
  return `${(size / 1_000_000).toFixed(1)} MB`;
}

/** Formats instants by a zone's clock. */
export class LocalClock {
  private readonly local;

  constructor(readonly timeZone: string) {
    this.local = tz(timeZone);
  }

  /**
   * To the second if there are any. In the hour that is doubled in autumn with the offset, as only that
   * distinguishes the two.
   */
  at(instant: number): string {
    return this.as(instant, `dd.MM.yyyy ${this.clockOf(instant)}`);
  }

  day(instant: number): string {
    return this.as(instant, "dd.MM.yyyy");
  }

  /** Does not repeat the day. */
  span(from: number, to: number): string {
    const isOneDay = this.as(from, "yyyy-MM-dd") === this.as(to, "yyyy-MM-dd");
    const end = isOneDay ? this.as(to, this.clockOf(to)) : this.at(to);
    return `${this.at(from)} – ${end}`;
  }

  private clockOf(instant: number): string {
    const hour = (moment: number) => this.as(moment, "dd HH");
    const isDoubled = [-3600, 3600].some((away) => hour(instant + away) === hour(instant));
    return `${instant % 60 === 0 ? "HH:mm" : "HH:mm:ss"}${isDoubled ? " xxx" : ""}`;
  }

  private as(instant: number, pattern: string): string {
    return format(instant * 1000, pattern, { in: this.local });
  }
}

/** Rows as aligned columns, without empty cells at the end. */
export function aligned(rows: readonly (readonly string[])[], indent = "  "): string[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, at) => {
      widths[at] = Math.max(widths[at] ?? 0, cell.length);
    });
  return rows.map(
    (row) =>
      indent +
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
  );
}
