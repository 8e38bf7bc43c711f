import { describe, expect, it } from "@jest/globals";
import { draftOf, isBroken, isDirty, rebased, shownJson, withData, withJson } from "./resourceDraft";

const base = { name: "Zahvale", data: { steps: [1] } };
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
    const newer = { name: "Zahvale", data: { steps: [9] } };
    expect(rebased(draft, newer)).toEqual(draftOf(newer));
    expect(rebased(draft, { ...base, data: { steps: [1] } })).toBe(draft);
    const edited = withJson(draft, "{");
    expect(rebased(edited, newer)).toEqual({ ...edited, base: newer });
    const saved = withData(draft, { steps: [9] });
    expect(isDirty(rebased(saved, newer))).toBe(false);
  });
});
