import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
  type DeviceState,
  isOverdue,
  isUnderWay,
  nextStep,
  type StageDevice,
  type StagedState,
} from "./stage.rules.js";

const device = (clientId: number, state: DeviceState, more: Partial<StageDevice> = {}): StageDevice => ({
  clientId,
  state,
  isPilot: false,
  isForgiven: false,
  isOverdue: false,
  ...more,
});
const pilot = (clientId: number, state: DeviceState) => device(clientId, state, { isPilot: true });
const step = (state: StagedState, devices: StageDevice[], pilots = 2, failuresAtMost = 0) =>
  nextStep({ state, pilots, failuresAtMost }, devices);

describe("what a rollout does next", () => {
  const rest = [device(3, "waiting"), device(4, "waiting")];
  const silent = device(2, "assigned", { isPilot: true, isOverdue: true });

  it("goes on without a silent pilot where so many may fail", () => {
    expect(step("pilots", [pilot(1, "installed"), silent, ...rest], 2, 1)).toEqual({ become: "rest" });
  });

  it.each<[string, Parameters<typeof isOverdue>[0], number | null, number, boolean]>([
    ["a pilot in time", { isPilot: true, state: "assigned", assignDate: 0 }, 2, 7199, false],
    ["a pilot that is silent", { isPilot: true, state: "downloaded", assignDate: 0 }, 2, 7200, true],
    ["a pilot that settled", { isPilot: true, state: "installed", assignDate: 0 }, 2, 9000, false],
    ["one of the rest", { isPilot: false, state: "assigned", assignDate: 0 }, 2, 9000, false],
    ["a pilot without an end", { isPilot: true, state: "assigned", assignDate: 0 }, null, 1e9, false],
  ])("knows %s", (_name, one, hours, now, expected) => {
    expect(isOverdue(one, hours, now)).toBe(expected);
  });

  it.each<[string, StageDevice[], ReturnType<typeof nextStep>]>([
    ["nobody has it", [device(1, "waiting"), device(2, "waiting"), ...rest], { give: [1, 2] }],
    ["a pilot is under way", [pilot(1, "installed"), pilot(2, "downloaded"), ...rest], null],
    ["all pilots settled", [pilot(1, "installed"), pilot(2, "installed"), ...rest], { become: "rest" }],
    [
      "one failed",
      [pilot(1, "failed"), pilot(2, "assigned"), ...rest],
      { become: "stopped", reason: "failures" },
    ],
    ["a pilot is gone", [pilot(1, "replaced"), pilot(2, "installed"), ...rest], { give: [3] }],
    ["a pilot waits again", [pilot(1, "installed"), pilot(2, "waiting"), ...rest], { give: [2] }],
    [
      "a pilot was waited for in vain",
      [pilot(1, "installed"), silent, ...rest],
      { become: "stopped", reason: "silence" },
    ],
    [
      "a person knows of that",
      [pilot(1, "installed"), { ...silent, isForgiven: true }, ...rest],
      { become: "rest" },
    ],
    ["nobody else is there", [pilot(1, "installed"), pilot(2, "installed")], { become: "done" }],
    ["nobody is there at all", [], { become: "done" }],
  ])("with its pilots, where %s", (_name, devices, expected) => {
    expect(step("pilots", devices)).toEqual(expected);
  });

  it.each<[string, StageDevice[], ReturnType<typeof nextStep>]>([
    ["some wait", [pilot(1, "installed"), ...rest], { give: [3, 4] }],
    ["one is under way", [pilot(1, "installed"), device(2, "downloading")], null],
    ["all settled or are gone", [pilot(1, "installed"), device(2, "replaced")], { become: "done" }],
    ["one failed", [device(2, "failed"), ...rest], { become: "stopped", reason: "failures" }],
    ["one failed that is forgiven", [device(2, "failed", { isForgiven: true })], { become: "done" }],
  ])("with the rest, where %s", (_name, devices, expected) => {
    expect(step("rest", devices)).toEqual(expected);
  });

  it("is nothing once it is stopped or done", () => {
    for (const state of ["stopped", "done"] as const) expect(step(state, rest)).toBeNull();
  });
});

/** Events of a device, whatever the rollout does. */
type Report = { of: number; told: "fetches" | "has it" | "installed" | "failed" | "replaced" | "deleted" };

/** A rollout as a person would track it on paper: lists of the devices in each state. */
class Paper {
  state: StagedState = "pilots";
  readonly devices: StageDevice[];
  readonly given: number[] = [];

  constructor(
    size: number,
    readonly pilots: number,
    readonly failuresAtMost: number,
  ) {
    this.devices = Array.from({ length: size }, (_, index) => device(index + 1, "waiting"));
  }

  moveOn(check: () => void): void {
    for (let next = nextStep(this, this.devices); next; next = nextStep(this, this.devices)) {
      if ("give" in next) for (const id of next.give) this.give(id);
      else if (next.become === "stopped") this.stop();
      else this.state = next.become;
      check();
    }
  }

  stop(): void {
    for (const one of this.devices) if (one.state === "assigned") one.state = "withdrawn";
    this.state = "stopped";
  }

  hear({ of, told }: Report): void {
    const index = this.devices.findIndex(({ clientId }) => clientId === of);
    const one = this.devices[index];
    if (!one) return;
    if (told === "deleted") this.devices.splice(index, 1);
    else if (told === "replaced") one.state = "replaced";
    else if (isUnderWay(one.state)) one.state = STATE_OF[told];
  }

  private give(id: number): void {
    const one = this.devices.find(({ clientId }) => clientId === id);
    expect(one?.state).toBe("waiting");
    if (!one) return;
    one.state = "assigned";
    if (this.state === "pilots") one.isPilot = true;
    this.given.push(id);
  }
}

const STATE_OF = {
  fetches: "downloading",
  "has it": "downloaded",
  installed: "installed",
  failed: "failed",
} as const;

const reports = (size: number) =>
  fc.array(
    fc.record({
      of: fc.integer({ min: 1, max: size }),
      told: fc.constantFrom<Report["told"]>(
        "fetches",
        "has it",
        "installed",
        "installed",
        "failed",
        "replaced",
        "deleted",
      ),
    }),
    { maxLength: 60 },
  );
const courses = fc.integer({ min: 1, max: 12 }).chain((size) =>
  fc.record({
    size: fc.constant(size),
    pilots: fc.integer({ min: 1, max: size }),
    failuresAtMost: fc.integer({ min: 0, max: size }),
    heard: reports(size),
    stopAfter: fc.option(fc.integer({ min: 0, max: 60 })),
  }),
);

it("keeps its word, in whatever order devices report", () => {
  fc.assert(
    fc.property(courses, ({ size, pilots, failuresAtMost, heard, stopAfter }) => {
      const paper = new Paper(size, pilots, failuresAtMost);
      const count = (holds: (one: StageDevice) => boolean) => paper.devices.filter(holds).length;
      const check = () => {
        const hasIt = ({ state }: StageDevice) =>
          isUnderWay(state) || ["installed", "failed"].includes(state);
        // Until every pilot has settled, no more devices than the pilots have it.
        if (paper.state === "pilots") expect(count(hasIt)).toBeLessThanOrEqual(pilots);
        if (paper.state === "done") expect(count(({ state }) => isUnderWay(state))).toBe(0);
        if (paper.state === "done") expect(count(({ state }) => state === "waiting")).toBe(0);
        if (paper.state !== "stopped")
          expect(count(({ state }) => state === "failed")).toBeLessThanOrEqual(failuresAtMost);
      };
      paper.moveOn(check);
      heard.forEach((report, index) => {
        if (index === stopAfter) paper.stop();
        const [before, stopped] = [paper.given.length, paper.state === "stopped"];
        const settled =
          paper.state === "pilots" && paper.devices.every((one) => !one.isPilot || !isUnderWay(one.state));
        expect(settled && paper.devices.some(({ state }) => state === "waiting")).toBe(false);
        paper.hear(report);
        const failed = count(({ state }) => state === "failed");
        const running = paper.state === "pilots" || paper.state === "rest";
        paper.moveOn(check);
        if (stopped) expect(paper.given.length).toBe(before);
        if (running) expect(paper.state === "stopped").toBe(failed > failuresAtMost);
      });
      // No device gets it twice, or before one that has waited longer.
      expect(new Set(paper.given).size).toBe(paper.given.length);
      expect([...paper.given].sort((one, other) => one - other)).toEqual(paper.given);
    }),
    { numRuns: 500 },
  );
});
