import { describe, expect, it } from "@jest/globals";
import { linkTo, readLink } from "./publicLink";

const read = (query: string) => readLink(new URLSearchParams(query));

describe("a public page's link", () => {
  it("is Slovenian, of the last day, of all places, unless it says otherwise", () => {
    expect(read("key=vk_1")).toEqual({
      key: "vk_1",
      language: "sl",
      interval: { kind: "preset", preset: "LAST_24H" },
      clients: [],
      graph: null,
      seconds: null,
      hasBack: true,
    });
    expect(
      read("key=vk_1&lang=en&interval=WEEK&client=7,%208,7&graph=histogram&seconds=20&back=0"),
    ).toMatchObject({
      language: "en",
      interval: { kind: "preset", preset: "WEEK" },
      clients: ["7", "8"],
      graph: "histogram",
      seconds: 20,
      hasBack: false,
    });
  });

  it.each([
    ["", null],
    ["key=", null],
    ["key=%20", null],
  ])("has no key in %j", (query, key) => expect(read(query).key).toBe(key));

  it.each([
    ["1", 3],
    ["3.4", 3],
    ["99999", 3600],
    ["-5", 3],
    ["soon", null],
    ["", null],
  ])("changes graphs every %s seconds: %s", (seconds, expected) => {
    expect(read(`seconds=${seconds}`).seconds).toBe(expected);
  });

  it("has no day that begins at midnight, and no period that is none", () => {
    const usual = { kind: "preset", preset: "LAST_24H" };
    for (const query of ["interval=TODAY", "interval=YEAR", "from=20&to=10"])
      expect(read(query).interval).toEqual(usual);
    expect(read("from=10&to=20").interval).toEqual({ kind: "custom", from: 10, to: 20 });
  });

  it("leads to another page with its key, language, colours and period, and nothing else", () => {
    const params = new URLSearchParams("key=vk_1&theme=dark&client=7&seconds=5&interval=WEEK");
    expect(linkTo("/public/graph", params, { client: "8" })).toBe(
      "/public/graph?key=vk_1&theme=dark&interval=WEEK&client=8",
    );
  });
});
