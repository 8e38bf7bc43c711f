import type { Interval } from "../intervals.js";
import { type ConfigurationsTaken, runningAt } from "./configuration.js";
import type { Device } from "./device.js";
import { localTime } from "./localTime.js";
import { drift } from "./random.js";
import { heardBetween } from "./silences.js";
import { flowAt, flowChanges, type OrdersHeard } from "./valve.js";
import { rainAt } from "./weather.js";

/** A device's status, as POST /device/status takes it. */
export interface Status {
  /** Unix seconds. */
  timestamp: number;
  /** Volts. */
  battery: number;
  /** dBm. */
  rssi: number;
  /** Signal quality as modems give it, 0 to 31. */
  sig: number;
  /** Ambient light, 0 to 255; 0 if the panel is off. */
  brightness?: number;
  brightnessAverage?: number;
  firmwareVersion: string;
  configName: string;
  /** Version of its configuration. */
  configVersion?: number;
  hwType?: string;
  alarms: string[];
  reported?: { Valve: 0 | 1 };
}

/** Volts under which a device raises its alarm. */
export const LOW_BATTERY = 11.6;

const HOUR = 3600;
const DAY = 86_400;

/** Daylight as the panel's sensor sees it, 0 to 255: a bow from sunrise to sunset, lower under rain. */
function light(seed: number, device: Device, time: number): number {
  const at = localTime(device.timeZone, time);
  const halfDay = 6 - 2 * Math.cos((2 * Math.PI * (at.month - 0.5)) / 12);
  const bow = Math.cos(((at.hour - 12.5) / halfDay) * (Math.PI / 2));
  const up = Math.abs(at.hour - 12.5) < halfDay ? bow : 0;
  const clouds = 0.85 + 0.15 * drift([seed, device.region, "clouds"], time, HOUR);
  return Math.round(8 + 240 * up * clouds * (1 - 0.5 * rainAt(seed, device.region, at)));
}

/**
 * A device's status at a Unix time, independent of earlier calls. A valve's depends on its orders, and any
 * device's on its configurations.
 */
export function statusAt(
  seed: number,
  device: Device,
  time: number,
  heard: OrdersHeard = [],
  taken: ConfigurationsTaken = [],
): Status {
  const { health, serialNumber } = device;
  const wander = (name: string, period: number): number => drift([seed, serialNumber, name], time, period);
  const sun = Math.cos(((localTime(device.timeZone, time).hour - 14) / 24) * 2 * Math.PI);
  const battery = health.battery + 0.22 * sun + 0.12 * wander("battery", DAY) + 0.02 * wander("load", HOUR);
  const rssi = Math.round(health.rssi + 5 * wander("rssi", HOUR) + 2 * wander("fading", 240));
  const status: Status = {
    timestamp: time,
    battery: Math.round(battery * 100) / 100,
    rssi,
    sig: Math.min(31, Math.max(0, Math.round((rssi + 113) / 2))),
    firmwareVersion: health.firmwareVersion,
    configName: health.configName,
    alarms: battery < LOW_BATTERY ? ["Nizka napetost baterije"] : [],
  };
  const version = runningAt(taken, time)?.version ?? null;
  if (version !== null) status.configVersion = version;
  if (health.hwType !== undefined) status.hwType = health.hwType;
  if (health.lightSensor) {
    const panel = (at: number): number =>
      runningAt(taken, at)?.configuration.displayOff ? 0 : light(seed, device, at);
    status.brightness = panel(time);
    const hour = [0, 1, 2, 3].map((quarter) => panel(time - quarter * 900));
    status.brightnessAverage = Math.round(hour.reduce((sum, value) => sum + value, 0) / hour.length);
  }
  if (device.valve) status.reported = { Valve: flowAt(device, heard, time) };
  return status;
}

/**
 * Seconds between two statuses, by their age at `now`: an hour, for the last day a quarter, for the last
 * minutes one minute.
 */
function stepAt(time: number, now: number): number {
  if (now - time > DAY) return HOUR;
  return now - time > 10 * 60 ? 900 : 60;
}

/**
 * The times within `interval` at which a device reports its status, ascending. A valve also reports when it
 * opens or closes.
 */
export function statusTimes(
  seed: number,
  device: Device,
  interval: Interval,
  now: number,
  heard: OrdersHeard = [],
): number[] {
  const times = new Set(device.valve ? flowChanges(device, heard, interval.from, interval.to) : []);
  for (let time = Math.ceil(interval.from / 60) * 60; time < interval.to; time += 60) {
    if (time % stepAt(time, now) === 0) times.add(time);
  }
  const online = heardBetween(seed, device, interval.from, interval.to);
  return [...times]
    .filter((time) => online.some(({ from, to }) => time >= from && time < to))
    .sort((a, b) => a - b);
}
