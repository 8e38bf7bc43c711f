import { describe, expect, it } from "@jest/globals";
import { draftOf, isBroken, isDirty, rebased, shownJson, withData, withJson } from "./resourceDraft";

const base = { name: "Zahvale", data: { steps: [1] }, etag: "a" };
const draft = draftOf(base);

describe("a resource's draft", () => {
  it("is unchanged until it says something else", () => {
    expect(isDirty(draft)).toBe(false);
    expect(isDirty({ ...draft, name: "Zahvale " })).toBe(false);
    expect(isDirty({ ...draft, name: "Druge" })).toBe(true);
    expect(isDirty(withData(draft, { steps: [2] }))).toBe(true);
    expect(isDirty(withJson(draft, '{"steps":[1]}'))).toBe(false);
  });

  it("shows as JSON what the form says, and as form what the JSON says", () => {
    expect(JSON.parse(shownJson(withData(draft, { steps: [2] })))).toEqual({ steps: [2] });
    expect(withJson(draft, '{"steps":[3]}').data).toEqual({ steps: [3] });
    expect(shownJson(withJson(draft, '{"steps":[3]}'))).toBe('{"steps":[3]}');
  });

  it("keeps the last document while the text is none, and the text", () => {
    const broken = withJson(withJson(draft, '{"steps":[3]}'), '{"steps":[3');
    expect([isBroken(broken), isDirty(broken), broken.data, shownJson(broken)]).toEqual([
      true,
      true,
      { steps: [3] },
      '{"steps":[3',
    ]);
  });

  it("follows what is stored unless something is being edited", () => {
    const newer = { name: "Zahvale", data: { steps: [9] }, etag: "b" };
    expect(rebased(draft, newer)).toEqual(draftOf(newer));
    expect(rebased(draft, { ...base, data: { steps: [1] } })).toEqual(draft);
    const edited = withJson(draft, "{");
    expect(rebased(edited, newer)).toBe(edited);
    const saved = withData(draft, { steps: [9] });
    expect(isDirty(rebased(saved, newer))).toBe(false);
  });

  it("lies over what somebody else stored meanwhile, unless both changed the same", () => {
    const newer = { name: "Zahvale ob cesti", data: { steps: [1] }, etag: "b" };
    expect(rebased(withData(draft, { steps: [2] }), newer)).toEqual({
      base: newer,
      name: "Zahvale ob cesti",
      data: { steps: [2] },
      text: null,
    });
    const both = withData(draft, { steps: [3] });
    expect(rebased(both, { ...base, data: { steps: [2] }, etag: "c" })).toBe(both);
  });
});
