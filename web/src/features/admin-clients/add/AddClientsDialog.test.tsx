import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { chooseIn } from "../../../../test/chooseIn";
import { copiedText } from "../../../../test/copiedText";
import { pressTwice } from "../../../../test/pressTwice";
import { adoptLanguage } from "../../../i18n/language";
import { localSession } from "../../../shared/session/session";
import { toast } from "../../../shared/ui/toastStore";
import { client, group, showClients } from "../testing/showClients";

type Input = { visionType: string; settings: { locationName: string } | null };

/** A portal that adds clients; it can lose the answer for the nth one. */
function portal(lostAt = 0) {
  const clients = [client({ id: "1", name: "Most" })];
  const asked: Input[] = [];
  const grouped = jest.fn();
  const createClient = ({ input }: { input: Input }) => {
    asked.push(input);
    const id = String(clients.length + 1);
    const added = client({ id, name: input.settings?.locationName ?? `guid-${id}` });
    clients.push(added);
    if (asked.length === lostAt) throw new GraphQLError("lost", { extensions: { code: "UPSTREAM_TIMEOUT" } });
    return { client: added, guid: added.guid, deviceKey: `dk_${id}` };
  };
  const setClientsGroup = ({ input }: { input: { clientIds: string[]; groupId: string } }) => {
    grouped(input.clientIds, input.groupId);
    const results = input.clientIds.map((id) => ({ id, status: "DONE", error: null }));
    return { dryRun: false, done: results.length, failed: 0, skipped: 0, results };
  };
  const root = { clients: () => [...clients], groups: [group("7", "Žiri")], createClient, setClientsGroup };
  return { root, asked, grouped };
}

async function add(fields: { name?: string; count?: string; group?: string }) {
  await userEvent.click(await screen.findByRole("button", { name: "Add new client" }));
  const form = within(await screen.findByRole("dialog", { name: "Add new client" }));
  if (fields.name) await userEvent.type(form.getByRole("textbox", { name: /Name/ }), fields.name);
  const count = form.getByRole("textbox", { name: "How many" });
  await userEvent.clear(count);
  await userEvent.type(count, fields.count ?? "1");
  if (fields.group) await chooseIn(form.getByRole("combobox", { name: "Group" }), fields.group);
  await pressTwice(form.getByRole("button", { name: "Add" }));
}
const keys = () => [...document.querySelectorAll("[data-secret]")].map(({ textContent }) => textContent);

beforeEach(() => {
  adoptLanguage("en");
  toast.clear();
  localSession.set({ username: "admin", isAdmin: 1, groupName: null, groupId: null });
});
afterEach(() => localStorage.clear());

describe("a new client", () => {
  it("is added once, into its group, and its key is shown until it is closed by its button", async () => {
    userEvent.setup();
    const { root, asked, grouped } = portal();
    showClients(root);
    await add({ name: "Nova cesta", group: "Žiri" });
    const told = within(await screen.findByRole("dialog", { name: "1 client is added" }));
    expect(keys()).toEqual(["guid-2", "dk_2"]);
    expect(asked).toEqual([
      expect.objectContaining({ visionType: "NO_VISION", settings: { locationName: "Nova cesta" } }),
    ]);
    expect(grouped).toHaveBeenCalledWith(["2"], "7");
    await userEvent.click(told.getByRole("button", { name: "Copy: API key" }));
    expect(await copiedText()).toBe("dk_2");
    await userEvent.keyboard("{Escape}");
    expect(keys()).toHaveLength(2);
    await userEvent.click(told.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(keys()).toEqual([]));
    expect(await screen.findByRole("link", { name: "Nova cesta" })).toBeVisible();
  });

  it("shows its key also where the platform does not tell of it yet, and that its group waits", async () => {
    const { root, grouped } = portal();
    const createClient = () => ({ client: null, guid: "guid-new", deviceKey: "dk_new" });
    showClients({ ...root, createClient });
    await add({ name: "Nova cesta", group: "Žiri" });
    await screen.findByRole("dialog", { name: "1 client is added" });
    expect(keys()).toEqual(["guid-new", "dk_new"]);
    expect(screen.getByText(/1 client shows up in the list when it is next refreshed\./)).toBeVisible();
    expect(screen.getByText(/It could not be put into the group: assign it there\./)).toBeVisible();
    expect(grouped).not.toHaveBeenCalled();
  });

  it("is one of several that are told together, as CSV too", async () => {
    userEvent.setup();
    const { root } = portal();
    showClients(root);
    await add({ name: "Cesta", count: "3" });
    await screen.findByRole("dialog", { name: "3 clients are added" });
    await userEvent.click(screen.getByRole("button", { name: "Copy as CSV" }));
    expect(await copiedText()).toBe(
      "ID,Name,GUID,API key\r\n2,Cesta 1,guid-2,dk_2\r\n3,Cesta 2,guid-3,dk_3\r\n4,Cesta 3,guid-4,dk_4\r\n",
    );
  });

  it("of which no answer came is looked for in the list, to be given a new key", async () => {
    const { root, asked } = portal(2);
    const createDeviceKey = jest.fn(() => ({ key: "dk_new", expireDate: null }));
    showClients({ ...root, createDeviceKey });
    await add({ name: "Cesta", count: "3" });
    expect(await screen.findByText(/It may have been added, but nobody knows its key/)).toBeVisible();
    expect(screen.getByText("1 of 3 are added.")).toBeVisible();
    expect(keys()).toEqual(["guid-2", "dk_2"]);
    expect(asked).toHaveLength(2);
    expect(await screen.findByText("This may be it: Cesta 2 (ID 3)")).toBeVisible();
    expect(await screen.findByText("There was an error while creating client")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "New device key" }));
    await userEvent.click(await screen.findByRole("button", { name: "Make a new key" }));
    expect(await screen.findByText("dk_new")).toBeVisible();
    expect(keys()).toContain("dk_2");
  });

  it("that was refused leaves the form as it was, with the reason", async () => {
    const createClient = () => {
      throw new GraphQLError("There are too many clients.", {
        extensions: { code: "VALIDATION_FAILED", fromPlatform: true },
      });
    };
    showClients({ ...portal().root, createClient });
    await add({ name: "Nova cesta" });
    expect(await screen.findByText("Platform: “There are too many clients.”")).toBeVisible();
    expect(screen.getByRole("textbox", { name: /Name/ })).toHaveValue("Nova cesta");
  });

  it("is not asked for by a number that is none", async () => {
    const { root, asked } = portal();
    showClients(root);
    await add({ count: "0" });
    expect(await screen.findByText("A whole number from 1 to 50.")).toBeVisible();
    expect(asked).toEqual([]);
  });
});
