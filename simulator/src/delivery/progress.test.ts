import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { Progress } from "./progress.js";

describe("Progress", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it("prints at most one line a second, and the last one always", () => {
    const lines: string[] = [];
    const progress = new Progress((line) => lines.push(line));
    for (const text of ["1", "2", "3"]) progress.say(text);
    expect(lines).toEqual(["PROGRESS 1"]);
    jest.advanceTimersByTime(1000);
    expect(lines).toEqual(["PROGRESS 1", "PROGRESS 3"]);
    jest.advanceTimersByTime(5000);
    progress.say("4");
    expect(lines).toEqual(["PROGRESS 1", "PROGRESS 3", "PROGRESS 4"]);
  });

  it("says READY after what was said before", () => {
    const lines: string[] = [];
    const progress = new Progress((line) => lines.push(line));
    progress.say("1");
    progress.say("2");
    progress.ready();
    expect(lines).toEqual(["PROGRESS 1", "PROGRESS 2", "READY"]);
  });

  it("tells the public page's key at once", () => {
    const lines: string[] = [];
    const progress = new Progress((line) => lines.push(line));
    progress.say("1");
    progress.publicKey("vk_1");
    expect(lines).toEqual(["PROGRESS 1", "PUBLIC_KEY vk_1"]);
  });
});
