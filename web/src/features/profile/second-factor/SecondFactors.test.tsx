import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answerOperations, type Operations } from "../../../../test/operations";
import { givePasskeys } from "../../../../test/passkeys";
import { renderPortal } from "../../../../test/renderPortal";
import { toast } from "../../../shared/ui/toastStore";
import { SecondFactors } from "./SecondFactors";

const phone = { id: "1", kind: "TOTP", name: "Telefon", createDate: 1_794_700_800, lastUsedDate: null };
const key = { ...phone, id: "2", kind: "PASSKEY", name: null, lastUsedDate: 1_794_700_900 };
const told = (parts: object = {}) => ({
  data: { mySecondFactors: { factors: [], recoveryCodes: 0, passkeys: true, canAdd: true, ...parts } },
});

let restore: () => void;
let takePasskeysBack: () => void;
beforeEach(() => {
  toast.clear();
  takePasskeysBack = givePasskeys();
});
afterEach(() => {
  restore();
  takePasskeysBack();
});

function show(operations: Operations, hasPassword: boolean | null = true) {
  const answered = answerOperations(operations);
  restore = answered.restore;
  renderPortal(<SecondFactors hasPassword={hasPassword} />);
  return answered.sent;
}
const button = (name: string) => screen.findByRole("button", { name });
const press = async (name: string) => userEvent.click(await button(name));
const names = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

describe("the card", () => {
  it("lists the factors with what is not told as unknown, and how many recovery codes are left", async () => {
    show({ MySecondFactors: told({ factors: [phone, key], recoveryCodes: 2 }) });
    expect(await screen.findByText("Ostali sta 2 obnovitveni kodi.")).toBeVisible();
    const [first, second] = screen.getAllByRole("listitem");
    expect(first).toHaveTextContent(/^TelefonAplikacija s kodami · Dodano .+ · Zadnjič v rabi nikoli/);
    expect(second).toHaveTextContent(/^-Ključ za prijavo/);
    expect(second).not.toHaveTextContent("nikoli");
  });

  it("says nothing of recovery codes that are not told", async () => {
    show({ MySecondFactors: told({ factors: [phone], recoveryCodes: null }) });
    await button("Dodaj aplikacijo");
    expect(screen.queryByText(/obnovitven/)).toBeNull();
  });

  it("offers no passkeys where the portal takes none or does not tell", async () => {
    show({ MySecondFactors: told({ passkeys: null }) });
    expect(await screen.findByText("Drugi korak ni dodan.")).toBeVisible();
    expect(names()).toEqual(["Dodaj aplikacijo"]);
  });

  it("offers no passkeys where the browser has none", async () => {
    takePasskeysBack();
    show({ MySecondFactors: told() });
    await button("Dodaj aplikacijo");
    expect(names()).toEqual(["Dodaj aplikacijo"]);
  });

  it("offers both where a platform does not tell whether one can be added", async () => {
    show({ MySecondFactors: told({ canAdd: null }) });
    await button("Dodaj aplikacijo");
    expect(names()).toEqual(["Dodaj aplikacijo", "Dodaj ključ za prijavo"]);
  });

  it("says that it could not be loaded, and tries again", async () => {
    show({ MySecondFactors: [{ fault: "X", code: "UPSTREAM_UNAVAILABLE" }, told()] });
    await press("Poskusi znova");
    expect(await screen.findByText("Drugi korak ni dodan.")).toBeVisible();
  });
});

describe("of who signs in by an organisation alone", () => {
  const sentence = "Vaša organizacija skrbi za prijavo, zato tu drugega koraka ne dodajate.";

  it("the card offers to add none, and says why", async () => {
    show({ MySecondFactors: told({ canAdd: false }) }, false);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(names()).toEqual([]);
  });

  it("a factor from before can be removed, without a password", async () => {
    const before = told({ canAdd: false, factors: [phone], recoveryCodes: 3 });
    const sent = show(
      {
        MySecondFactors: [before, told({ canAdd: false })],
        RemoveSecondFactor: { data: { removeSecondFactor: { secondFactors: null } } },
      },
      false,
    );
    await press("Odstrani: Telefon");
    expect(names()).toEqual(["Odstrani", "Odstrani", "Prekliči"]);
    expect(screen.queryByLabelText("Geslo")).toBeNull();
    await userEvent.click(screen.getAllByRole("button", { name: "Odstrani" }).at(-1) as HTMLElement);
    expect(await screen.findByText("Drugi korak je odstranjen")).toBeVisible();
    await waitFor(() => expect(screen.queryAllByRole("listitem")).toEqual([]));
    expect(sent).toContainEqual({ name: "RemoveSecondFactor", input: { id: "1" } });
  });

  it("the same is said where the platform refuses it only when asked", async () => {
    show(
      {
        MySecondFactors: told({ canAdd: null }),
        BeginSecondFactor: { fault: "SECOND_FACTOR_ELSEWHERE" },
      },
      false,
    );
    await press("Dodaj aplikacijo");
    await press("Naprej");
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});

describe("adding an app", () => {
  const begun = {
    token: "sf_1",
    totp: { secret: "JBSWY3DP", address: "otpauth://totp/x?secret=JBSWY3DP" },
    passkeyOptions: null,
  };
  const added = (recoveryCodes: string[] | null) => ({
    data: { addSecondFactor: { recoveryCodes, secondFactors: null } },
  });

  it("asks for the password and the code, and shows recovery codes until they are saved", async () => {
    const sent = show({
      MySecondFactors: [told(), told({ factors: [phone], recoveryCodes: 1 })],
      BeginSecondFactor: [{ wrong: "password" }, { data: { beginSecondFactor: { begun } } }],
      AddSecondFactor: [{ wrong: "code" }, added(["aaaa-bbbb"])],
    });
    await press("Dodaj aplikacijo");
    await userEvent.type(await screen.findByLabelText("Geslo"), "modra");
    await press("Naprej");
    expect(await screen.findByText("Geslo ni pravilno.")).toBeVisible();
    await press("Naprej");
    expect(await screen.findByText("JBSWY3DP")).toBeVisible();
    expect(screen.getByRole("img", { name: "Koda QR s skrivnostjo za aplikacijo" })).toBeVisible();
    await userEvent.type(screen.getByLabelText("Šestmestna koda"), "123456");
    await press("Dodaj");
    expect(await screen.findByText(/^Koda je napačna/)).toBeVisible();
    await press("Dodaj");
    expect(await screen.findByText("aaaa-bbbb")).toBeVisible();
    await press("Sem jih shranil");
    expect(await screen.findByText("Drugi korak je dodan")).toBeVisible();
    expect(await screen.findByText("Ostala je 1 obnovitvena koda.")).toBeVisible();
    expect(screen.queryByText("aaaa-bbbb")).toBeNull();
    expect(sent).toContainEqual({ name: "BeginSecondFactor", input: { kind: "TOTP", password: "modra" } });
    expect(sent).toContainEqual({
      name: "AddSecondFactor",
      input: { token: "sf_1", name: "Telefon", code: "123456" },
    });
  });

  it("begins again where it took too long", async () => {
    show({
      MySecondFactors: told(),
      BeginSecondFactor: { data: { beginSecondFactor: { begun } } },
      AddSecondFactor: { fault: "STEP_ENDED" },
    });
    await press("Dodaj aplikacijo");
    await press("Naprej");
    await userEvent.type(await screen.findByLabelText("Šestmestna koda"), "123456");
    await press("Dodaj");
    expect(await screen.findByText("Trajalo je predolgo. Začnite znova.")).toBeVisible();
    expect(screen.queryByText("JBSWY3DP")).toBeNull();
    await button("Naprej");
  });

  it("says that a passkey was not chosen, and adds none", async () => {
    const options = { challenge: "AQID", rp: { name: "x" }, user: { id: "AQ", name: "a", displayName: "a" } };
    const sent = show({
      MySecondFactors: told(),
      BeginSecondFactor: {
        data: {
          beginSecondFactor: {
            begun: { token: "sf_1", totp: null, passkeyOptions: { ...options, pubKeyCredParams: [] } },
          },
        },
      },
    });
    await press("Dodaj ključ za prijavo");
    await press("Naprej");
    expect(await screen.findByText("Nič ni bilo izbrano. Poskusite znova ali drugače.")).toBeVisible();
    expect(sent.map(({ name }) => name)).not.toContain("AddSecondFactor");
  });
});

it("makes recovery codes anew by the password", async () => {
  const sent = show({
    MySecondFactors: told({ factors: [phone], recoveryCodes: 2 }),
    RenewRecoveryCodes: {
      data: { renewRecoveryCodes: { recoveryCodes: ["cccc-dddd"], secondFactors: null } },
    },
  });
  await press("Naredi nove obnovitvene kode");
  await userEvent.type(screen.getByLabelText("Geslo"), "modra");
  await press("Naredi nove obnovitvene kode");
  expect(await screen.findByText("cccc-dddd")).toBeVisible();
  await press("Sem jih shranil");
  await waitFor(() => expect(screen.queryByText("cccc-dddd")).toBeNull());
  expect(sent).toContainEqual({ name: "RenewRecoveryCodes", input: { password: "modra" } });
});
