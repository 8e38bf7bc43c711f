import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { devices, gone, idsOf, late, lost, openChange, refused, type Sent } from "../../../test/clientChange";
import { offerAllBut } from "../../../test/offers";
import { feed } from "../../../test/schemaLink";
import { toast } from "../ui/toastStore";

beforeEach(() => {
  toast.clear();
  localStorage.setItem("language", "en");
});

describe("a change of many devices", () => {
  it("goes out in parts behind one bar, tells of each, and tries the failed alone once more", async () => {
    let isTrial = true;
    let isBad = true;
    const { dialog, press, sent, refresh, onClose } = await openChange({
      kind: "updateNotes",
      clients: devices(600),
      fate: (id, { dryRun }) => {
        isTrial = dryRun;
        if (id === "599") return gone;
        return !dryRun && isBad && ["3", "260", "600"].includes(id) ? late : null;
      },
    });
    await userEvent.type(dialog.getByRole("textbox"), "pregledano");
    await press("Check first");
    expect(await dialog.findByText("599 clients will change")).toBeVisible();
    expect(dialog.getByText("1 would be refused")).toBeVisible();
    expect(isTrial).toBe(true);
    await press("Save notes");
    expect(await dialog.findByText("596 clients updated")).toBeVisible();
    expect(dialog.getByText("3 failed and can be retried")).toBeVisible();
    expect(dialog.getByText("1 was refused; the same again would not help")).toBeVisible();
    const sizes = sent.map((input) => [idsOf(input).length, input.dryRun]);
    expect(sizes).toEqual([
      [250, true],
      [250, true],
      [100, true],
      [250, false],
      [250, false],
      [99, false],
    ]);
    expect(toast.read().map(({ text }) => text)).toEqual(["There was a problem with updating client notes"]);

    await userEvent.click(dialog.getByRole("radio", { name: "Failed (4)" }));
    expect(dialog.getByRole("region", { name: "Result of each client" })).toHaveTextContent(
      /^Lokacija 3FailedToo many calls at once\.Lokacija 260Failed.*Lokacija 599Failed.*Lokacija 600Failed/,
    );
    isBad = false;
    await press("Retry the failed");
    expect(await dialog.findByText("599 clients updated")).toBeVisible();
    expect(idsOf(sent.at(-1) ?? { dryRun: true })).toEqual(["3", "260", "600"]);
    const keys = sent.flatMap(({ idempotencyKey }) => idempotencyKey ?? []);
    expect(new Set(keys).size).toBe(4);
    expect(dialog.queryByRole("button", { name: "Retry the failed" })).toBeNull();
    expect(refresh).toHaveBeenCalledTimes(2);
    await press("Close");
    expect(onClose).toHaveBeenCalled();
  });

  it("stays as it was where an answer is lost, and then sends the same keys for what is not answered", async () => {
    let isAway = true;
    const { dialog, press, sent } = await openChange({
      kind: "updateNotes",
      clients: devices(300),
      fate: (id, { dryRun }) => {
        if (!dryRun && isAway && id === "251") throw lost();
        return null;
      },
    });
    await userEvent.type(dialog.getByRole("textbox"), "x");
    await press("Check first");
    await press("Save notes");
    expect(await dialog.findByRole("alert")).toHaveTextContent("nothing is done twice");
    expect(dialog.getByText("300 clients will change")).toBeVisible();
    isAway = false;
    await press("Save notes");
    expect(await dialog.findByText("300 clients updated")).toBeVisible();
    const real = sent.filter(({ dryRun }) => !dryRun);
    expect(real.map((input) => idsOf(input).length)).toEqual([250, 50, 50]);
    expect(real[2]?.idempotencyKey).toBe(real[1]?.idempotencyKey);
    expect(real[1]?.idempotencyKey).not.toBe(real[0]?.idempotencyKey);
  });

  it("takes its failure away once all devices that failed are done", async () => {
    let isBad = true;
    const { dialog, press } = await openChange({
      kind: "updateNotes",
      clients: devices(3),
      fate: (id, { dryRun }) => (!dryRun && isBad && id === "2" ? late : null),
    });
    await userEvent.type(dialog.getByRole("textbox"), "x");
    await press("Check first");
    await press("Save notes");
    await dialog.findByText("1 failed and can be retried");
    const failed = "There was a problem with updating client notes";
    expect(toast.read().map(({ text }) => text)).toEqual([failed]);
    isBad = false;
    await press("Retry the failed");
    await dialog.findByText("3 clients updated");
    expect(toast.read().map(({ text }) => text)).not.toContain(failed);
  });

  it("says of parts that were not sent that they were not begun, and nothing of doubt", async () => {
    const { dialog, press, sent } = await openChange({
      kind: "updateNotes",
      clients: devices(300),
      isAway: (input) => !input.dryRun && idsOf(input).includes("251"),
    });
    await userEvent.type(dialog.getByRole("textbox"), "x");
    await press("Check first");
    await press("Save notes");
    expect(await dialog.findByText("250 clients updated")).toBeVisible();
    expect(dialog.queryByRole("alert")).toBeNull();
    expect(toast.read()).toEqual([]);
    expect(sent.filter(({ dryRun }) => !dryRun)).toHaveLength(1);
  });

  it("can be stopped between two parts, and says what was not begun; that can still be done", async () => {
    let go = () => {};
    const waits = new Promise<void>((resolve) => {
      go = resolve;
    });
    const sent: Sent[] = [];
    const progress = feed<object>();
    const { dialog, press } = await openChange({
      kind: "updateNotes",
      clients: devices(300),
      root: {
        bulkProgress: () => progress.stream(),
        updateClientNotes: async ({ input }: { input: Sent }) => {
          sent.push(input);
          if (!input.dryRun) await waits;
          const results = idsOf(input).map((id) => ({ id, status: "DONE", error: null }));
          return { dryRun: input.dryRun, done: 0, failed: 0, skipped: 0, results };
        },
      },
    });
    await userEvent.type(dialog.getByRole("textbox"), "x");
    await press("Check first");
    await press("Save notes");
    await waitFor(() => expect(sent).toHaveLength(3));
    const idempotencyKey = String(sent[2]?.idempotencyKey);
    progress.push({
      bulkProgress: { idempotencyKey, total: 250, done: 40, failed: 1, skipped: 0, finished: false },
    });
    expect(await dialog.findByRole("progressbar", { name: "41 of 300 clients …" })).toBeVisible();
    await press("Stop");
    await act(async () => go());
    expect(await dialog.findByText("250 clients updated")).toBeVisible();
    expect(dialog.getByText("50 were not begun")).toBeVisible();
    await press("Retry the failed");
    expect(await dialog.findByText("300 clients updated")).toBeVisible();
    expect(idsOf(sent.at(-1) ?? { dryRun: true })).toHaveLength(50);
  });

  it("is made once, however often the button is pressed", async () => {
    const { dialog, sent, onClose } = await openChange({ kind: "updateNotes", clients: devices(1) });
    await userEvent.type(dialog.getByRole("textbox"), "x");
    const save = dialog.getByRole("button", { name: "Save notes" });
    await act(async () => {
      fireEvent.click(save);
      fireEvent.click(save);
    });
    expect(await screen.findByText("Successfully updated client notes")).toBeVisible();
    await waitFor(() => expect(save).toBeEnabled());
    expect(sent).toHaveLength(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("of one device stays open where it is refused, and says why; another text is another change", async () => {
    let isBad = true;
    const { dialog, press, sent, onClose } = await openChange({
      kind: "updateNotes",
      clients: devices(1),
      fate: () => (isBad ? refused("UPSTREAM_TIMEOUT", "Late.", true) : null),
    });
    await userEvent.type(dialog.getByRole("textbox"), "x");
    await press("Save notes");
    expect(await dialog.findByRole("alert")).toHaveTextContent("No answer came");
    await press("Save notes");
    await waitFor(() => expect(sent).toHaveLength(2));
    await userEvent.type(await dialog.findByRole("textbox"), "y");
    isBad = false;
    await press("Save notes");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [first, second, third] = sent.map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(sent[2]?.items).toEqual([{ clientId: "1", notes: "xy" }]);
  });

  it("is made at once where the platform can't try it, after saying so and being told to", async () => {
    offerAllBut("DRY_RUN");
    const { dialog, press, sent } = await openChange({ kind: "updateNotes", clients: devices(2) });
    await userEvent.type(dialog.getByRole("textbox"), "x");
    expect(dialog.getByText("The portal's platform can't try a change first.")).toBeVisible();
    expect(dialog.queryByRole("button", { name: "Check first" })).toBeNull();
    expect(dialog.getByRole("button", { name: "Save notes" })).toBeDisabled();
    await userEvent.click(dialog.getByRole("checkbox", { name: "Change without trying it first" }));
    await press("Save notes");
    expect(await dialog.findByText("2 clients updated")).toBeVisible();
    expect(sent.map(({ dryRun }) => dryRun)).toEqual([false]);
  });

  it("sends no keys where the platform knows none, and says what is not known in the place of a promise", async () => {
    offerAllBut("IDEMPOTENCY_KEY");
    let isAway = true;
    const { dialog, press, sent } = await openChange({
      kind: "updateNotes",
      clients: devices(3),
      fate: (id, { dryRun }) => {
        if (!dryRun && isAway) throw lost();
        return !dryRun && id === "2" ? refused("UPSTREAM_TIMEOUT", "Late.", true) : null;
      },
    });
    await userEvent.type(dialog.getByRole("textbox"), "x");
    await press("Check first");
    await press("Save notes");
    expect(await dialog.findByRole("alert")).toHaveTextContent(
      "It is not known whether it was done: look before you repeat it.",
    );
    isAway = false;
    await press("Save notes");
    expect(
      await dialog.findByText("it is not known whether 1 was changed: look before you repeat it"),
    ).toBeVisible();
    expect(dialog.queryByRole("button", { name: "Retry the failed" })).toBeNull();
    expect(sent.filter(({ idempotencyKey }) => idempotencyKey !== undefined)).toEqual([]);
  });

  it("gives its results to a spreadsheet, as text alone", async () => {
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL() {},
    });
    let name = "";
    const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      name = this.download;
    });
    const [first, ...others] = devices(2);
    const { dialog, press } = await openChange({
      kind: "updateNotes",
      clients: [...(first ? [{ ...first, name: "=1+1" }] : []), ...others],
      fate: (id) => (id === "2" ? gone : null),
    });
    await userEvent.type(dialog.getByRole("textbox"), "x");
    await press("Check first");
    await press("Save notes");
    await dialog.findByText("1 client updated");
    await press("CSV");
    click.mockRestore();
    expect(name).toMatch(/^results_\d{4}-\d\d-\d\d\.csv$/);
    const reader = new FileReader();
    const read = new Promise((resolve) => reader.addEventListener("load", () => resolve(reader.result)));
    reader.readAsText(files[0] ?? new Blob());
    expect(await read).toBe(
      "Name,GUID,ID,Result,Reason\r\n" +
        "'=1+1,guid-1,1,Done,\r\n" +
        'Lokacija 2,guid-2,2,Failed,"It is gone, or it may not be seen: this one, or what it was to get."\r\n',
    );
  });
});
