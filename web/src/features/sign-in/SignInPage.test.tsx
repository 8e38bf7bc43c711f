import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { forgetSignOut } from "../../../test/forgetSignOut";
import { givePasskeys } from "../../../test/passkeys";
import { renderPortal } from "../../../test/renderPortal";
import type { PortalOffer } from "../../graphql/generated";
import { localSession } from "../../shared/session/session";
import { signedOutCookie } from "../../shared/storage/signedOutCookie";
import { toast } from "../../shared/ui/toastStore";
import { SignInPage } from "./SignInPage";

let answer: object;
let fetched: jest.SpiedFunction<typeof fetch>;

beforeEach(() => {
  localSession.clear();
  toast.clear();
  fetched = jest
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => new Response(JSON.stringify(answer)));
});
afterEach(() => {
  fetched.mockRestore();
});

const refusedWith = (extensions: object) => {
  answer = { data: null, errors: [{ extensions }] };
};

const sentNames = () =>
  fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).operationName as string);

async function signIn(email = "ana@obcina.si", password = "dolgo geslo") {
  const user = userEvent.setup();
  if (email) await user.type(screen.getByRole("textbox", { name: "E-pošta" }), email);
  if (password) await user.type(screen.getByLabelText("Geslo"), password);
  await user.click(screen.getByRole("button", { name: "Prijava" }));
}

describe("signing in", () => {
  it("stores what the page remembers, and nothing else", async () => {
    const user = { id: "1", username: "Ana Novak", admin: false };
    answer = { data: { signIn: { session: { user, group: { id: "7", name: "Občina" } } } } };
    const onAttempt = jest.fn();
    renderPortal(<SignInPage onAttempt={onAttempt} />);
    await signIn();
    expect(await screen.findByText("Prijava je uspela")).toBeVisible();
    expect(onAttempt).toHaveBeenCalledTimes(1);
    expect({ ...localStorage }).toEqual({
      userId: "1",
      username: "Ana Novak",
      isAdmin: "0",
      groupName: "Občina",
      groupId: "7",
    });
  });

  it("is read in the other language by one press, before anybody has signed in", async () => {
    renderPortal(<SignInPage />);
    await userEvent.click(screen.getByRole("button", { name: "English" }));
    expect(screen.getByText("Please login to proceed.")).toBeVisible();
    expect(screen.getByRole("button", { name: "English" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(screen.getByRole("button", { name: "Slovenščina" }));
    expect(screen.getByRole("button", { name: "Prijava" })).toBeVisible();
    localStorage.clear();
  });

  it("says beside the form and in a toast that the password was wrong, and keeps what was typed", async () => {
    refusedWith({ code: "UNAUTHENTICATED" });
    renderPortal(<SignInPage />);
    await signIn();
    expect(await screen.findAllByText("Pri prijavi je prišlo do napake")).toHaveLength(2);
    expect(screen.getByText(/se ne ujemata/)).toBeVisible();
    expect(screen.getByRole("textbox", { name: "E-pošta" })).toHaveValue("ana@obcina.si");
    expect(localSession.read()).toBeNull();
  });

  it("says when to try again after too many attempts", async () => {
    refusedWith({ code: "RATE_LIMITED", retryAfter: 90 });
    renderPortal(<SignInPage />);
    await signIn();
    expect(await screen.findByText("Preveč poskusov. Poskusite znova čez 2 minuti.")).toBeVisible();
  });

  it("says that the portal is down", async () => {
    refusedWith({ code: "UPSTREAM_UNAVAILABLE" });
    renderPortal(<SignInPage />);
    await signIn();
    expect(await screen.findByText(/trenutno nedosegljiv/)).toBeVisible();
  });

  it("asks for what is missing before it asks the portal", async () => {
    renderPortal(<SignInPage />);
    await signIn("", "");
    expect(await screen.findByText("Vnesite geslo.")).toBeVisible();
    expect(screen.getByRole("textbox", { name: "E-pošta" })).toBeInvalid();
    expect(sentNames()).not.toContain("SignIn");
  });

  it("begins at the first field, and at the password after sign-up", async () => {
    const { router } = renderPortal(<SignInPage />);
    expect(screen.getByRole("textbox", { name: "E-pošta" })).toHaveFocus();
    screen.getByRole("link", { name: "Registracija" }).focus();
    await act(() => router.navigate("/login", { state: { signedUpAs: "ana@obcina.si" } }));
    expect(screen.getByLabelText("Geslo")).toHaveFocus();
  });

  it("sends what was sent before the page's code was there", async () => {
    document.documentElement.dataset.submitted = "";
    renderPortal(<SignInPage />);
    expect(await screen.findByText("Vnesite geslo.")).toBeVisible();
    expect(document.documentElement.dataset.submitted).toBeUndefined();
  });

  it("shows the password on request", async () => {
    renderPortal(<SignInPage />);
    await userEvent.click(screen.getByRole("button", { name: "Pokaži geslo" }));
    expect(screen.getByLabelText("Geslo")).toHaveAttribute("type", "text");
  });

  it("knows who has just asked for an account, and when they can sign in", async () => {
    const { router } = renderPortal(<SignInPage />);
    await act(() => router.navigate("/login", { state: { signedUpAs: "ana@obcina.si" } }));
    expect(await screen.findByText("Prijavite se lahko, ko skrbnik potrdi vaš račun.")).toBeVisible();
  });

  it("leads to sign-up, and takes along where the visitor wanted to go", async () => {
    const { router } = renderPortal(<SignInPage />);
    await act(() => router.navigate("/login", { state: { wanted: "/client/7" } }));
    await userEvent.click(screen.getByRole("link", { name: "Registracija" }));
    expect(router.state.location).toMatchObject({ pathname: "/signup", state: { wanted: "/client/7" } });
  });

  it("speaks the account's language at once", async () => {
    const user = { id: "1", username: "Ana Novak", admin: false, language: "EN" };
    answer = { data: { signIn: { session: { user, group: null } } } };
    renderPortal(<SignInPage />);
    await signIn();
    expect(await screen.findByText("Successfully logged in")).toBeVisible();
  });
});

describe("a forgotten password", () => {
  const offering = (...offers: PortalOffer[]) => {
    answer = { data: { portal: { offers } } };
    renderPortal(<SignInPage />);
  };

  it("has a way to a mail, where the portal sends any", async () => {
    offering("ACCOUNT_LINKS", "ACCOUNT_MAIL");
    const link = await screen.findByRole("link", { name: "Ste pozabili geslo?" });
    expect(link).toHaveAttribute("href", "/forgot");
  });

  it("has a way to an administrator, where the portal sends no mail", async () => {
    offering("ACCOUNT_LINKS");
    expect(await screen.findByText("Pozabljeno geslo? Obrnite se na skrbnika.")).toBeVisible();
  });

  it("has none in front of a platform that makes no links", async () => {
    await act(async () => offering());
    expect(screen.queryByText(/geslo?/)).toBeNull();
  });
});

describe("a passkey", () => {
  it.each([
    [true, ["SECOND_FACTOR", "PASSKEYS"]],
    [false, ["SECOND_FACTOR"]],
    [false, []],
  ] as [boolean, PortalOffer[]][])(
    "is offered (%p) as the platform takes them: %j",
    async (isOffered, offers) => {
      const takeBack = givePasskeys();
      answer = { data: { portal: { offers } } };
      await act(async () => void renderPortal(<SignInPage />));
      const name = "Prijava s ključem za prijavo";
      if (isOffered) expect(await screen.findByRole("button", { name })).toBeVisible();
      else expect(screen.queryByRole("button", { name })).toBeNull();
      takeBack();
    },
  );
});

describe("organisations", () => {
  const bled = { name: "bled", label: "Občina Bled" };
  const open = (signInWays: object) => {
    answer = { data: { portal: { offers: ["SIGN_IN_PROVIDERS"], signInWays } } };
    return renderPortal(<SignInPage />);
  };

  it("have a button each, which takes along where the visitor wanted to go", async () => {
    const { router } = open({ providers: [bled, { name: "b", label: "B" }], passwordsFor: "EVERYBODY" });
    await act(() => router.navigate("/login", { state: { wanted: "/client/7?a=1" } }));
    const link = await screen.findByRole("link", { name: "Prijava z računom: Občina Bled" });
    expect(link).toHaveAttribute("href", "/sign-in/bled?wanted=%2Fclient%2F7%3Fa%3D1");
    expect(screen.getByRole("link", { name: "Prijava z računom: B" })).toBeVisible();
    expect(screen.getByLabelText("Geslo")).toBeVisible();
  });

  it("come first where only administrators have passwords, whose form is a press away", async () => {
    open({ providers: [bled], passwordsFor: "ADMINISTRATORS" });
    expect(await screen.findByRole("link", { name: /Občina Bled/ })).toHaveAttribute("href", "/sign-in/bled");
    expect(screen.queryByLabelText("Geslo")).toBeNull();
    expect(screen.queryByRole("link", { name: "Registracija" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Prijava z geslom za skrbnike" }));
    expect(screen.getByLabelText("Geslo")).toBeVisible();
  });

  it("do not show in front of a platform that has none", async () => {
    await act(async () => void open({ providers: [], passwordsFor: "EVERYBODY" }));
    expect(screen.queryByText("ali")).toBeNull();
    expect(screen.queryByRole("link", { name: /računom/ })).toBeNull();
  });

  it.each([
    ["PROVIDER_NO_ACCOUNT", "V tem portalu nimate računa. Zanj prosite skrbnika."],
    ["PROVIDER_DOWN", /ni dosegljiva/],
    ["RATE_LIMITED", /Preveč poskusov/],
    ["<script>", /trenutno nedosegljiv/],
    ["LAST_ADMIN", /trenutno nedosegljiv/],
  ])("whose sign-in failed by %s say so in words", async (code, words) => {
    const { router } = open({ providers: [bled], passwordsFor: "EVERYBODY" });
    await act(() => router.navigate(`/login?failed=${encodeURIComponent(code)}`));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it("send people back signed in, and the page remembers whom", async () => {
    const user = { id: "1", username: "Ana Novak", admin: false, labeller: null, language: null };
    const portal = { offers: [], signInWays: { providers: [bled], passwordsFor: "EVERYBODY" } };
    answer = { data: { portal, session: { user, group: null } } };
    const { router } = renderPortal(<SignInPage />);
    await act(() => router.navigate("/login?signedIn=1"));
    expect(await screen.findByText("Prijava je uspela")).toBeVisible();
    expect(localSession.read()).toMatchObject({ userId: "1", username: "Ana Novak" });
  });

  it("that send somebody back whom the portal does not know leave the form", async () => {
    answer = { data: { portal: { offers: [] }, session: null } };
    const { router } = renderPortal(<SignInPage />);
    await act(() => router.navigate("/login?signedIn=1"));
    expect(await screen.findByLabelText("Geslo")).toBeVisible();
    expect(localSession.read()).toBeNull();
  });
});

describe("a sign-out that did not reach the portal", () => {
  it("is made up for while nobody signs in", async () => {
    signedOutCookie.set();
    const outcomes = [
      () => Promise.reject(new TypeError("no network")),
      async () => Response.json({ data: { signOut: { signedOut: true } } }),
    ];
    jest.useFakeTimers();
    fetched.mockImplementation(async (_url, init) => {
      const { operationName } = JSON.parse(String(init?.body));
      const outcome = operationName === "SignOut" ? outcomes.shift() : undefined;
      return outcome ? outcome() : Response.json({ data: null });
    });
    renderPortal(<SignInPage />);
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    jest.useRealTimers();
    forgetSignOut();
    expect(sentNames().filter((name) => name === "SignOut")).toHaveLength(2);
    expect(outcomes).toEqual([]);
  });
});
