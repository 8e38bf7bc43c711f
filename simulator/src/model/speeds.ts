import type { LocalTime } from "./localTime.js";
import { normal, type Random } from "./random.js";

export interface Speeds {
  /** km/h. */
  limit: number;
  /** Mean of free traffic, relative to the limit. */
  freeFlow: number;
  /** Share of vehicles that speed at night, 0 to 1. */
  nightSpeeders: number;
  /** Chance that a five-minute cell of the rush hour is congested, 0 to 1. */
  congestion: number;
}

const SLOWEST = 6;
const FASTEST = 190;

const isNight = (hour: number): boolean => hour >= 22 || hour < 5;
const isRush = (hour: number): boolean => (hour >= 6.75 && hour < 8.5) || (hour >= 14.75 && hour < 17.25);

/**
 * Mean and deviation of the traffic's speed in one cell, km/h, decided once per cell: congestion affects all.
 */
export function cellSpeeds(
  speeds: Speeds,
  at: LocalTime,
  rain: number,
  random: Random,
): { mean: number; deviation: number } {
  const workday = at.weekday < 5;
  const congested = random() < speeds.congestion && workday && isRush(at.hour);
  const depth = 0.45 + 0.25 * random();
  const mean = speeds.limit * speeds.freeFlow * (1 - 0.07 * rain);
  return congested ? { mean: mean * depth, deviation: mean * 0.16 } : { mean, deviation: mean * 0.115 };
}

/**
 * Speed of a vehicle that chooses its own, km/h: free traffic around the cell's mean, and some speeders at
 * night. A greater `lengthMetres` slows it down.
 */
export function ownSpeed(
  speeds: Speeds,
  at: LocalTime,
  cell: { mean: number; deviation: number },
  lengthMetres: number,
  random: Random,
): number {
  const heavy = lengthMetres >= 9 ? 0.9 : 1;
  const reckless = random() < (isNight(at.hour) ? speeds.nightSpeeders : speeds.nightSpeeders / 40);
  const speed = reckless
    ? normal(random, speeds.limit * 1.42, speeds.limit * 0.18)
    : normal(random, cell.mean * heavy, cell.deviation);
  return Math.min(FASTEST, Math.max(SLOWEST, speed));
}

/** Speed of a vehicle that can't pass the one ahead of it, km/h. */
export function followingSpeed(ahead: number, wanted: number, random: Random): number {
  return Math.max(SLOWEST, Math.min(wanted, ahead + normal(random, 0, 1.5)));
}
