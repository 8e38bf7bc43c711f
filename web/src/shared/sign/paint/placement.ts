import type { Face, Field } from "../geometry";

export type Size = { readonly width: number; readonly height: number };

/** Position of a field of diodes on the canvas, in pixels. */
export type PlacedField = {
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  readonly pitch: number;
};

/** A sign on the canvas, in pixels. */
export type Placement = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** One diode of the panel. */
  readonly unit: number;
  readonly digits: PlacedField;
  readonly panel: PlacedField;
  readonly smiley: PlacedField | null;
};

/** The sign's size and the room above it, as shares of the canvas. */
const ROOM = { width: 0.88, height: 0.76, above: 0.09 };

/** Diodes are at whole pixels: otherwise some rows would look wider than others. */
export function placeFace(face: Face, canvas: Size): Placement {
  const unit = Math.max(
    1,
    Math.floor(
      Math.min((canvas.width * ROOM.width) / face.width, (canvas.height * ROOM.height) / face.height),
    ),
  );
  const width = Math.round(face.width * unit);
  const height = Math.round(face.height * unit);
  const left = Math.round((canvas.width - width) / 2);
  const top = Math.round(canvas.height * ROOM.above);
  const place = ({ columns, rows, x, y, pitch: wanted }: Field): PlacedField => {
    const pitch = Math.max(1, Math.floor(wanted * unit));
    const spare = wanted * unit - pitch;
    return {
      columns,
      rows,
      pitch,
      left: left + Math.round(x * unit + (columns * spare) / 2),
      top: top + Math.round(y * unit + (rows * spare) / 2),
    };
  };
  const panel = place(face.panel);
  const digits = place(face.digits);
  const smiley = face.smiley && place(face.smiley);
  const right = panel.left + panel.columns * panel.pitch;
  return {
    left,
    top,
    width,
    height,
    unit,
    panel,
    // Side by side, they are aligned with the panel below.
    digits: smiley ? { ...digits, left: panel.left } : digits,
    smiley: smiley && { ...smiley, left: right - smiley.columns * smiley.pitch },
  };
}
