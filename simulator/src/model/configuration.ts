/** What a configuration makes a device do, as far as the model goes; what it leaves out stays as the device is. */
export interface Configuration {
  /** km/h above which the sign finds somebody too fast. */
  speedLimit?: number;
  /** The sign shows neither speed nor text. */
  displayOff?: boolean;
  /** km/h: slower and faster ones are not measured. */
  vMin?: number;
  vMax?: number;
  /** Seconds between two deliveries of measurements. */
  measurementInterval?: number;
  /** Seconds between two questions what there is to do. */
  pingInterval?: number;
}

/** A configuration, since when the device runs it (Unix seconds), and which version it says that this is. */
export interface TakenConfiguration {
  since: number;
  /** Null where the platform does not number them. */
  version: number | null;
  configuration: Configuration;
}

/** What a device has taken, ascending. */
export type ConfigurationsTaken = readonly TakenConfiguration[];

/** What a device runs at a Unix time; undefined before its first configuration. */
export function runningAt(taken: ConfigurationsTaken, time: number): TakenConfiguration | undefined {
  return taken.findLast(({ since }) => since <= time);
}

/** [from, to) cut where a configuration was taken, each with what the device runs in it. */
export function spansOf(taken: ConfigurationsTaken, from: number, to: number) {
  const cuts = taken.map(({ since }) => since).filter((since) => since > from && since < to);
  const borders = [from, ...cuts, to];
  return borders.slice(0, -1).map((start, index) => ({
    from: start,
    to: borders[index + 1] ?? to,
    configuration: runningAt(taken, start)?.configuration,
  }));
}
