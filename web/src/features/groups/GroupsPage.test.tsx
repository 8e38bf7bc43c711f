import { beforeEach, describe, expect, it } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { BulkInput } from "../../../test/bulkAnswers";
import { chooseIn } from "../../../test/chooseIn";
import { down } from "../../../test/down";
import { inDialog, openTab, press, showGroups, shownGroup } from "../../../test/groupsPage";
import { editedOnce } from "../../../test/history";
import { offerAllBut } from "../../../test/offers";
import { localSession } from "../../shared/session/session";
import { viewAs } from "../../shared/session/viewAs";
import { toast } from "../../shared/ui/toastStore";

beforeEach(() => {
  toast.clear();
  localSession.set({ username: "admin", isAdmin: 1, groupName: null, groupId: null });
});

describe("the list of groups", () => {
  it("counts clients, silent ones and users; search and sorting stand in the address", async () => {
    const { router } = await showGroups({ at: "/admin/groups" });
    const line = await screen.findByRole("row", { name: /Bled/ });
    await waitFor(() => expect(line).toHaveTextContent("Bled#1Promet311"));
    expect(screen.getByRole("row", { name: /Idrija/ })).toHaveTextContent("Idrija#2Zalivanje000");
    await press("Naprave");
    expect(router.state.location.search).toBe("?sort=clients");
    expect(screen.getAllByRole("row").map((one) => one.textContent?.slice(0, 4))).toEqual([
      "ImeV",
      "Idri",
      "Bled",
    ]);
    await userEvent.type(screen.getByRole("searchbox"), "ble");
    await waitFor(() => expect(screen.queryByRole("row", { name: /Idrija/ })).toBeNull());
    await userEvent.click(screen.getByRole("link", { name: "Bled" }));
    expect(router.state.location.search).toBe("?sort=clients&q=ble&group=1");
    expect(await screen.findByRole("heading", { name: "Bled" })).toBeVisible();
  });

  it("can fail to come, and so can a group, and users", async () => {
    const { unmount } = await showGroups({ known: { groups: undefined, failure: "NETWORK" } });
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Pri pridobivanju seznama skupin je prišlo do napake",
    );
    unmount();
    await showGroups({ root: { group: down, users: down }, known: { failure: "NETWORK" } });
    expect(await screen.findByText(/Pri pridobivanju podatkov o skupini/)).toBeVisible();
    expect(screen.getByText(/osvežite stran/)).toBeVisible();
    expect(screen.getByText("Pri pridobivanju uporabnikov je prišlo do napake")).toBeVisible();
  });

  it("leads to a new group", async () => {
    const { sent, router } = await showGroups({ at: "/admin/groups" });
    await press("Dodaj skupino");
    const asked = await inDialog();
    await userEvent.click(asked.getByRole("button", { name: "Dodaj" }));
    expect(asked.getByText("Obvezno polje.")).toBeVisible();
    await userEvent.type(asked.getByRole("textbox", { name: /Ime/ }), " Novo ");
    await userEvent.click(asked.getByRole("button", { name: "Dodaj" }));
    expect(await screen.findByText("Skupina je dodana")).toBeVisible();
    expect(sent).toHaveBeenCalledWith("create", expect.objectContaining({ name: "Novo", type: "SPEED" }));
    expect(router.state.location.search).toBe("?group=1");
  });
});

it("closes the dialog of a new group that the platform does not tell of, and reads the list anew", async () => {
  const createGroup = () => ({ group: null });
  const { refresh, router } = await showGroups({ at: "/admin/groups", root: { createGroup } });
  await press("Dodaj skupino");
  const asked = await inDialog();
  await userEvent.type(asked.getByRole("textbox", { name: /Ime/ }), "Novo");
  await userEvent.click(asked.getByRole("button", { name: "Dodaj" }));
  expect(await screen.findByText("Skupina je dodana")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(refresh).toHaveBeenCalled();
  expect(router.state.location.search).toBe("");
});

describe("a group", () => {
  it("is seen as its users see it", async () => {
    const { router } = await showGroups();
    await press("Poglej kot uporabnik");
    expect(viewAs.read()).toEqual({ groupId: "1", groupName: "Bled", wayBack: "/admin/groups?group=1" });
    expect(router.state.location.pathname).toBe("/overview");
    act(() => viewAs.end());
  });

  it("shows nothing of one that is gone", async () => {
    await showGroups({ at: "/admin/groups?group=99" });
    expect(await screen.findByText("Te skupine ni")).toBeVisible();
  });

  it("says while it is renamed that somebody else changed it", async () => {
    let etag = "before";
    const group = () => ({ ...shownGroup, etag });
    const { client } = await showGroups({ root: { ...editedOnce([]).root, group } });
    await press("Preimenuj skupino");
    await userEvent.type((await inDialog()).getByRole("textbox", { name: /Ime/ }), " 2");
    etag = "theirs";
    await act(() => client.refetchQueries({ include: "active" }));
    expect(
      await (await inDialog()).findByText(/^Medtem je to shranil še nekdo: ana@obcina.si/),
    ).toBeVisible();
  });

  it("is renamed, and converted once that was agreed to", async () => {
    const { sent, refresh } = await showGroups();
    await press("Preimenuj skupino");
    const name = (await inDialog()).getByRole("textbox", { name: /Ime/ });
    await userEvent.clear(name);
    await userEvent.type(name, "Bled 2{Enter}");
    expect(await screen.findByText("Skupina je preimenovana")).toBeVisible();
    expect(await screen.findByRole("heading", { name: "Bled 2" })).toBeVisible();
    await press("Pretvori v zalivanje");
    const asked = await inDialog("alertdialog");
    expect(asked.getByText(/^3 naprave skupine bodo prikazane kot ventili/)).toBeVisible();
    await userEvent.click(asked.getByRole("button", { name: "Pretvori v zalivanje" }));
    expect(await screen.findByRole("button", { name: "Pretvori v promet" })).toBeVisible();
    expect(sent.mock.calls.map(([, input]) => input)).toEqual([
      expect.objectContaining({ id: "1", name: "Bled 2" }),
      expect.objectContaining({ id: "1", type: "VALVE" }),
    ]);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it("says what stays when it goes; pressed again after a lost answer it goes once", async () => {
    const answers = [down, null];
    const { sent, router, bulk } = await showGroups({
      root: {
        deleteGroups: (args: { input: BulkInput }) => {
          const answer = bulk("delete")(args);
          answers.shift()?.();
          return answer;
        },
      },
    });
    await press("Izbriši skupino");
    const asked = await inDialog("alertdialog");
    expect(asked.getByText("Ostanejo, a brez te skupine: 3 naprave, 1 uporabnik.")).toBeVisible();
    await userEvent.click(asked.getByRole("button", { name: "Izbriši" }));
    expect(await asked.findByRole("alert")).toHaveTextContent("nič se ne zgodi dvakrat");
    expect(toast.read()).toEqual([
      expect.objectContaining({ kind: "success", text: "brisanje skupine ni uspelo" }),
    ]);
    await userEvent.click(asked.getByRole("button", { name: "Izbriši" }));
    expect(await screen.findByText("Skupina je izbrisana")).toBeVisible();
    expect(router.state.location.search).toBe("");
    const keys = sent.mock.calls.map(([, input]) => (input as BulkInput).idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it("counts by another zone once that was agreed to", async () => {
    const { sent } = await showGroups({ at: "/admin/groups?group=1&tab=settings" });
    await userEvent.click(await screen.findByRole("switch", { name: "Grafi po smereh" }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith("update", expect.objectContaining({ inOutGraphs: true })),
    );
    await userEvent.click(screen.getByRole("switch", { name: "Uporabniki smejo uvažati podatke" }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith("update", expect.objectContaining({ importsAllowed: true })),
    );
    await chooseIn(screen.getByLabelText("Časovni pas"), "Europe/London", "london");
    await press("Zamenjaj");
    const asked = await inDialog("alertdialog");
    expect(asked.getByText(/znova preštete po urah in dnevih pasu Europe\/London/)).toBeVisible();
    expect(sent).toHaveBeenCalledTimes(2);
    await userEvent.click(asked.getByRole("button", { name: "Zamenjaj" }));
    expect(await screen.findByText("Časovni pas je zamenjan")).toBeVisible();
    expect(sent).toHaveBeenLastCalledWith("update", expect.objectContaining({ timeZone: "Europe/London" }));
  });
});

it("has no time zones where the portal's platform counts by one for all", async () => {
  offerAllBut("GROUP_ZONE");
  const { unmount } = await showGroups({ at: "/admin/groups?group=1" });
  await openTab(/Nastavitve/);
  expect(screen.queryByLabelText("Časovni pas")).toBeNull();
  unmount();
  const { sent } = await showGroups({ at: "/admin/groups" });
  await press("Dodaj skupino");
  const dialog = await inDialog();
  expect(dialog.queryByLabelText("Časovni pas")).toBeNull();
  await userEvent.type(dialog.getByRole("textbox", { name: "Ime" }), "Piran");
  await userEvent.click(dialog.getByRole("button", { name: "Dodaj" }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith("create", expect.objectContaining({ name: "Piran" })),
  );
  expect(sent).not.toHaveBeenCalledWith("create", expect.objectContaining({ timeZone: expect.anything() }));
});
