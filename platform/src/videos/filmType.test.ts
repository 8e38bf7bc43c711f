import { expect, it } from "@jest/globals";
import { film } from "../../test/uploads.js";
import { filmTypeOf } from "./filmType.rules.js";

const matroska = (kind: string) =>
  Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84]), Buffer.from(kind)]);

it.each([
  [film(), "video/mp4"],
  [matroska("webm"), "video/webm"],
])("tells the type of a film by its first bytes: %#", (start, type) => expect(filmTypeOf(start)).toBe(type));

it.each([
  ["no film", Buffer.from("%PDF-1.7 ftyp webm")],
  ["a film of another kind", matroska("matroska")],
  ["what is too short", film().subarray(0, 7)],
  ["nothing", Buffer.alloc(0)],
])("refuses %s", (_name, start) =>
  expect(() => filmTypeOf(start)).toThrow(expect.objectContaining({ code: "VALIDATION_FAILED" })),
);
