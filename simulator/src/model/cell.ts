import type { Device, Direction, Flow, Reading } from "./device.js";
import { vehicleLength } from "./lengths.js";
import { localTime } from "./localTime.js";
import { geometric, normal, poisson, type Random, randomFor } from "./random.js";
import { shareOfDay } from "./rhythms.js";
import { cellSpeeds, followingSpeed, ownSpeed } from "./speeds.js";
import { rainAt } from "./weather.js";

/** Readings are drawn in cells of this many seconds, each from its own generator. */
export const CELL_SECONDS = 300;

/** Radar samples per second while a vehicle is tracked. */
const SAMPLES_PER_SECOND = 3;

/** Metres of a car: the assumed length if the device measures none. */
const CAR_LENGTH = 4.4;

/** Share of incoming: half, leaning one way around half past seven and the other way around four. */
function incomingShare(flow: Flow, hour: number): number {
  const near = (peak: number): number => Math.exp(-(((hour - peak) / 1.8) ** 2));
  return 0.5 + flow.tide * (near(7.5) - near(16));
}

function samplesOf(flow: Flow, speed: number): number {
  if (flow.trackedMetres === undefined) return 1;
  return Math.max(1, Math.round((flow.trackedMetres / (speed / 3.6)) * SAMPLES_PER_SECOND));
}

/** Seconds after the cell's start at which the vehicles of one bunch pass; all within the cell. */
function passages(size: number, random: Random): number[] {
  const offsets = [0];
  for (let i = 1; i < size; i++) offsets.push((offsets[i - 1] ?? 0) + 1 + Math.floor(random() * 3));
  const spread = Math.min(offsets.at(-1) ?? 0, CELL_SECONDS - 1);
  const start = Math.floor(random() * (CELL_SECONDS - spread));
  return offsets.map((offset) => start + Math.min(offset, spread));
}

/** One flow's readings in one cell, in no particular order. */
function flowReadings(
  seed: number,
  device: Device,
  flow: Flow,
  cellStart: number,
  random: Random,
): Reading[] {
  const at = localTime(device.timeZone, cellStart + CELL_SECONDS / 2);
  const rain = rainAt(seed, device.region, at);
  const dayLuck = normal(randomFor(seed, device.serialNumber, "day", at.day), 1, 0.06);
  const perHour =
    flow.perDay * shareOfDay(flow.rhythm, at) * (1 - flow.rainLoss * rain) * Math.max(0.5, dayLuck);
  const count = poisson(random, (perHour * CELL_SECONDS) / 3600);
  const cell = flow.speeds && cellSpeeds(flow.speeds, at, rain, random);
  const meanBunch = flow.kind === "vehicle" ? 1 + Math.min(3, perHour / 250) : 1.3;

  const readings: Reading[] = [];
  while (readings.length < count) {
    const size = Math.min(count - readings.length, geometric(random, meanBunch));
    const direction: Direction = random() < incomingShare(flow, at.hour) ? "incoming" : "outgoing";
    let ahead: number | undefined;
    for (const second of passages(size, random)) {
      const reading: Reading = { timestamp: cellStart + second, direction, kind: flow.kind };
      if (flow.lengths) reading.length = vehicleLength(flow.lengths, at, random);
      if (flow.speeds && cell) {
        const own = ownSpeed(flow.speeds, at, cell, reading.length ?? CAR_LENGTH, random);
        ahead = ahead === undefined ? own : followingSpeed(ahead, own, random);
        reading.speed = Math.round(ahead);
        reading.samples = samplesOf(flow, ahead);
      }
      readings.push(reading);
    }
  }
  return readings;
}

/**
 * The readings of a device in the cell that begins at `cellStart` (Unix seconds, a multiple of CELL_SECONDS),
 * by time.
 */
export function cellReadings(seed: number, device: Device, cellStart: number): Reading[] {
  return device.flows
    .flatMap((flow, index) =>
      flowReadings(seed, device, flow, cellStart, randomFor(seed, device.serialNumber, index, cellStart)),
    )
    .sort((a, b) => a.timestamp - b.timestamp);
}
