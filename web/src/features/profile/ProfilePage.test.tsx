import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { Link } from "react-router-dom";
import { offerAllBut } from "../../../test/offers";
import { pressTwice } from "../../../test/pressTwice";
import { renderPortal } from "../../../test/renderPortal";
import type { Root } from "../../../test/schemaLink";
import { SessionDocument } from "../../graphql/operations/session";
import { currentLanguage } from "../../i18n/language";
import { toast } from "../../shared/ui/toastStore";
import { ProfilePage } from "./ProfilePage";

const chrome =
  "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36";
const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;
const session = (id: string, userAgent: string | null, current = false) => ({
  id,
  createDate: ago(86_400),
  lastUsedDate: ago(180),
  userAgent,
  address: "::ffff:192.0.2.7",
  current,
});

type Given = { input: Record<string, unknown> };

const stored = {
  id: "1",
  email: "ana@obcina.si",
  firstName: "Ana",
  lastName: "Novak",
  phone: null,
  language: null,
  hasPassword: true,
};
let sessions: ReturnType<typeof session>[];
let updateProfile: jest.Mock<(given: Given) => unknown>;
let changePassword: jest.Mock<(given: Given) => unknown>;

const refusal = (code: string, extensions: object = {}) =>
  new GraphQLError("refused", { extensions: { code, ...extensions } });

beforeEach(() => {
  toast.clear();
  sessions = [session("a1", chrome, true), session("b2", "curl/8.5.0"), session("c3", null)];
  updateProfile = jest.fn(({ input: { dryRun: _, ...input } }: Given) => ({
    profile: { ...stored, ...input },
  }));
  changePassword = jest.fn(() => ({ changed: true }));
});

function show(root: Root = {}) {
  const page = (
    <>
      <Link to="/elsewhere">away</Link>
      <ProfilePage />
    </>
  );
  return renderPortal(<p>elsewhere</p>, {
    at: "/profile",
    routes: [{ path: "/profile", element: page }],
    root: {
      profile: stored,
      mySessions: () => sessions,
      updateProfile: (given: Given) => updateProfile(given),
      changePassword: (given: Given) => changePassword(given),
      endSession: ({ input }: Given) => {
        sessions = sessions.filter(({ id }) => id !== input.id);
        return { mySessions: sessions };
      },
      endOtherSessions: () => {
        sessions = sessions.filter(({ current }) => current);
        return { mySessions: sessions };
      },
      ...root,
    },
  });
}

const section = async (name: string) => within(await screen.findByRole("region", { name }));
/** A repeat after a lost answer is done once. */
const keyed = { idempotencyKey: expect.any(String) };
const given = (mutation: typeof updateProfile) => {
  const { dryRun: _, ...input } = mutation.mock.calls[0]?.[0].input ?? {};
  return input;
};

async function put(field: HTMLElement, value: string) {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(value);
}

describe("the own account", () => {
  it("is saved as far as it was changed", async () => {
    show();
    const details = await section("Osebni podatki");
    expect(details.getByLabelText("E-pošta")).toHaveValue("ana@obcina.si");
    expect(details.getByRole("button", { name: "Shrani" })).toBeDisabled();
    await put(details.getByLabelText("Telefon"), " 041 123 456 ");
    await put(details.getByLabelText("Ime"), "");
    await pressTwice(details.getByRole("button", { name: "Shrani" }));
    expect(await screen.findByText("Uspešno shranjeno!")).toBeVisible();
    expect(updateProfile).toHaveBeenCalledTimes(1);
    expect(given(updateProfile)).toEqual({ phone: "041 123 456", firstName: null, ...keyed });
    await waitFor(() => expect(details.getByRole("button", { name: "Shrani" })).toBeDisabled());
    expect(details.getByLabelText("Telefon")).toHaveValue("041 123 456");
  });

  it("shows its new name wherever the session's is shown", async () => {
    const session = jest.fn(() => ({ user: null, group: null, admin: false }));
    const { client } = show({ session });
    const watching = client.watchQuery({ query: SessionDocument, fetchPolicy: "network-only" }).subscribe({});
    const details = await section("Osebni podatki");
    await waitFor(() => expect(session).toHaveBeenCalledTimes(1));
    await put(details.getByLabelText("Ime"), "Eva");
    await userEvent.click(details.getByRole("button", { name: "Shrani" }));
    await waitFor(() => expect(session).toHaveBeenCalledTimes(2));
    watching.unsubscribe();
  });

  it("speaks the language that was saved, at once", async () => {
    show();
    const details = await section("Osebni podatki");
    await userEvent.selectOptions(details.getByLabelText("Jezik portala"), "English");
    await userEvent.click(details.getByRole("button", { name: "Shrani" }));
    expect(await screen.findByText("Successfully saved!")).toBeVisible();
    expect(given(updateProfile)).toEqual({ language: "EN", ...keyed });
    expect(currentLanguage()).toBe("en");
    expect(await screen.findByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
  });

  it("asks before changes are lost, and saves them on request", async () => {
    show();
    const details = await section("Osebni podatki");
    await put(details.getByLabelText("Priimek"), "Kos");
    await userEvent.click(screen.getByRole("link", { name: "away" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Shrani" }));
    expect(await screen.findByText("elsewhere")).toBeVisible();
    expect(given(updateProfile)).toEqual({ lastName: "Kos", ...keyed });
  });

  it("shows beside the field what the portal refuses, and keeps what was typed", async () => {
    const fields = [
      {
        path: "phone",
        message: "must not have more than 50 characters",
        fault: "TOO_LONG",
        params: { max: 50 },
      },
    ];
    updateProfile.mockImplementation(() => {
      throw refusal("VALIDATION_FAILED", { fields });
    });
    show();
    const details = await section("Osebni podatki");
    await put(details.getByLabelText("Telefon"), "1");
    await userEvent.click(details.getByRole("button", { name: "Shrani" }));
    expect(await details.findByText("Največ 50 znakov.")).toBeVisible();
    expect(screen.getByText("Napaka pri shranjevanju!")).toBeVisible();
    expect(details.getByLabelText("Telefon")).toHaveValue("1");
  });

  it("says that it could not be loaded, and tries again", async () => {
    let isDown = true;
    const profile = () => {
      if (isDown) throw refusal("UPSTREAM_UNAVAILABLE");
      return stored;
    };
    show({ profile });
    expect(await screen.findByText("Profila ni bilo mogoče naložiti")).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole("button", { name: "Poskusi znova" }));
    expect(await screen.findByLabelText("Ime")).toHaveValue("Ana");
  });
});

describe("the password", () => {
  it.each([
    ["of who signs in by an organisation alone can't be changed", false, 0],
    ["can be changed where the platform does not tell who has one", null, 1],
  ])("%s", async (_what, hasPassword, sections) => {
    show({ profile: { ...stored, hasPassword } });
    await section("Osebni podatki");
    expect(screen.queryAllByRole("region", { name: "Geslo" })).toHaveLength(sections);
    // The change of the e-mail asks for the password, too.
    expect(screen.queryAllByRole("region", { name: "E-poštni naslov" })).toHaveLength(sections);
  });

  async function change(current: string, next: string, confirmation = next) {
    const password = await section("Geslo");
    await put(password.getByLabelText("Trenutno geslo"), current);
    await put(password.getByLabelText("Novo geslo"), next);
    await put(password.getByLabelText("Ponovite novo geslo"), confirmation);
    await userEvent.tab();
    return { password, button: password.getByRole("button", { name: "Spremeni geslo" }) };
  }

  it("is changed, and all other sessions end", async () => {
    show();
    const { password, button } = await change("staro geslo", "modra žaba 7");
    sessions = sessions.slice(0, 1);
    await waitFor(() => expect(button).toBeEnabled());
    await pressTwice(button);
    expect(await screen.findByText("Geslo je spremenjeno, vse druge seje so končane")).toBeVisible();
    // A second time the current password would be wrong.
    expect(changePassword).toHaveBeenCalledTimes(1);
    expect(given(changePassword)).toEqual({ currentPassword: "staro geslo", newPassword: "modra žaba 7" });
    expect(password.getByLabelText("Trenutno geslo")).toHaveValue("");
    await waitFor(async () => expect((await section("Moje seje")).getAllByRole("listitem")).toHaveLength(1));
  });

  it.each([
    ["kratko", "kratko", "Najmanj 8 znakov."],
    ["modra žaba 7", "modra žaba 8", "Gesli se ne ujemata."],
  ])("can't be %p repeated as %p", async (next, confirmation, message) => {
    show();
    const { password, button } = await change("staro geslo", next, confirmation);
    expect(await password.findByText(message)).toBeVisible();
    expect(button).toBeDisabled();
  });

  it.each([
    [{ path: "currentPassword", message: "is wrong", fault: "WRONG" }, "Ni pravilno."],
    [
      { path: "newPassword", message: "is among the most common ones", fault: "TOO_COMMON" },
      /med najpogostejšimi/,
    ],
  ])("says beside its field at %p", async (fault, message) => {
    changePassword.mockImplementation(() => {
      throw refusal("VALIDATION_FAILED", { fields: [fault] });
    });
    show();
    const { password, button } = await change("staro geslo", "modra žaba 7");
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    expect(await password.findByText(message)).toBeVisible();
    expect(password.getByText("Popravite označena polja.")).toBeVisible();
  });

  it.each([
    [refusal("RATE_LIMITED", { retryAfter: 100 }), "Preveč poskusov. Poskusite znova čez 2 minuti."],
    [refusal("UPSTREAM_TIMEOUT"), /trenutno nedosegljiv/],
    [refusal("INTERNAL_SERVER_ERROR"), "Gesla ni bilo mogoče spremeniti"],
  ])("says why it failed: %p", async (error, message) => {
    changePassword.mockImplementation(() => {
      throw error;
    });
    show();
    const { password, button } = await change("staro geslo", "modra žaba 7");
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    expect(await password.findByText(message)).toBeVisible();
  });
});

describe("the own sessions", () => {
  it("are told in plain words, the present one first of all not to be ended", async () => {
    show();
    const list = await section("Moje seje");
    const [present, script, unknown] = await list.findAllByRole("listitem");
    expect(present).toHaveTextContent("Chrome na računalniku (Windows)Ta naprava");
    expect(present).toHaveTextContent("Naslov IP192.0.2.7");
    expect(present).toHaveTextContent("Zadnjič v rabipred 3 min");
    expect(script).toHaveTextContent("Skripta (curl)");
    expect(unknown).toHaveTextContent("Neznana naprava");
    expect(list.getAllByRole("button", { name: /^Končaj sejo/ })).toHaveLength(2);
  });

  it("say the browser alone where it does not tell of what kind its device is", async () => {
    const ofNoKind = "Mozilla/5.0 (X11; FreeBSD amd64; rv:127.0) Gecko/20100101 Firefox/127.0";
    sessions = [session("a1", chrome, true), session("b2", ofNoKind)];
    show();
    const list = await section("Moje seje");
    expect(await list.findByRole("button", { name: "Končaj sejo: Firefox" })).toBeVisible();
  });

  it("are the first five until all are asked for, the present one among them", async () => {
    sessions = [
      ...Array.from({ length: 6 }, (_, index) => session(`s${index}`, null)),
      session("a1", chrome, true),
    ];
    show();
    const list = await section("Moje seje");
    const [first] = await list.findAllByRole("listitem");
    expect(first).toHaveTextContent("Ta naprava");
    expect(list.getAllByRole("listitem")).toHaveLength(5);
    expect(list.getByText("Prikazanih 5 od 7")).toBeVisible();
    await userEvent.click(list.getByRole("button", { name: "Pokaži vse" }));
    expect(list.getAllByRole("listitem")).toHaveLength(7);
    expect(list.queryByRole("button", { name: "Pokaži vse" })).toBeNull();
  });

  it("end one by one, or all but the present one", async () => {
    show();
    const list = await section("Moje seje");
    await userEvent.click(await list.findByRole("button", { name: "Končaj sejo: Skripta (curl)" }));
    expect(await screen.findByText("Seja je končana")).toBeVisible();
    await waitFor(() => expect(list.getAllByRole("listitem")).toHaveLength(2));
    await userEvent.click(list.getByRole("button", { name: "Končaj vse druge" }));
    expect(await screen.findByText("Vse druge seje so končane")).toBeVisible();
    await waitFor(() => expect(list.getAllByRole("listitem")).toHaveLength(1));
    expect(list.queryByRole("button", { name: "Končaj vse druge" })).toBeNull();
  });

  it("stay where ending one fails", async () => {
    const endSession = () => {
      throw refusal("UPSTREAM_UNAVAILABLE");
    };
    show({ endSession });
    const list = await section("Moje seje");
    await userEvent.click(await list.findByRole("button", { name: "Končaj sejo: Skripta (curl)" }));
    expect(await screen.findByText("Seje ni bilo mogoče končati")).toBeVisible();
    expect(list.getAllByRole("listitem")).toHaveLength(3);
  });
});

describe("in front of a platform that offers a part of it", () => {
  it("shows sign-ins alone where it keeps no profile", async () => {
    offerAllBut("PROFILE");
    const profile = jest.fn(() => stored);
    show({ profile });
    expect(await screen.findByText(/curl/)).toBeVisible();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(profile).not.toHaveBeenCalled();
  });

  it("shows the profile alone where it tells no sign-ins", async () => {
    offerAllBut("SESSIONS");
    const mySessions = jest.fn(() => sessions);
    show({ mySessions });
    expect(await screen.findByDisplayValue("Novak")).toBeVisible();
    expect(screen.queryByText(/curl/)).toBeNull();
    expect(mySessions).not.toHaveBeenCalled();
  });
});
