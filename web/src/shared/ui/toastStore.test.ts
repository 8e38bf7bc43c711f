import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { toast } from "./toastStore";

const texts = () => toast.read().map(({ text }) => text);

describe("toasts", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    toast.clear();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it("of success last 3 s, of error until dismissed", () => {
    toast.success("dobro");
    toast.error("slabo");
    jest.advanceTimersByTime(2999);
    expect(texts()).toEqual(["dobro", "slabo"]);
    jest.advanceTimersByTime(1);
    expect(texts()).toEqual(["slabo"]);
    jest.advanceTimersByTime(3_600_000);
    expect(texts()).toEqual(["slabo"]);
    toast.dismiss(toast.read()[0]?.id ?? 0);
    expect(texts()).toEqual([]);
  });

  it("show the same text once", () => {
    toast.error("slabo");
    toast.error("slabo");
    expect(texts()).toEqual(["slabo"]);
  });
});
