import { storedLength, storedSpeed } from "../../../measurements/ingest.rules.js";
import { DIRECTION, type Direction, type Reading, UNTOLD } from "../../../measurements/reading.js";
import type { FileOptions } from "../options.js";
import { withRole } from "../shape/findings.js";
import { numberOf } from "../shape/words.js";
import type { Column, Understanding } from "../understanding.js";
import { isRefusal, type Refusal } from "./chunk.js";
import type { RowTime } from "./rowTime.js";
import { DirectionReader, KindReader, lengthOf, speedOf } from "./values.js";

const MOST_SAMPLES = 100_000;

export class ReadingRow {
  private readonly speed: Column | undefined;
  private readonly length: Column | undefined;
  private readonly samples: Column | undefined;
  private readonly direction: DirectionReader;
  private readonly kind: KindReader;
  /** Speeds below zero are in the other direction. */
  private readonly signed: boolean;

  constructor(
    private readonly understanding: Understanding,
    options: FileOptions,
  ) {
    const { columns, directions, kind } = understanding;
    [this.speed] = withRole(columns, "speed");
    [this.length] = withRole(columns, "length");
    [this.samples] = withRole(columns, "samples");
    const [direction] = withRole(columns, "direction");
    this.direction = new DirectionReader(direction, directions);
    this.kind = new KindReader(withRole(columns, "kind")[0], options.kinds ?? {}, kind);
    this.signed = direction === undefined && directions["+"] !== undefined;
  }

  /** The reading of a row whose time has been read. */
  read(cells: readonly string[], time: RowTime): Reading | Refusal {
    const speed = this.speed ? speedOf(cells, this.speed, this.signed) : null;
    if (isRefusal(speed)) return speed;
    const length = this.length ? lengthOf(cells, this.length) : null;
    if (isRefusal(length)) return length;
    const direction = this.direction.read(cells);
    if (isRefusal(direction)) return direction;
    const kind = this.kind.read(cells);
    if (isRefusal(kind)) return kind;
    const samples = this.samples ? numberOf(cells[this.samples.index] ?? "") : 1;
    return {
      timestamp: Number.isNaN(time.from) ? time.to : time.from,
      kind,
      direction: this.signed && speed !== null ? this.bySign(speed) : direction,
      speed: speed === null ? null : storedSpeed(Math.abs(speed)),
      length: length === null ? null : storedLength(length),
      samples: samples !== null && samples >= 1 && samples <= MOST_SAMPLES ? Math.round(samples) : 1,
    };
  }

  private bySign(speed: number): Direction {
    const { directions } = this.understanding;
    const direction = directions[speed < 0 ? "-" : "+"];
    return direction ? DIRECTION[direction] : UNTOLD;
  }
}
