import type { LocalTime } from "./localTime.js";
import { normal, type Random } from "./random.js";

/** Shares of vehicle types. Cars take the rest. */
export interface Lengths {
  motorbikes: number;
  vans: number;
  trucks: number;
  trailers: number;
}

/** Metres by type, within the borders of the length classes 2.5, 5.2, 9 and 12 m. */
const types = {
  motorbike: { mean: 2.1, deviation: 0.15, from: 1.6, to: 2.4 },
  car: { mean: 4.4, deviation: 0.32, from: 2.7, to: 5.1 },
  van: { mean: 6.2, deviation: 0.7, from: 5.3, to: 8.9 },
  truck: { mean: 10.3, deviation: 0.8, from: 9.1, to: 11.9 },
  trailer: { mean: 16.2, deviation: 1.6, from: 12.2, to: 25 },
};

function typeOf(lengths: Lengths, at: LocalTime, random: Random): keyof typeof types {
  const weekend = at.weekday >= 5;
  const working = !weekend && at.hour >= 5 && at.hour < 18;
  const riding = at.month >= 4 && at.month <= 10 && at.hour >= 9 && at.hour < 21;
  const freight = weekend ? 0.2 : working ? 1.25 : 0.7;
  let rest = random();
  const falls = (share: number): boolean => {
    rest -= share;
    return rest < 0;
  };
  if (falls(lengths.motorbikes * (riding ? (weekend ? 2.5 : 1.3) : 0.3))) return "motorbike";
  if (falls(lengths.vans * (working ? 1.2 : 0.6))) return "van";
  if (falls(lengths.trucks * freight)) return "truck";
  return falls(lengths.trailers * freight) ? "trailer" : "car";
}

/** Length of one vehicle in metres, to 0.1 m. */
export function vehicleLength(lengths: Lengths, at: LocalTime, random: Random): number {
  const { mean, deviation, from, to } = types[typeOf(lengths, at, random)];
  return Math.round(Math.min(to, Math.max(from, normal(random, mean, deviation))) * 10) / 10;
}
