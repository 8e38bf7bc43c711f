import { describe, expect, it } from "@jest/globals";
import { choiceOf, customUuid, noText, slotOf } from "./slotChoice";

describe("a slot's choice", () => {
  it.each([
    { textType: "STATIC", textId: "3" },
    { textType: "CUSTOM", textId: "6f1a1c1e-0000-4000-8000-000000000001" },
    { textType: "STATIC_CUSTOM", textId: "0" },
    { textType: "CUSTOM", textId: "with:colons" },
  ] as const)("of %j comes back as it was", (slot) => {
    expect(slotOf(choiceOf(slot))).toEqual(slot);
  });

  it("is no text where nothing is chosen, or nothing that is known", () => {
    const nothing = { textType: "NONE", textId: null };
    expect(choiceOf(undefined)).toBe(noText);
    expect(choiceOf({ textType: "STATIC", textId: null })).toBe(noText);
    expect([slotOf(noText), slotOf("OTHER:1")]).toEqual([nothing, nothing]);
  });

  it("names a custom text, where it is one", () => {
    expect([customUuid("CUSTOM:a"), customUuid("STATIC:1"), customUuid(noText)]).toEqual(["a", null, null]);
  });
});
