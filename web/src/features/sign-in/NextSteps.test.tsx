import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answerOperations, type Operations } from "../../../test/operations";
import { givePasskeys, shownAnswer } from "../../../test/passkeys";
import { renderPortal } from "../../../test/renderPortal";
import { NextSteps } from "./NextSteps";
import type { SignInResult } from "./requestSignIn";
import type { NextStep } from "./useSignIn";

const user = { id: "1", username: "Ana", admin: false, labeller: null, role: "EDITOR", language: null };
const session = { secondFactorNeeded: null, user, group: null };
const signedIn = { data: { signInSecondStep: { session } } };
const whole = { token: "sf_1", totp: true, recoveryCodes: true, passkeyOptions: null };
const options = { challenge: "AQID", rpId: "portal.si", allowCredentials: [] };

let goOn: jest.Mock<(result: SignInResult) => void>;
let startOver: jest.Mock<() => void>;
let restore: () => void;
let shown: jest.Mock<() => object | null>;
let takePasskeysBack: () => void;
beforeEach(() => {
  [goOn, startOver] = [jest.fn(), jest.fn()];
  shown = jest.fn(() => shownAnswer());
  takePasskeysBack = givePasskeys(() => shown());
});
afterEach(() => {
  restore();
  takePasskeysBack();
});

function show(next: NextStep, operations: Operations = {}) {
  const answered = answerOperations(operations);
  restore = answered.restore;
  renderPortal(<NextSteps steps={{ goOn, startOver }} next={next} />);
  return answered.sent;
}
const ask = (step: object, operations: Operations = {}) =>
  show({ kind: "second", step: { ...whole, ...step } }, operations);
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const names = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

describe("the second step", () => {
  it("begins at the code, and goes on with the session", async () => {
    const sent = ask({}, { SignInSecondStep: [{ wrong: "code" }, signedIn] });
    const field = screen.getByLabelText("Šestmestna koda");
    expect(field).toHaveFocus();
    await userEvent.type(field, " 123456 ");
    await press("Prijava");
    expect(await screen.findByText(/^Koda je napačna ali že uporabljena/)).toBeVisible();
    expect(goOn).not.toHaveBeenCalled();
    await press("Prijava");
    await waitFor(() => expect(goOn).toHaveBeenCalledTimes(1));
    expect(goOn.mock.calls[0]?.[0]).toMatchObject({ outcome: "signedIn", session: { userId: "1" } });
    const input = { token: "sf_1", code: "123456" };
    expect(sent).toEqual(Array(2).fill({ name: "SignInSecondStep", input }));
  });

  it("asks the portal nothing for an empty field", async () => {
    const sent = ask({});
    await press("Prijava");
    expect(sent).toEqual([]);
  });

  it("takes a recovery code instead, and the app again", async () => {
    const sent = ask({}, { SignInSecondStep: { wrong: "recoveryCode" } });
    await press("Uporabi obnovitveno kodo");
    await userEvent.type(screen.getByLabelText("Obnovitvena koda"), "aaaa-bbbb");
    await press("Prijava");
    expect(await screen.findByText("Obnovitvena koda je napačna ali že uporabljena.")).toBeVisible();
    expect(sent[0]?.input).toEqual({ token: "sf_1", recoveryCode: "aaaa-bbbb" });
    await press("Uporabi aplikacijo");
    expect(screen.getByLabelText("Šestmestna koda")).toBeVisible();
  });

  it.each([
    [{ fault: "STEP_ENDED" }, "Trajalo je predolgo. Začnite znova."],
    [{ retryAfter: 61 }, "Preveč poskusov. Poskusite znova čez 2 minuti."],
    [{ fault: "X", code: "UPSTREAM_UNAVAILABLE" }, /trenutno nedosegljiv/],
  ])("says why it failed: %p", async (answer, said) => {
    ask({}, { SignInSecondStep: answer });
    await userEvent.type(screen.getByLabelText("Šestmestna koda"), "123456");
    await press("Prijava");
    expect(await screen.findByText(said)).toBeVisible();
    expect(goOn).not.toHaveBeenCalled();
  });

  it("by a passkey asks the browser, and says that none was chosen", async () => {
    const sent = ask({ totp: false, passkeyOptions: options }, { SignInSecondStep: signedIn });
    expect(names()).toEqual(["Uporabi ključ za prijavo", "Uporabi obnovitveno kodo", "Nazaj na prijavo"]);
    shown.mockReturnValueOnce(null);
    await press("Uporabi ključ za prijavo");
    expect(await screen.findByText("Nič ni bilo izbrano. Poskusite znova ali drugače.")).toBeVisible();
    expect(sent).toEqual([]);
    await press("Uporabi ključ za prijavo");
    await waitFor(() => expect(goOn).toHaveBeenCalledTimes(1));
    expect(sent[0]?.input).toEqual({ token: "sf_1", passkey: expect.objectContaining({ id: "AQID" }) });
  });

  it("offers no passkey where the browser has none, and nothing that is not told", async () => {
    takePasskeysBack();
    ask({ recoveryCodes: null, passkeyOptions: options });
    expect(names()).toEqual(["Prijava", "Nazaj na prijavo"]);
    await press("Nazaj na prijavo");
    expect(startOver).toHaveBeenCalledTimes(1);
  });
});

describe("who has to add the first factor", () => {
  const factors = (parts: object = {}) => ({
    data: { mySecondFactors: { factors: [], recoveryCodes: 0, passkeys: true, canAdd: true, ...parts } },
  });

  it("adds an app without a password, and goes on with the session once the codes are saved", async () => {
    const totp = { secret: "JBSWY3DP", address: "otpauth://totp/x?secret=JBSWY3DP" };
    const sent = show(
      { kind: "add" },
      {
        MySecondFactors: factors(),
        BeginSecondFactor: {
          data: { beginSecondFactor: { begun: { token: "sf_2", totp, passkeyOptions: null } } },
        },
        AddSecondFactor: { data: { addSecondFactor: { recoveryCodes: ["aaaa-bbbb"], secondFactors: null } } },
        SignedIn: { data: { session } },
      },
    );
    expect(screen.getByText("Vaš račun potrebuje drugi korak prijave")).toBeVisible();
    await press("Dodaj aplikacijo");
    expect(screen.queryByLabelText("Geslo")).toBeNull();
    await press("Naprej");
    await userEvent.type(await screen.findByLabelText("Šestmestna koda"), "123456");
    await press("Dodaj");
    await screen.findByText("aaaa-bbbb");
    expect(goOn).not.toHaveBeenCalled();
    await press("Sem jih shranil");
    await waitFor(() => expect(goOn).toHaveBeenCalledTimes(1));
    expect(goOn.mock.calls[0]?.[0]).toMatchObject({ outcome: "signedIn" });
    expect(sent.find(({ name }) => name === "BeginSecondFactor")?.input).toEqual({ kind: "TOTP" });
  });

  it("is offered a passkey where the portal takes them, and can go back", async () => {
    show({ kind: "add" }, { MySecondFactors: factors() });
    await press("Dodaj ključ za prijavo");
    await press("Prekliči");
    await press("Nazaj na prijavo");
    expect(startOver).toHaveBeenCalledTimes(1);
  });

  it("is offered the app alone where that is not known", async () => {
    const sent = show({ kind: "add" });
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(names()).toEqual(["Dodaj aplikacijo", "Nazaj na prijavo"]);
  });

  it("is led to the organisation where that one looks after the sign-in", async () => {
    show({ kind: "add" }, { MySecondFactors: factors({ canAdd: false }) });
    expect(
      await screen.findByText("Vaša organizacija skrbi za prijavo, zato tu drugega koraka ne dodajate."),
    ).toBeVisible();
    expect(names()).toEqual(["Nazaj na prijavo"]);
  });
});
