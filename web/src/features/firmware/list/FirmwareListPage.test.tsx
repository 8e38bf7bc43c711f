import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { chooseIn } from "../../../../test/chooseIn";
import { editedOnce } from "../../../../test/history";
import { pressTwice } from "../../../../test/pressTwice";
import { toast } from "../../../shared/ui/toastStore";
import { firmware, showFirmware } from "../testing/showFirmware";

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

beforeEach(() => toast.clear());

describe("the list of firmware", () => {
  it("says how many devices run each; search, type and order stand in the address", async () => {
    const { router } = await showFirmware();
    const [, first] = await screen.findAllByRole("row");
    expect(first).toHaveTextContent("2.0K200DISP_AMG0 napravah150 kB54b25cdb32…");
    await chooseIn(screen.getByLabelText("Vrsta naprav"), "K200DISP_FALCON");
    await userEvent.click(screen.getByRole("button", { name: "Različica" }));
    await userEvent.type(screen.getByRole("searchbox"), "prisle");
    await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(2));
    expect(screen.getByRole("row", { name: /S tem so prišle/ })).toHaveTextContent("1 napravi");
    expect(router.state.location.search).toBe("?type=K200DISP_FALCON&sort=version&q=prisle");
  });

  it("says before one goes how many devices have it assigned", async () => {
    const rollout = ["INSTALLED", "ASSIGNED", "FAILED"].map((state) => ({ state }));
    const { sent } = await showFirmware({
      root: { firmware: () => ({ ...firmware("1", "1.0", "K200DISP_FALCON"), rollout }) },
    });
    await press("Izbriši: 1.0");
    const question = within(await screen.findByRole("alertdialog"));
    expect(
      await question.findByText(/^Dodeljena je 3 napravam\. 2 napravi jo imata dodeljeno/),
    ).toBeVisible();
    await pressTwice(question.getByRole("button", { name: "Izbriši" }));
    expect(await screen.findByText("Programska oprema je uspešno izbrisana")).toBeVisible();
    expect(sent).toEqual([["deleteFirmwares", expect.objectContaining({ ids: ["1"] })]]);
  });

  it("keeps the question open where it could not be deleted", async () => {
    const failed = {
      id: "1",
      status: "FAILED",
      error: {
        ...{ code: "CONFLICT", message: "A rollout is under way.", fromPlatform: true },
        ...{ retryable: false, fields: null },
      },
    };
    await showFirmware({
      root: {
        firmware: () => null,
        deleteFirmwares: () => ({ dryRun: false, done: 0, failed: 1, skipped: 0, results: [failed] }),
      },
    });
    await press("Izbriši: 1.0");
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Izbriši" }));
    expect(await question.findByRole("alert")).toHaveTextContent("Platforma: »A rollout is under way.«");
    expect(screen.getByText("Pri brisanju strojne programske opreme je prišlo do napake")).toBeVisible();
  });

  it("changes a description alone", async () => {
    const updateFirmware = jest.fn(({ input }: { input: { description: string } }) => ({
      firmware: firmware("1", "1.0", "K200DISP_FALCON", { description: input.description }),
    }));
    await showFirmware({ root: { updateFirmware } });
    await press("Uredi opis: 1.0");
    const text = await screen.findByRole("textbox", { name: "Opis" });
    await userEvent.clear(text);
    await userEvent.type(text, "Popravljeno utripanje");
    await press("Uredi opis");
    expect(await screen.findByRole("row", { name: /Popravljeno utripanje/ })).toBeVisible();
    const { input } = updateFirmware.mock.calls[0]?.[0] ?? {};
    expect(input).toEqual({
      id: "1",
      description: "Popravljeno utripanje",
      dryRun: false,
      idempotencyKey: expect.any(String),
    });
  });

  it("says while a description is changed that somebody else changed it", async () => {
    let etag = "before";
    const firmwares = () => [firmware("1", "1.0", "K200DISP_FALCON", { description: "Prej", etag })];
    const { client } = await showFirmware({ root: { ...editedOnce([]).root, firmwares } });
    await press("Uredi opis: 1.0");
    await userEvent.type(await screen.findByRole("textbox", { name: "Opis" }), "!");
    etag = "theirs";
    await act(() => client.refetchQueries({ include: "active" }));
    expect(await screen.findByText(/^Medtem je to shranil še nekdo: ana@obcina.si/)).toBeVisible();
  });
});

it("says where firmware could not be obtained, and tries again", async () => {
  const firmwares = jest.fn<() => object[]>(() => {
    throw new GraphQLError("Away.", { extensions: { code: "UPSTREAM_UNAVAILABLE" } });
  });
  await showFirmware({ root: { firmwares } });
  expect(
    await screen.findByText("Pri pridobivanju strojne programske opreme je prišlo do napake"),
  ).toBeVisible();
  firmwares.mockImplementation(() => []);
  await press("Poskusi znova");
  expect(await screen.findByText("Strojne programske opreme še ni")).toBeVisible();
});
