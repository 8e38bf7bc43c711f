import { beforeEach, describe, expect, it } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type BulkInput, done } from "../../../../test/bulkAnswers";
import { chooseIn } from "../../../../test/chooseIn";
import { inDialog, openTab, press, showGroups } from "../../../../test/groupsPage";
import { offerNothing } from "../../../../test/offers";
import { placeRow, stay } from "../../../../test/placeRow";
import { pressTwice } from "../../../../test/pressTwice";
import { localSession } from "../../../shared/session/session";
import { toast } from "../../../shared/ui/toastStore";

beforeEach(() => {
  toast.clear();
  localSession.set({ username: "admin", isAdmin: 1, groupName: null, groupId: null });
});

describe("who belongs to a group", () => {
  it("gets clients that have none; what failed stays chosen, and the clients are loaded anew", async () => {
    const failure = { code: "NOT_FOUND", message: "gone", retryable: false, fields: null };
    const { sent, refresh, bulk } = await showGroups({
      root: {
        assignClientsToGroup: (args: { input: BulkInput }) =>
          bulk("assignClients", (id) => (id === "11" ? { id, status: "FAILED", error: failure } : done(id)))(
            args,
          ),
      },
    });
    await press("Uredi naprave");
    const dialog = await inDialog();
    expect(dialog.getByText(/Nova skupina vidi podatke naprave le od zdaj naprej/)).toBeVisible();
    expect(dialog.queryByRole("checkbox", { name: /Most/ })).toBeNull();
    await userEvent.type(dialog.getByRole("searchbox"), "guid-10");
    expect(dialog.queryByRole("checkbox", { name: /Druga/ })).toBeNull();
    await userEvent.clear(dialog.getByRole("searchbox"));
    await userEvent.click(dialog.getByRole("button", { name: "Izberi vse" }));
    await pressTwice(dialog.getByRole("button", { name: "Dodaj izbrane (2)" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("Druga: Ni več na voljo");
    expect(screen.getByText("Pri dodajanju naprav v skupino je prišlo do napake")).toBeVisible();
    expect(dialog.getByRole("checkbox", { name: /Druga/ })).toBeChecked();
    expect(dialog.getByRole("checkbox", { name: /Sama/ })).not.toBeChecked();
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(sent.mock.calls).toEqual([
      ["assignClients", expect.objectContaining({ groupId: "1", clientIds: ["11", "10"] })],
    ]);
  });

  it("lets clients go", async () => {
    const { sent } = await showGroups();
    await press("Uredi naprave");
    const dialog = await inDialog();
    await userEvent.click(dialog.getByRole("tab", { name: "Odstrani naprave" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: /Most/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Odstrani izbrane (1)" }));
    expect(await screen.findByText("Naprave so odstranjene iz skupine")).toBeVisible();
    expect(sent).toHaveBeenCalledWith(
      "removeClients",
      expect.objectContaining({ groupId: "1", clientIds: ["7"] }),
    );
  });

  it("gets users without a group who are no administrators, and lets them go", async () => {
    const { sent } = await showGroups();
    await screen.findByRole("tab", { name: "Uporabniki (1)" });
    await press("Uredi uporabnike");
    const dialog = await inDialog();
    expect(dialog.queryByRole("checkbox", { name: /oseba[12]@/ })).toBeNull();
    await userEvent.type(dialog.getByRole("searchbox"), "OSEBA3");
    expect(dialog.queryByRole("checkbox", { name: /oseba4@/ })).toBeNull();
    await userEvent.click(dialog.getByRole("checkbox", { name: /oseba3@/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Dodaj izbrane (1)" }));
    expect(await screen.findByText("Uporabniki so dodani")).toBeVisible();
    await userEvent.click(dialog.getByRole("tab", { name: "Odstrani uporabnike" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: /oseba2@/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Odstrani izbrane (1)" }));
    expect(await screen.findByText("Uporabniki so odstranjeni")).toBeVisible();
    expect(sent.mock.calls).toEqual([
      ["assignUsers", expect.objectContaining({ groupId: "1", userIds: ["3"] })],
      ["removeUsers", expect.objectContaining({ userIds: ["2"] })],
    ]);
  });
});

describe("a group's summary", () => {
  it("is put in order by buttons and by keyboard, and saved whole", async () => {
    const { sent } = await showGroups({ at: "/admin/groups?group=1&tab=summary" });
    await userEvent.click(await screen.findByRole("button", { name: "Premakni gor: Jug" }));
    const names = () =>
      screen.getAllByRole("textbox", { name: /Ime ceste/ }).map((field) => (field as HTMLInputElement).value);
    expect(names()).toEqual(["Jug", "Sever"]);
    expect(screen.getByRole("button", { name: "Premakni dol: Jug" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Premakni dol: Most" }));
    expect(screen.getByRole("button", { name: "Premakni gor: Most" })).toHaveFocus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await chooseIn(screen.getAllByLabelText("Dodaj napravo")[0] ?? document.body, "Cesta");
    expect(screen.getByRole("button", { name: "Poglej kot uporabnik" })).toBeDisabled();
    await press("Dodaj cesto");
    await press("Shrani");
    expect(await screen.findByText("Vpišite ime.")).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await userEvent.type(screen.getAllByRole("textbox", { name: /Ime ceste/ })[2] ?? document.body, "Center");
    await press("Shrani");
    expect(await screen.findByText("Povzetek je shranjen")).toBeVisible();
    expect(sent).toHaveBeenCalledWith(
      "update",
      expect.objectContaining({
        summaryGroups: [
          { name: "Jug", clientIds: ["9", "8"] },
          { name: "Sever", clientIds: ["7", "8"] },
          { name: "Center", clientIds: [] },
        ],
      }),
    );
    await waitFor(() => expect(screen.getByRole("button", { name: "Shrani" })).toBeDisabled());
  });

  it("says which streets a moved device adds up, and takes one of them in its stead", async () => {
    const moved = 1_790_000_000;
    const groups = [{ id: "1", name: "Bled" }];
    const places = [
      placeRow({
        id: "21",
        name: "Pri šoli",
        groups,
        list: [stay("7", null, moved), stay("8", null, moved)],
      }),
      placeRow({ id: "22", name: "Most", groups, list: [stay("7", moved, null)] }),
      placeRow({ id: "23", name: "Drugje", list: [stay("8", moved, null)] }),
    ];
    const { sent } = await showGroups({ at: "/admin/groups?group=1&tab=summary", places });
    expect(
      await screen.findByText(
        /vse, kar je izmerila na svojih ulicah: Pri šoli do 21\.09\.2026, Most od 21\.09\.2026\./,
      ),
    ).toBeVisible();
    // The other device stands with another group now.
    expect(screen.getByText(/Pri šoli do 21\.09\.2026, Drugje od/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Vzemi samo ulico Drugje" })).toBeNull();
    await press("Vzemi samo ulico Most");
    expect(screen.queryByText(/Most od/)).toBeNull();
    await press("Shrani");
    expect(await screen.findByText("Povzetek je shranjen")).toBeVisible();
    expect(sent.mock.lastCall?.[1]).toMatchObject({
      summaryGroups: [{ name: "Sever", clientIds: ["22", "8"] }, { name: "Jug" }],
    });
  });

  it("asks before changes of it are lost, also by another tab or group", async () => {
    const { router } = await showGroups({ at: "/admin/groups?group=1&tab=summary" });
    await userEvent.click(await screen.findByRole("button", { name: "Odstrani: Jug" }));
    await openTab(/Nastavitve/);
    await userEvent.click((await inDialog("alertdialog")).getByRole("button", { name: "Ostani na strani" }));
    expect(router.state.location.search).toBe("?group=1&tab=summary");
    await act(() => router.navigate("/admin/groups?group=2"));
    await userEvent.click((await inDialog("alertdialog")).getByRole("button", { name: "Zavrzi spremembe" }));
    await waitFor(() => expect(router.state.location.search).toBe("?group=2"));
  });

  it("has no place where it is not told, nor has what else is not", async () => {
    offerNothing();
    const group = { id: "1", name: "Bled", type: "SPEED", timeZone: "Europe/Ljubljana" };
    const untold = {
      ...group,
      createDate: null,
      inOutGraphs: null,
      importsAllowed: null,
      summaryGroups: null,
    };
    await showGroups({ at: "/admin/groups?group=1&tab=summary", root: { group: () => untold } });
    const tabs = (await screen.findAllByRole("tab")).map(({ textContent }) => textContent);
    expect(tabs).toEqual([expect.stringContaining("Naprave"), expect.stringContaining("Uporabniki")]);
    expect(screen.getByRole("tab", { name: /Naprave/ })).toHaveAttribute("aria-selected", "true");
  });
});
