import { expect, it } from "@jest/globals";
import { digitBitmap, digitField } from "./digits";
import { FACES } from "./smileyFace";
import { asciiOf, inkOf } from "./testing/ascii";

it("draws whole digits, each its own", () => {
  const looks = [..."0123456789"].map((digit) => asciiOf(digitBitmap(digit, 1)));
  for (const rows of looks) expect(rows.map((row) => row.length)).toEqual(Array(15).fill(10));
  expect(new Set(looks.map((rows) => rows.join("\n"))).size).toBe(10);
});

it("draws a number in the middle of the sign's digits", () => {
  const { left, rows } = inkOf(digitBitmap("88", 3));
  expect(digitField(3)).toEqual({ width: 32, height: 15 });
  expect([left, rows[0]?.length]).toEqual([6, 20]);
});

it("has a happy and a sad face of 16 by 16", () => {
  for (const face of Object.values(FACES))
    expect([face.width, face.height, face.dots.length]).toEqual([16, 16, 256]);
  expect(FACES.happy).not.toEqual(FACES.sad);
});
