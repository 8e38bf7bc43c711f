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
    toast.success("dobro", "ena");
    toast.error("slabo", "dve");
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
    toast.error("slabo", "ena");
    toast.error("slabo", "dve");
    expect(texts()).toEqual(["slabo"]);
  });

  it("say no more that something failed once the same went well", () => {
    toast.error("slabo", "ena");
    toast.error("drugo", "dve");
    toast.success("dobro", "ena");
    expect(texts()).toEqual(["drugo", "dobro"]);
    toast.settle("dve");
    expect(texts()).toEqual(["dobro"]);
  });

  it("say in place of an older reason why the same failed again", () => {
    toast.error("slabo", "ena");
    toast.error("slabše", "ena");
    expect(texts()).toEqual(["slabše"]);
  });

  it("stay while one of the things that they are about has not gone well", () => {
    toast.error("slabo", ["ena", "dve"]);
    toast.error("slabo", "tri");
    toast.success("dobro", ["ena", "tri"]);
    expect(texts()).toEqual(["slabo", "dobro"]);
    toast.settle("dve");
    expect(texts()).toEqual(["dobro"]);
  });
});
