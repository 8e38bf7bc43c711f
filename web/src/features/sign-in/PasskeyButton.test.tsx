import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answerOperations, type Operations } from "../../../test/operations";
import { givePasskeys, shownAnswer } from "../../../test/passkeys";
import { renderPortal } from "../../../test/renderPortal";
import { PasskeyButton } from "./PasskeyButton";
import type { SignInResult } from "./requestSignIn";

const NAME = "Prijava s ključem za prijavo";
const user = { id: "1", username: "Ana", admin: false, labeller: null, role: "EDITOR", language: null };
const begun = {
  data: {
    beginPasskeySignIn: {
      signIn: { token: "sf_1", passkeyOptions: { challenge: "AQID", rpId: "portal.si" } },
    },
  },
};
const answer = (secondFactorNeeded: boolean | null) => ({
  data: { signInByPasskey: { session: { secondFactorNeeded, user, group: null } } },
});

let onResult: jest.Mock<(result: SignInResult) => void>;
let restore: () => void;
let shown: jest.Mock<() => object | null>;
let takePasskeysBack: () => void;
beforeEach(() => {
  onResult = jest.fn();
  shown = jest.fn(() => shownAnswer());
  takePasskeysBack = givePasskeys(() => shown());
});
afterEach(() => {
  restore();
  takePasskeysBack();
});

function show(operations: Operations) {
  const answered = answerOperations(operations);
  restore = answered.restore;
  renderPortal(<PasskeyButton onResult={onResult} />);
  return answered.sent;
}
const press = async () => userEvent.click(await screen.findByRole("button", { name: NAME }));

it("signs in by what the browser shows", async () => {
  const sent = show({ BeginPasskeySignIn: begun, SignInByPasskey: answer(null) });
  await press();
  await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1));
  expect(onResult.mock.calls[0]?.[0]).toMatchObject({ outcome: "signedIn", session: { userId: "1" } });
  expect(sent).toEqual([
    { name: "BeginPasskeySignIn", input: undefined },
    {
      name: "SignInByPasskey",
      input: { token: "sf_1", passkey: expect.objectContaining({ id: "AQID", type: "public-key" }) },
    },
  ]);
});

it("says that none was chosen, and sends nothing more", async () => {
  shown.mockReturnValue(null);
  const sent = show({ BeginPasskeySignIn: begun });
  await press();
  expect(await screen.findByText("Nič ni bilo izbrano. Poskusite znova ali drugače.")).toBeVisible();
  expect(sent.map(({ name }) => name)).toEqual(["BeginPasskeySignIn"]);
  expect(onResult).not.toHaveBeenCalled();
});

it.each([
  [{ fault: "PASSKEY_REFUSED" }, "Ključ za prijavo ni bil sprejet."],
  [{ fault: "STEP_ENDED" }, "Trajalo je predolgo. Začnite znova."],
  [{ retryAfter: 30 }, "Preveč poskusov. Poskusite znova čez 1 minuto."],
])("says why it was refused, and begins anew the next time: %p", async (refusal, said) => {
  const sent = show({ BeginPasskeySignIn: begun, SignInByPasskey: [refusal, answer(null)] });
  await press();
  expect(await screen.findByText(said)).toBeVisible();
  await press();
  await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(said)).toBeNull();
  expect(sent.filter(({ name }) => name === "BeginPasskeySignIn")).toHaveLength(2);
});

it("says that the portal can't be reached", async () => {
  show({});
  await press();
  expect(await screen.findByText(/trenutno nedosegljiv/)).toBeVisible();
});

it("is not there where the browser has no passkeys", () => {
  takePasskeysBack();
  show({});
  expect(screen.queryByRole("button")).toBeNull();
});
