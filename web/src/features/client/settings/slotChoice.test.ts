import { describe, expect, it } from "@jest/globals";
import { choiceOf, customUuid, movedName, noText, sharedChoices, slotOf, textIdOf } from "./slotChoice";

describe("a slot's choice", () => {
  it.each([
    { textType: "STATIC", textId: "3" },
    { textType: "CUSTOM", textId: "6f1a1c1e-0000-4000-8000-000000000001" },
    { textType: "STATIC_CUSTOM", textId: "0", textUuid: null },
    { textType: "STATIC_CUSTOM", textId: "12", textUuid: "6f1a1c1e-0000-4000-8000-000000000001" },
    { textType: "CUSTOM", textId: "with:colons" },
  ] as const)("of %j comes back as it was", (slot) => {
    expect(slotOf(choiceOf({ textUuid: null, ...slot }))).toEqual(slot);
  });

  it("is no text where nothing is chosen, or nothing that is known", () => {
    const nothing = { textType: "NONE", textId: null };
    expect(choiceOf(undefined)).toBe(noText);
    expect(choiceOf({ textType: "STATIC", textId: null, textUuid: null })).toBe(noText);
    expect([slotOf(noText), slotOf("OTHER:1")]).toEqual([nothing, nothing]);
  });

  it("is none of those offered where it is not told where the text comes from", () => {
    const choice = choiceOf({ textType: null, textId: "3", textUuid: null });
    expect(choice).not.toBe(noText);
    expect(textIdOf(choice)).toBe("3");
    expect(choiceOf({ textType: null, textId: null, textUuid: null })).toBe(noText);
    expect([textIdOf("STATIC_CUSTOM:0:s"), textIdOf("CUSTOM:with:colons"), textIdOf(noText)]).toEqual([
      "0",
      "with:colons",
      "",
    ]);
  });

  it("names a custom text, where it is one", () => {
    expect([customUuid("CUSTOM:a"), customUuid("STATIC:1"), customUuid(noText)]).toEqual(["a", null, null]);
  });

  it("is of the shared text that was chosen, not of what stands at its place", () => {
    const texts = [
      { name: "Delo", uuid: "w" },
      { name: "Šola", uuid: "s" },
    ];
    const offered = (chosen: string) => sharedChoices(texts, chosen).map(({ value }) => value);
    expect(offered("STATIC_CUSTOM:1:s")).toEqual(["STATIC_CUSTOM:0:w", "STATIC_CUSTOM:1:s"]);
    expect(offered("STATIC_CUSTOM:0:s")).not.toContain("STATIC_CUSTOM:0:s");
    expect(movedName("STATIC_CUSTOM:0:S", texts)).toBe("Šola");
    expect(movedName("STATIC_CUSTOM:0:gone", texts)).toBeUndefined();
    // Chosen before its uuid was stored: whatever text is at the place now.
    expect(offered("STATIC_CUSTOM:1")).toContain("STATIC_CUSTOM:1");
  });
});
