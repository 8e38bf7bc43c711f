import type { Classes } from "../../../measurements/countedInterval.js";
import type { Unit } from "../options.js";
import { converted } from "../shape/units.js";

const CLASS = /^(\d{1,5}(?:\.\d)?)-(\d{1,5}(?:\.\d)?)?:(\d{1,7})(?:\.(\d{1,2}))?(%)?$/;
const TENTHS = 10;
const HUNDREDTHS = 100;

/** True if most of some cells hold classes with their borders: a few odd ones are refused with their lines. */
export function areToldClasses(cells: readonly string[]): boolean {
  const told = cells.filter((cell) => toldClasses(cell) !== null);
  return told.length > 0 && told.length * 2 >= cells.length;
}

/**
 * The classes of a cell in our raw.csv, each with its borders: "30-35:10 35-40:40 65-:7", or shares
 * "30-35:12.5%". null: it is no such cell, or its classes are incomplete.
 * @param unit of the borders; null: km/h, or metres
 */
export function toldClasses(cell: string, unit: Unit | null = null): Classes | null {
  const tenths = (border: string) =>
    Math.round((unit ? converted(Number(border), unit) : Number(border)) * TENTHS);
  const borders: number[] = [];
  const values: number[] = [];
  let [end, isShared, isFirst]: [number | null, boolean, boolean] = [0, false, true];
  for (const part of cell.trim().split(/\s+/)) {
    const [, from, to, whole, decimals = "", percent] = CLASS.exec(part) ?? [];
    if (from === undefined || whole === undefined) return null;
    const begin = tenths(from);
    const isShare = percent !== undefined;
    // Each class begins where the previous one ends. Only the last has no end.
    if (!isFirst && (begin !== end || isShare !== isShared)) return null;
    if (!isShare && decimals !== "") return null;
    borders.push(begin);
    values.push(isShare ? Math.round(Number(`${whole}.${decimals}`) * HUNDREDTHS) : Number(whole));
    end = to === undefined ? null : tenths(to);
    if (end !== null && end <= begin) return null;
    [isShared, isFirst] = [isShare, false];
  }
  if (end !== null) return null;
  return { borders, counts: isShared ? null : values, shares: isShared ? values : null };
}
