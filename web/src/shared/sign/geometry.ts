import { PANEL } from "@obcestje/contract/deviceConfig/ranges.js";
import { digitField } from "./digits";
import type { Sign } from "./signModel";

/** Position of a field of diodes on the sign. */
export type Field = {
  /** Diodes. */
  readonly columns: number;
  readonly rows: number;
  /** Upper left corner, and the distance between diodes, in the panel's diodes. */
  readonly x: number;
  readonly y: number;
  readonly pitch: number;
};

/** A sign's face; lengths are in the panel's diodes. */
export type Face = {
  readonly width: number;
  readonly height: number;
  readonly digits: Field;
  readonly panel: Field;
  /** Null if the sign has none. */
  readonly smiley: Field | null;
};

const MARGIN = 5;
const GAP = 4;
const SMILEY = 16;
/** Pitch of the digits' diodes if they have the whole width. */
const LARGEST_PITCH = 2;

/** Aspect ratio (width by height) of the picture of a sign by the road. */
export const ASPECT = { plain: 1.25, withSmiley: 1.38 };

/** Fields that a sign has diodes for. */
export type Equipment = { readonly digits: number; readonly hasSmiley: boolean };

export const equipmentOf = ({ digits, smileys }: Sign): Equipment => ({
  digits,
  hasSmiley: smileys.length > 0,
});

/** The speed above the panel; a smiley next to the speed. */
export function faceOf({ digits, hasSmiley }: Equipment): Face {
  const { width: columns, height: rows } = digitField(digits);
  const pitch = hasSmiley ? Math.min(LARGEST_PITCH, (PANEL.width - GAP) / (columns + SMILEY)) : LARGEST_PITCH;
  const top = hasSmiley ? SMILEY * pitch : rows * pitch;
  const used = columns * pitch + (hasSmiley ? GAP + SMILEY * pitch : 0);
  const left = MARGIN + (PANEL.width - used) / 2;
  return {
    width: PANEL.width + 2 * MARGIN,
    height: MARGIN + top + GAP + PANEL.height + MARGIN,
    digits: { columns, rows, pitch, x: left, y: MARGIN + (top - rows * pitch) / 2 },
    panel: {
      columns: PANEL.width,
      rows: PANEL.height,
      pitch: 1,
      x: MARGIN,
      y: MARGIN + top + GAP,
    },
    smiley: hasSmiley
      ? { columns: SMILEY, rows: SMILEY, pitch, x: left + columns * pitch + GAP, y: MARGIN }
      : null,
  };
}
