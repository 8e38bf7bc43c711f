import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { parse, print } from "graphql";
import { renderPortal } from "../../../test/renderPortal";
import type { PortalOffer } from "../../graphql/generated";
import {
  AskForPasswordDocument,
  CheckAccountLinkDocument,
  ConfirmEmailDocument,
  GuestOffersDocument,
  SetPasswordByLinkDocument,
} from "../../graphql/operations/session";
import { guestOffersText } from "../../shared/guest/useGuestPortal";
import { toast } from "../../shared/ui/toastStore";
import { ConfirmEmailPage } from "./ConfirmEmailPage";
import { ForgotPage } from "./ForgotPage";
import { linkOperations } from "./linkRequests";
import { SetPasswordPage } from "./SetPasswordPage";

const TOKEN = "al_secret-1";
const PASSWORD = "novo dolgo geslo";

type Sent = { operationName: string; variables: { input?: object } };
let sent: Sent[];
let answers: Record<string, object>;
let fetched: jest.SpiedFunction<typeof fetch>;

beforeEach(() => {
  sent = [];
  answers = {
    CheckAccountLink: linkOf("RESET"),
    SetPasswordByLink: { data: { setPasswordByLink: { email: "ana@obcina.si" } } },
    ConfirmEmail: { data: { confirmEmail: { email: "nova@obcina.si" } } },
    GuestOffers: offering("ACCOUNT_LINKS", "ACCOUNT_MAIL"),
    AskForPassword: { data: { askForPassword: { taken: true } } },
  };
  fetched = jest.spyOn(globalThis, "fetch").mockImplementation(async (_url, init) => {
    const asked = JSON.parse(String(init?.body)) as Sent;
    if (asked.operationName !== "GuestOffers") sent.push(asked);
    return new Response(JSON.stringify(answers[asked.operationName] ?? { data: null }));
  });
  toast.clear();
});
afterEach(() => fetched.mockRestore());

const offering = (...offers: PortalOffer[]) => ({ data: { portal: { offers } } });
const linkOf = (purpose: string, email = "ana@obcina.si") => ({
  data: { checkAccountLink: { link: { purpose, email, language: null, expireDate: null } } },
});
const refused = (extensions: object) => ({ data: null, errors: [{ extensions }] });
const ended = refused({ code: "CONFLICT", fault: "LINK_ENDED" });
const open = (page: React.ReactNode, at: string) => act(async () => renderPortal(page, { at }));
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

async function fillIn(password = PASSWORD, confirmation = password) {
  await userEvent.type(await screen.findByLabelText(/^Novo geslo/), password);
  await userEvent.type(screen.getByLabelText(/^Ponovite geslo/), confirmation);
}

it("sends the registered operations", () => {
  const registered = [
    [linkOperations.AskForPassword, AskForPasswordDocument],
    [linkOperations.CheckAccountLink, CheckAccountLinkDocument],
    [linkOperations.SetPasswordByLink, SetPasswordByLinkDocument],
    [linkOperations.ConfirmEmail, ConfirmEmailDocument],
    [guestOffersText, GuestOffersDocument],
  ] as const;
  for (const [text, document] of registered)
    expect(print(parse(text))).toBe(print(document).replace(/\s*__typename/g, ""));
});

describe("a link to set a password", () => {
  it("says whose, takes the token out of the address, and leads to the sign-in", async () => {
    const { router } = await open(<SetPasswordPage isFirst={false} />, `/reset#token=${TOKEN}`);
    expect(await screen.findByDisplayValue("ana@obcina.si")).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: "/reset", hash: "" });
    await fillIn();
    await press("Nastavi geslo");
    expect(await screen.findByText("Geslo je nastavljeno. Zdaj se lahko prijavite.")).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: "/login", state: { email: "ana@obcina.si" } });
    expect(sent.at(-1)).toMatchObject({
      operationName: "SetPasswordByLink",
      variables: { input: { token: TOKEN, password: PASSWORD } },
    });
    expect(sent.filter(({ operationName }) => operationName === "SetPasswordByLink")).toHaveLength(1);
  });

  it("welcomes who was invited", async () => {
    answers.CheckAccountLink = linkOf("INVITATION");
    await open(<SetPasswordPage isFirst />, `/invitation#token=${TOKEN}`);
    expect(await screen.findByRole("heading", { name: "Dobrodošli" })).toBeVisible();
    expect(await screen.findByRole("button", { name: "Nastavi geslo" })).toBeDisabled();
  });

  it.each([
    ["used before", ended],
    ["of another kind", linkOf("EMAIL")],
  ])("that is %s is said to be no good, with a way to another", async (_which, answer) => {
    answers.CheckAccountLink = answer;
    await open(<SetPasswordPage isFirst={false} />, `/reset#token=${TOKEN}`);
    expect(await screen.findByRole("heading", { name: "Povezava ne velja več" })).toBeVisible();
    expect(await screen.findByRole("link", { name: "Zahtevaj novo povezavo" })).toHaveAttribute(
      "href",
      "/forgot",
    );
    expect(screen.queryByLabelText(/^Novo geslo/)).toBeNull();
  });

  it("is no good without a token, and names the administrator where no mail is sent", async () => {
    answers.CheckAccountLink = ended;
    answers.GuestOffers = offering("ACCOUNT_LINKS");
    await open(<SetPasswordPage isFirst={false} />, "/reset");
    expect(await screen.findByText(/Skrbnik portala vam lahko pripravi/)).toBeVisible();
    expect(screen.queryByRole("link", { name: "Zahtevaj novo povezavo" })).toBeNull();
  });

  it("that ends while the person types is said to have", async () => {
    answers.SetPasswordByLink = ended;
    await open(<SetPasswordPage isFirst={false} />, `/reset#token=${TOKEN}`);
    await fillIn();
    await press("Nastavi geslo");
    expect(await screen.findByRole("heading", { name: "Povezava ne velja več" })).toBeVisible();
  });

  it("shows at the field why a password is refused", async () => {
    answers.SetPasswordByLink = refused({
      code: "VALIDATION_FAILED",
      fields: [{ path: "password", message: "is among the most common ones", fault: "TOO_COMMON" }],
    });
    await open(<SetPasswordPage isFirst={false} />, `/reset#token=${TOKEN}`);
    await fillIn("password123");
    await press("Nastavi geslo");
    expect(await screen.findByText(/Geslo je med najpogostejšimi/)).toBeVisible();
  });

  it("is tried again after an outage, and says how long to wait after too many tries", async () => {
    answers.CheckAccountLink = refused({ code: "UPSTREAM_UNAVAILABLE" });
    await open(<SetPasswordPage isFirst={false} />, `/reset#token=${TOKEN}`);
    expect(await screen.findByText(/Portal je trenutno nedosegljiv/)).toBeVisible();
    answers.CheckAccountLink = refused({ code: "RATE_LIMITED", retryAfter: 120 });
    await press("Poskusi znova");
    expect(await screen.findByText("Preveč poskusov. Poskusite znova čez 2 minuti.")).toBeVisible();
    answers.CheckAccountLink = linkOf("RESET");
    await press("Poskusi znova");
    expect(await screen.findByDisplayValue("ana@obcina.si")).toBeVisible();
  });
});

describe("a forgotten password", () => {
  it("is mailed about in the screen's language, and nobody learns who has an account", async () => {
    await open(<ForgotPage />, "/forgot");
    await userEvent.type(screen.getByLabelText(/^E-pošta/), " ana@obcina.si ");
    await press("Pošlji povezavo");
    expect(await screen.findByRole("heading", { name: "Preverite e-pošto" })).toBeVisible();
    expect(screen.getByText(/Če ima naslov ana@obcina.si račun/)).toBeVisible();
    expect(sent).toMatchObject([{ variables: { input: { email: "ana@obcina.si", language: "SL" } } }]);
  });

  it("sends nothing for what is no e-mail", async () => {
    await open(<ForgotPage />, "/forgot");
    await userEvent.type(screen.getByLabelText(/^E-pošta/), "ana");
    await press("Pošlji povezavo");
    expect(await screen.findByText("Vnesite veljaven e-poštni naslov.")).toBeVisible();
    expect(sent).toEqual([]);
  });

  it("says how long to wait", async () => {
    answers.AskForPassword = refused({ code: "RATE_LIMITED", retryAfter: 1800 });
    await open(<ForgotPage />, "/forgot");
    await userEvent.type(screen.getByLabelText(/^E-pošta/), "ana@obcina.si");
    await press("Pošlji povezavo");
    expect(await screen.findByText("Preveč poskusov. Poskusite znova čez 30 minut.")).toBeVisible();
  });

  it("can't be asked for where the portal sends no mail, and says so", async () => {
    answers.GuestOffers = offering("ACCOUNT_LINKS");
    await open(<ForgotPage />, "/forgot");
    expect(await screen.findByText("Ta portal tega ne omogoča. Obrnite se na skrbnika.")).toBeVisible();
    expect(screen.queryByLabelText(/^E-pošta/)).toBeNull();
    expect(screen.getByRole("link", { name: "Nazaj na prijavo" })).toHaveAttribute("href", "/login");
  });
});

it("a link of a portal that has none offers no other try", async () => {
  answers.CheckAccountLink = refused({ code: "NOT_OFFERED" });
  await open(<SetPasswordPage isFirst={false} />, `/reset#token=${TOKEN}`);
  expect(await screen.findByText("Ta portal tega ne omogoča. Obrnite se na skrbnika.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Poskusi znova" })).toBeNull();
});

describe("a new e-mail", () => {
  it("is confirmed by a press, not by opening the link", async () => {
    answers.CheckAccountLink = linkOf("EMAIL", "nova@obcina.si");
    const { router } = await open(<ConfirmEmailPage />, `/email#token=${TOKEN}`);
    expect(await screen.findByDisplayValue("nova@obcina.si")).toBeVisible();
    expect(sent.map(({ operationName }) => operationName)).not.toContain("ConfirmEmail");
    await press("Potrdi naslov");
    expect(await screen.findByText(/odslej se prijavljate z naslovom nova@obcina.si/)).toBeVisible();
    expect(router.state.location.pathname).toBe("/login");
  });

  it("that another account has by now is refused", async () => {
    answers.CheckAccountLink = linkOf("EMAIL", "nova@obcina.si");
    answers.ConfirmEmail = refused({
      code: "VALIDATION_FAILED",
      fields: [{ path: "email", message: "is the e-mail of another account", fault: "EMAIL_TAKEN" }],
    });
    await open(<ConfirmEmailPage />, `/email#token=${TOKEN}`);
    await press("Potrdi naslov");
    expect(await screen.findByText("Ta naslov ima medtem drug račun.")).toBeVisible();
  });
});
