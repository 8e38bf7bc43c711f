import { describe, expect, it } from "@jest/globals";
import { withLine } from "../../../shared/custom-texts/customText";
import { areStepsFaulty, newSteps, nextStep, overLimitFaults, stepsOf, withSteps } from "./stepsDocument";

const step = (overLimitBy: unknown) => ({
  overLimitBy,
  layout: "A",
  texts: [{ text: "x", horizAlignment: "center", vertAlignment: "center", font: 8 }],
});
const faultsOf = (...starts: unknown[]) => overLimitFaults(stepsOf({ steps: starts.map(step) }));

describe("penalty steps", () => {
  it("are written as they were read, with all that nobody here knows", () => {
    const data = { note: "x", steps: [{ ...step(1), colour: "red" }, step(20)] };
    expect(withSteps(data, stepsOf(data))).toEqual(data);
    expect(withSteps(data, stepsOf(data).slice(1))).toEqual({ note: "x", steps: [step(20)] });
  });

  it("begin at whole km/h from 1 to 150, each above the one before", () => {
    expect(faultsOf(1, 2, 150)).toEqual([null, null, null]);
    expect(faultsOf(0, 151, 2.5, "", null)).toEqual(["range", "range", "range", "range", "range"]);
    expect(faultsOf(10, 10, 9, 11)).toEqual([null, "order", "order", null]);
    expect(areStepsFaulty({ steps: [step(3)] })).toBe(false);
    expect(areStepsFaulty({ steps: [step(3), step(3)] })).toBe(true);
  });

  it("have texts that are not too long", () => {
    const [first] = stepsOf({ steps: [step(1)] });
    if (first === undefined) throw new Error("no step");
    expect(areStepsFaulty(withSteps({}, [withLine(first, 0, { text: "a".repeat(101) })]))).toBe(true);
  });

  it("go on 10 km/h above the last one, as far as that goes", () => {
    const after = (start: unknown) => nextStep(stepsOf({ steps: [step(start)] })).overLimitBy;
    expect([nextStep([]).overLimitBy, after(1), after(140), after(141), after("")]).toEqual([
      "1",
      "11",
      "150",
      "",
      "",
    ]);
    expect(areStepsFaulty(newSteps())).toBe(false);
  });
});
