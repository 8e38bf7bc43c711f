import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { equipmentOf, faceOf } from "../geometry";
import { signOf } from "../signOf";
import { SMILEYS, signDocument } from "../testing/signDocument";
import { type PlacedField, placeFace } from "./placement";

describe.each([
  ["a sign", {}],
  ["a sign with a face", SMILEYS],
  ["a sign of two digits", { BasicConfig: { digitsNum: 2 }, ...SMILEYS }],
])("%s", (_name, more) => {
  const face = faceOf(equipmentOf(signOf(signDocument(more))));
  const sizes = fc.record({
    width: fc.integer({ min: 240, max: 2000 }),
    height: fc.integer({ min: 200, max: 1600 }),
  });

  it("lies within the canvas, its fields within it and apart, on whole pixels", () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const sign = placeFace(face, size);
        const right = ({ left, columns, pitch }: PlacedField) => left + columns * pitch;
        const bottom = ({ top, rows, pitch }: PlacedField) => top + rows * pitch;
        expect(sign.left).toBeGreaterThanOrEqual(0);
        expect(sign.top + sign.height).toBeLessThanOrEqual(size.height);
        const fields = [sign.digits, sign.panel, ...(sign.smiley ? [sign.smiley] : [])];
        for (const field of fields) {
          expect(Object.values(field).every(Number.isInteger)).toBe(true);
          expect(field.left).toBeGreaterThan(sign.left);
          expect(field.top).toBeGreaterThan(sign.top);
          expect(right(field)).toBeLessThan(sign.left + sign.width);
          expect(bottom(field)).toBeLessThan(sign.top + sign.height);
        }
        expect(bottom(sign.digits)).toBeLessThan(sign.panel.top);
        if (sign.smiley) expect(right(sign.digits)).toBeLessThan(sign.smiley.left);
      }),
    );
  });
});
