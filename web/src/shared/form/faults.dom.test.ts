import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { describe, expect, it, jest } from "@jest/globals";
import { uiTexts } from "../../i18n/texts/ui";
import { translatorOf } from "../../i18n/useT";
import { faultsIn, faultText } from "./faults";
import { serverFaults } from "./serverFaults";
import { showFaults } from "./showFaults";

const t = translatorOf(uiTexts, "sl");
const failed = (fields: unknown) =>
  new CombinedGraphQLErrors({
    errors: [{ message: "Some values are not allowed.", extensions: { code: "VALIDATION_FAILED", fields } }],
  });

describe("faults of the portal", () => {
  it.each([
    ["is among the most common ones", "Geslo je med najpogostejšimi. Izberite drugo."],
    ["is wrong", "Ni pravilno."],
    ["is required", "Obvezno polje."],
    ["must not have fewer than 1 characters", "Obvezno polje."],
    ["must have at least 8 characters", "Najmanj 8 znakov."],
    ["must not have more than 50 characters", "Največ 50 znakov."],
    ["phone must be shorter than or equal to 50 characters", "Največ 50 znakov."],
    ["is not allowed", "Te vrednosti portal ne sprejme."],
    ["words that nobody knows", "Te vrednosti portal ne sprejme."],
  ])("say %p in the language of the screen", (message, text) => {
    expect(faultText(t, { path: "field", message })).toBe(text);
  });

  it("are read from an error, whatever else it holds", () => {
    const fault = { path: "password", message: "is empty" };
    expect(faultsIn({ fields: [fault, { path: 3 }, null] })).toEqual([fault]);
    expect([faultsIn(null), faultsIn({}), faultsIn({ fields: "x" })]).toEqual([[], [], []]);
    expect(serverFaults(failed([fault]))).toEqual([fault]);
    expect(serverFaults(new TypeError("offline"))).toEqual([]);
  });

  it("stand beside their fields, and say where one of them has none", () => {
    const setError = jest.fn();
    const faults = serverFaults(failed([{ path: "newPassword", message: "is wrong" }]));
    const fields = ["email", "password"] as const;
    expect(showFaults(faults, fields, setError, { newPassword: "password" })).toBe(true);
    expect(setError.mock.calls).toEqual([
      ["password", { type: "server", message: "Ni pravilno." }, { shouldFocus: true }],
    ]);
    expect(showFaults(faults, fields, setError)).toBe(false);
    expect(showFaults([{ path: "input.email", message: "is wrong" }], fields, setError)).toBe(true);
  });
});
