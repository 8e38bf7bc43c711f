import { describe, expect, it } from "@jest/globals";
import { emptyFields, readFields, titleOf } from "./videoFields";

/** 2026-10-05 14:00 in Ljubljana. */
const now = Date.UTC(2026, 9, 5, 12) / 1000;

describe("what is said of a film", () => {
  it("is as the portal takes it", () => {
    const typed = { title: "  Most ", frameRate: " 29,97 ", recorded: "2026-10-05T14:00" };
    const values = { title: "Most", frameRate: 29.97, recordedDate: now };
    expect(readFields(typed, now)).toEqual({ values, faults: {} });
    const bare = { title: null, frameRate: 15, recordedDate: null };
    expect(readFields(emptyFields, now)).toEqual({ values: bare, faults: {} });
  });

  it.each([
    [{ title: "x".repeat(201) }, { title: "titleTooLong" }],
    [{ frameRate: "" }, { frameRate: "frameRateFault" }],
    [{ frameRate: "0.5" }, { frameRate: "frameRateFault" }],
    [{ frameRate: "241" }, { frameRate: "frameRateFault" }],
    [{ frameRate: "fast" }, { frameRate: "frameRateFault" }],
    [{ recorded: "2026" }, { recorded: "recordedFault" }],
    [{ recorded: "2026-10-05T14:01" }, { recorded: "recordedAhead" }],
  ])("with %j is faulty: %j", (part, faults) => {
    expect(readFields({ ...emptyFields, ...part }, now).faults).toEqual(faults);
  });

  it.each([
    ["ljubljanska_cesta 2026.10.05.mp4", "ljubljanska cesta 2026.10.05"],
    ["film", "film"],
    [`${"x".repeat(300)}.webm`, "x".repeat(200)],
  ])("begins for %j with the title %j", (file, title) => {
    expect(titleOf(file)).toBe(title);
  });
});
