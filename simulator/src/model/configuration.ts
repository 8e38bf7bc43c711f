/** The effects of a configuration on a device in the model. Those left out stay unchanged. */
export interface Configuration {
  /** km/h above which the sign shows that somebody is too fast. */
  speedLimit?: number;
  /** The sign shows neither speed nor text. */
  displayOff?: boolean;
  /** km/h: slower and faster road users are not measured. */
  vMin?: number;
  vMax?: number;
  /** Seconds between two deliveries of measurements. */
  measurementInterval?: number;
  /** Seconds between two requests for orders. */
  pingInterval?: number;
}

/**
 * A configuration, the time since which the device runs it (Unix seconds), and the version that it reports.
 */
export interface TakenConfiguration {
  since: number;
  /** Null if the platform does not number them. */
  version: number | null;
  configuration: Configuration;
}

/** A device's configurations, ascending. */
export type ConfigurationsTaken = readonly TakenConfiguration[];

/** A device's configuration at a Unix time; undefined before its first one. */
export function runningAt(taken: ConfigurationsTaken, time: number): TakenConfiguration | undefined {
  return taken.findLast(({ since }) => since <= time);
}

/** [from, to) cut at changes of the configuration, each part with its configuration. */
export function spansOf(taken: ConfigurationsTaken, from: number, to: number) {
  const cuts = taken.map(({ since }) => since).filter((since) => since > from && since < to);
  const borders = [from, ...cuts, to];
  return borders.slice(0, -1).map((start, index) => ({
    from: start,
    to: borders[index + 1] ?? to,
    configuration: runningAt(taken, start)?.configuration,
  }));
}
