import { beforeEach, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { pressTwice } from "../../../../test/pressTwice";
import type { Root } from "../../../../test/schemaLink";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { toast } from "../../../shared/ui/toastStore";
import { device, type Input, showFirmware } from "../testing/showFirmware";

async function open({ root, clients }: { root?: Root; clients?: readonly ClientRow[] } = {}) {
  const at = "/admin/firmware?rollout=new&firmware=2";
  const view = await showFirmware({
    at,
    root: { rollout: () => null, ...root },
    ...(clients === undefined ? {} : { clients }),
  });
  const dialog = within(await screen.findByRole("dialog"));
  const press = async (name: string) => userEvent.click(await dialog.findByRole("button", { name }));
  return { ...view, dialog, press };
}

const lost = () => new GraphQLError("?", { extensions: { code: "UPSTREAM_TIMEOUT" } });

beforeEach(() => toast.clear());

describe("bringing a firmware to devices", () => {
  it("begins a rollout with those heard last, and leads to it", async () => {
    const { dialog, press, sent, router } = await open();
    expect(dialog.queryByText("Vrtec")).toBeNull();
    expect(dialog.getByRole("button", { name: "Najprej preveri" })).toBeDisabled();
    await press("Izberi vse");
    expect(dialog.getByRole("textbox", { name: /^Koliko naprav/ })).toHaveValue("1");
    await userEvent.clear(dialog.getByRole("textbox", { name: /^Koliko jih/ }));
    await userEvent.type(dialog.getByRole("textbox", { name: /^Koliko jih/ }), "3");
    expect(dialog.getByText("Od 0 do 2.")).toBeVisible();
    expect(dialog.getByRole("button", { name: "Najprej preveri" })).toBeDisabled();
    await userEvent.type(dialog.getByRole("textbox", { name: /^Koliko jih/ }), "{Backspace}1");
    await press("Najprej preveri");
    await pressTwice(await dialog.findByRole("button", { name: "Začni uvajanje" }));
    expect(await screen.findByText("Uvajanje se je začelo")).toBeVisible();
    expect(sent).toEqual([
      ["assignFirmware", expect.objectContaining({ clientIds: ["8", "7"], dryRun: true })],
      [
        "startRollout",
        expect.objectContaining({
          clientIds: ["8", "7"],
          pilots: 1,
          failuresAtMost: 1,
          pilotDeadlineHours: 72,
          force: false,
        }),
      ],
    ]);
    expect(router.state.location.search).toBe("?rollout=5");
  });

  it("sends the same key again where the answer is lost: one rollout begins", async () => {
    const begun: Input[] = [];
    const { press, dialog } = await open({
      root: {
        startRollout: ({ input }: { input: Input }) => {
          begun.push(input);
          if (begun.length === 1) throw lost();
          return { rollout: { id: "5" } };
        },
      },
    });
    await press("Izberi vse");
    await press("Najprej preveri");
    await press("Začni uvajanje");
    expect(await dialog.findByRole("alert")).toHaveTextContent("nič se ne zgodi dvakrat");
    await press("Začni uvajanje");
    expect(await screen.findByText("Uvajanje se je začelo")).toBeVisible();
    expect(begun[1]?.idempotencyKey).toBe(begun[0]?.idempotencyKey);
  });

  it("brings more devices than one call takes to the same rollout", async () => {
    const clients = Array.from({ length: 300 }, (_, index) =>
      device(String(index + 1), `Znak ${index + 1}`, "K200DISP_FALCON", null),
    );
    const { press, sent, dialog } = await open({ clients });
    await press("Izberi vse");
    expect(dialog.getByRole("textbox", { name: /^Koliko naprav/ })).toHaveValue("10");
    await press("Najprej preveri");
    await press("Začni uvajanje");
    expect(await screen.findByText("Uvajanje se je začelo")).toBeVisible();
    const made = sent.filter(([, { dryRun }]) => !dryRun);
    expect(made.map(([name, { clientIds, id }]) => [name, clientIds.length, id])).toEqual([
      ["startRollout", 250, undefined],
      ["addToRollout", 50, "5"],
    ]);
  });

  it("tells before what is refused, and takes other hardware only where that is said", async () => {
    const refused = {
      status: "FAILED",
      error: {
        code: "VALIDATION_FAILED",
        message: "x",
        fault: "OTHER_HARDWARE",
        retryable: false,
        fields: null,
      },
    };
    const asked: Input[] = [];
    const assignFirmware = ({ input }: { input: Input }) => {
      asked.push(input);
      const results = input.clientIds.map((id) => ({
        id,
        status: "DONE",
        error: null,
        ...(id === "9" && !input.force ? refused : {}),
      }));
      return { dryRun: input.dryRun, done: 0, failed: 0, skipped: 0, results };
    };
    const { dialog, press, sent } = await open({ root: { assignFirmware } });
    fireEvent.keyDown(window, { key: "o", ctrlKey: true });
    await press("Izberi vse");
    await press("Najprej preveri");
    expect(await dialog.findByText(/drugo strojno opremo/)).toBeVisible();
    await press("Nazaj");
    await userEvent.click(dialog.getByRole("checkbox", { name: "Tudi drugi strojni opremi" }));
    await press("Najprej preveri");
    await press("Začni uvajanje");
    await screen.findByText("Uvajanje se je začelo");
    expect(asked.map(({ force }) => force)).toEqual([false, true]);
    expect(sent).toEqual([["startRollout", expect.objectContaining({ force: true })]]);
  });

  it("says before who has it already, and leaves them out of the rollout", async () => {
    const asked: Input[] = [];
    const assignFirmware = ({ input }: { input: Input }) => {
      asked.push(input);
      const results = input.clientIds.map((id) => ({
        id,
        status: id === "7" ? "SKIPPED" : "DONE",
        error: null,
      }));
      return { dryRun: true, done: 1, failed: 0, skipped: 1, results };
    };
    const { dialog, press, sent } = await open({ root: { assignFirmware } });
    await press("Izberi vse");
    await press("Najprej preveri");
    expect(await dialog.findByText("1 ima to različico že; ne dobi je še enkrat")).toBeVisible();
    await press("Začni uvajanje");
    await screen.findByText("Uvajanje se je začelo");
    expect(asked).toEqual([expect.objectContaining({ clientIds: ["8", "7"], skipRunning: true })]);
    expect(sent).toEqual([["startRollout", expect.objectContaining({ clientIds: ["8"] })]]);
  });

  it("assigns it to all at once", async () => {
    const { dialog, press, sent } = await open();
    await userEvent.click(dialog.getByRole("radio", { name: "Vsem hkrati" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: /Most/ }));
    await press("Najprej preveri");
    await press("Dodeli");
    expect(await screen.findByText("Programska oprema je dodeljena!")).toBeVisible();
    expect(sent.map(([name]) => name)).toEqual(["assignFirmware", "assignFirmware"]);
    // A single device is given it again.
    expect(sent.map(([, { skipRunning }]) => skipRunning)).toEqual([false, false]);
  });
});
