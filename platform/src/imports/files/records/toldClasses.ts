import type { Classes } from "../../../measurements/countedInterval.js";

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
 */
export function toldClasses(cell: string): Classes | null {
  const borders: number[] = [];
  const values: number[] = [];
  let [end, isShared, isFirst]: [number | null, boolean, boolean] = [0, false, true];
  for (const part of cell.trim().split(/\s+/)) {
    const [, from, to, whole, decimals = "", percent] = CLASS.exec(part) ?? [];
    if (from === undefined || whole === undefined) return null;
    const begin = Math.round(Number(from) * TENTHS);
    const isShare = percent !== undefined;
    // Each class begins where the previous one ends. Only the last has no end.
    if (!isFirst && (begin !== end || isShare !== isShared)) return null;
    if (!isShare && decimals !== "") return null;
    borders.push(begin);
    values.push(isShare ? Math.round(Number(`${whole}.${decimals}`) * HUNDREDTHS) : Number(whole));
    end = to === undefined ? null : Math.round(Number(to) * TENTHS);
    if (end !== null && end <= begin) return null;
    [isShared, isFirst] = [isShare, false];
  }
  if (end !== null) return null;
  return { borders, counts: isShared ? null : values, shares: isShared ? values : null };
}
