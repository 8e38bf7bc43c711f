import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { describe, expect, it, jest } from "@jest/globals";
import { fieldFault } from "@obcestje/contract/faults.js";
import { translatorOf } from "../../i18n/useT";
import { faultsIn } from "./faults";
import { faultText, refusalText } from "./faultText";
import { faultTexts } from "./faultTexts";
import { serverFaults } from "./serverFaults";
import { showFaults } from "./showFaults";

const t = translatorOf(faultTexts, "sl");
const failed = (fields: unknown) =>
  new CombinedGraphQLErrors({
    errors: [{ message: "Some values are not allowed.", extensions: { code: "VALIDATION_FAILED", fields } }],
  });

describe("faults of the portal", () => {
  it.each([
    [fieldFault("field", "TOO_COMMON"), "Geslo je med najpogostejšimi. Izberite drugo."],
    [fieldFault("field", "WRONG"), "Ni pravilno."],
    [fieldFault("field", "REQUIRED"), "Obvezno polje."],
    [fieldFault("field", "TOO_SHORT", { min: 1 }), "Obvezno polje."],
    [fieldFault("field", "TOO_SHORT", { min: 8 }), "Najmanj 8 znakov."],
    [fieldFault("field", "TOO_LONG", { max: 2 }), "Največ 2 znaka."],
    [fieldFault("field", "TOO_LARGE", { max: 130 }), "Največ 130."],
    [fieldFault("field", "TEXT_COUNT", { count: 3, layout: "C" }), "V postavitvi C morajo biti 3 teksti."],
    [fieldFault("field", "CLIENT_COUNT", { min: 1, max: 20 }), "Število naprav mora biti od 1 do 20."],
    [fieldFault("field", "NOT_ALLOWED"), "Te vrednosti portal ne sprejme."],
    [{ path: "field", message: "Words." }, "Te vrednosti portal ne sprejme."],
    [{ path: "field", message: "Words.", fault: "OF_ANOTHER_GATEWAY" }, "Te vrednosti portal ne sprejme."],
    [{ path: "field", message: "Words.", fault: "fromPlatform" }, "Te vrednosti portal ne sprejme."],
    [{ path: "field", message: "Ne gre.", fromPlatform: true }, "Platforma: »Ne gre.«"],
  ])("say %p in the language of the screen", (fault, text) => expect(faultText(t, fault)).toBe(text));

  it("say why a change was refused as a whole", () => {
    expect(refusalText(t, { message: "x", fault: "TOO_MANY_KEYS", params: { max: 50 } })).toBe(
      "Že imate 50 ključev. Najprej katerega prekličite.",
    );
    expect(refusalText(t, { message: "Ne gre.", fromPlatform: true })).toBe("Platforma: »Ne gre.«");
    expect(refusalText(t, { message: "x" })).toBe("Portal tega ne sprejme.");
    expect(refusalText(translatorOf(faultTexts, "en"), { message: "No way.", fromPlatform: true })).toBe(
      "Platform: “No way.”",
    );
  });

  it("are read from an error, whatever else it holds", () => {
    const fault = fieldFault("password", "EMPTY");
    expect(faultsIn({ fields: [fault, { path: 3 }, null] })).toEqual([fault]);
    expect([faultsIn(null), faultsIn({}), faultsIn({ fields: "x" })]).toEqual([[], [], []]);
    expect(serverFaults(failed([fault]))).toEqual([fault]);
    expect(serverFaults(new TypeError("offline"))).toEqual([]);
  });

  it("stand beside their fields, and say where one of them has none", () => {
    const setError = jest.fn();
    const faults = serverFaults(failed([fieldFault("newPassword", "WRONG")]));
    const fields = ["email", "password"] as const;
    expect(showFaults(faults, fields, setError, { newPassword: "password" })).toBe(true);
    expect(setError.mock.calls).toEqual([
      ["password", { type: "server", message: "Ni pravilno." }, { shouldFocus: true }],
    ]);
    expect(showFaults(faults, fields, setError)).toBe(false);
    expect(showFaults([fieldFault("input.email", "WRONG")], fields, setError)).toBe(true);
  });
});
