import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { parse, print } from "graphql";
import { renderPortal } from "../../../test/renderPortal";
import { SignUpDocument } from "../../graphql/operations/session";
import { chooseLanguage } from "../../i18n/language";
import { isEmail } from "../../shared/form/isEmail";
import { toast } from "../../shared/ui/toastStore";
import { signUpText } from "./requestSignUp";
import { SignUpPage } from "./SignUpPage";

let answer: () => Promise<Response>;
let fetched: jest.SpiedFunction<typeof fetch>;

const json = (body: unknown) => new Response(JSON.stringify(body));
const refuse = (extensions: object) => {
  answer = async () => json({ data: null, errors: [{ extensions }] });
};

beforeEach(() => {
  toast.clear();
  answer = async () => json({ data: { signUp: { confirmed: false } } });
  fetched = jest.spyOn(globalThis, "fetch").mockImplementation(() => answer());
});
afterEach(() => {
  fetched.mockRestore();
});

const good = {
  "E-pošta": "ana@obcina.si",
  Ime: "Ana",
  Priimek: "Novak",
  Telefon: "",
  Geslo: "modra žaba 7",
  "Ponovite geslo": "modra žaba 7",
};

/** A required field's label has a star. */
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}\\s*(\\*|\\(neobvezno\\))?$`));
const button = () => screen.getByRole("button", { name: "Registracija" });

async function fill(values: Partial<typeof good> = {}) {
  const { router } = renderPortal(<SignUpPage />, {
    at: "/signup",
    routes: [{ path: "/login", element: <p>sign-in page</p> }],
  });
  const user = userEvent.setup();
  for (const [label, value] of Object.entries({ ...good, ...values }))
    if (value !== "") {
      await user.click(field(label));
      await user.paste(value);
    }
  await user.tab();
  return { user, router };
}

async function send(values: Partial<typeof good> = {}) {
  const { user, router } = await fill(values);
  await waitFor(() => expect(button()).toBeEnabled());
  await user.click(button());
  return router;
}

const sent = () => JSON.parse(String(fetched.mock.calls[0]?.[1]?.body));

describe("signing up", () => {
  it("asks for an account and leads to sign-in", async () => {
    const router = await send();
    expect(await screen.findByText("sign-in page")).toBeVisible();
    expect(screen.getByText("Račun je ustvarjen, počakajte na potrditev skrbnika")).toBeVisible();
    expect(router.state.location.state).toEqual({ signedUpAs: "ana@obcina.si" });
    const input = { email: "ana@obcina.si", firstName: "Ana", lastName: "Novak", password: "modra žaba 7" };
    expect(sent()).toEqual({ operationName: "SignUp", query: signUpText, variables: { input } });
  });

  it("sends the registered operation", () => {
    expect(print(parse(signUpText))).toBe(print(SignUpDocument).replace(/\s*__typename/g, ""));
  });

  it.each([
    [{ "E-pošta": "ana" }, "Vnesite veljaven e-poštni naslov."],
    [{ "E-pošta": "" }, null],
    [{ Ime: " " }, "Obvezno polje."],
    [{ Priimek: "" }, null],
    [{ Geslo: "žabažab", "Ponovite geslo": "žabažab" }, "Najmanj 8 znakov."],
    [{ Geslo: "" }, null],
    [{ "Ponovite geslo": "modra žaba 8" }, "Gesli se ne ujemata."],
    [{ Telefon: "1".repeat(51) }, "Največ 50 znakov."],
  ])("rests its button at %p", async (values, message) => {
    await fill(values);
    if (message !== null) expect(await screen.findByText(message)).toBeVisible();
    expect(button()).toBeDisabled();
    expect(fetched).not.toHaveBeenCalled();
  });

  it("counts an emoji of a password as one character", async () => {
    await fill({ Geslo: "🐸🐸🐸🐸🐸🐸🐸🐸", "Ponovite geslo": "🐸🐸🐸🐸🐸🐸🐸🐸" });
    await waitFor(() => expect(button()).toBeEnabled());
  });

  it("says nothing of the second password before it was entered", async () => {
    const { user } = await fill({ "Ponovite geslo": "" });
    await user.type(field("Geslo"), "!");
    expect(screen.queryByText("Gesli se ne ujemata.")).toBeNull();
    expect(button()).toBeDisabled();
  });

  it("notices that the first password changed after the second", async () => {
    const { user } = await fill();
    await waitFor(() => expect(button()).toBeEnabled());
    await user.type(field("Geslo"), "!");
    expect(await screen.findByText("Gesli se ne ujemata.")).toBeVisible();
    expect(button()).toBeDisabled();
  });

  it("shows beside its field what the portal refused, and keeps what was typed", async () => {
    refuse({
      code: "VALIDATION_FAILED",
      fields: [{ path: "password", message: "is among the most common ones", fault: "TOO_COMMON" }],
    });
    await send();
    expect(await screen.findByText("Geslo je med najpogostejšimi. Izberite drugo.")).toBeVisible();
    expect(screen.getAllByText(/^Pri ustvarjanju računa je prišlo do napake/)).toHaveLength(2);
    expect(field("Geslo")).toBeInvalid();
    expect(field("E-pošta")).toHaveValue("ana@obcina.si");
  });

  it.each([
    [{ code: "RATE_LIMITED", retryAfter: 61 }, "Preveč poskusov. Poskusite znova čez 2 minuti."],
    [{ code: "UPSTREAM_UNAVAILABLE" }, /trenutno nedosegljiv/],
  ])("says why it failed at %p", async (extensions, message) => {
    refuse(extensions);
    await send();
    expect(await screen.findByText(message)).toBeVisible();
  });

  it("says so where nothing answers, in the specification's English", async () => {
    answer = () => Promise.reject(new TypeError("Failed to fetch"));
    await send();
    act(() => chooseLanguage("en"));
    expect(
      await screen.findByText(
        "There was an error while trying to create a new account, please try again or contact support.",
      ),
    ).toBeVisible();
  });
});

describe("an e-mail", () => {
  it.each(["ana@obcina.si", " ana@a.b.si ", "a+b@x.io"])("may be %p", (text) => {
    expect(isEmail(text)).toBe(true);
  });
  it.each(["", "ana", "ana@", "@obcina.si", "ana@obcina", "a na@obcina.si", "ana@obcina..si"])(
    "can't be %p",
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );
});
