import type { FleetClocksQuery } from "../../graphql/generated";
import { isClockOff } from "../../shared/clients/clock/skew";

type ClockRow = NonNullable<FleetClocksQuery["clients"]>[number];

/** Devices whose clocks are off, the furthest first. */
export const wrongClocks = (rows: readonly ClockRow[]): ClockRow[] =>
  rows.filter(({ info }) => isClockOff(info.clockSkewSeconds)).sort((one, other) => size(other) - size(one));

const size = ({ info }: ClockRow) => Math.abs(info.clockSkewSeconds ?? 0);
