import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { chooseIn } from "../../../../test/chooseIn";
import { pressTwice } from "../../../../test/pressTwice";
import { toast } from "../../../shared/ui/toastStore";
import { FakeRequest } from "../../../shared/upload/testing/fakeRequest";
import { firmware, showFirmware } from "../testing/showFirmware";

const Request = globalThis.XMLHttpRequest;
const file = (size: number, name = "sign.bin") => new File([new Uint8Array(size)], name);
const refused = (code: string, message: string, fields?: object[]) => ({
  error: { code, message, retryable: false, fields, requestId: "1" },
});

/** Opens the form, filled in. */
async function open(root = {}) {
  const view = await showFirmware({ at: "/admin/firmware?new=1", root });
  const dialog = within(await screen.findByRole("dialog"));
  const ok = () => dialog.getByRole("button", { name: "V redu" });
  const pick = dialog.getByLabelText("Datoteka", { selector: "input" });
  return { ...view, dialog, ok, pick };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function send({ dialog, ok, pick }: Opened): Promise<FakeRequest> {
  await userEvent.type(dialog.getByRole("textbox", { name: /^Različica/ }), " 3.0 ");
  await chooseIn(dialog.getByRole("combobox"), "K200DISP_FALCON");
  await userEvent.upload(pick, file(2000));
  await pressTwice(ok());
  const request = FakeRequest.all.at(-1);
  if (request === undefined) throw new Error("Nothing was sent.");
  return request;
}

beforeEach(() => {
  toast.clear();
  FakeRequest.all = [];
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
});
afterEach(() => {
  globalThis.XMLHttpRequest = Request;
});

describe("adding firmware", () => {
  it("takes a version, a type and a file, and no type without firmware", async () => {
    const { dialog, ok, pick } = await open();
    expect(within(dialog.getByRole("combobox")).queryByText("BIKECOUNTER")).toBeNull();
    await userEvent.type(dialog.getByRole("textbox", { name: /^Različica/ }), "3.0");
    await chooseIn(dialog.getByRole("combobox"), "K200DISP_AMG");
    expect(ok()).toBeDisabled();
    await userEvent.upload(pick, file(10));
    expect(ok()).toBeEnabled();
    await userEvent.clear(dialog.getByRole("textbox", { name: /^Različica/ }));
    expect(ok()).toBeDisabled();
  });

  it("sends the form once, tells how far it is, and closes", async () => {
    const opened = await open();
    const request = await send(opened);
    expect(FakeRequest.all).toHaveLength(1);
    expect([request.method, request.url]).toEqual(["POST", "/firmware"]);
    expect(request.form?.get("version")).toBe("3.0");
    expect(request.form?.get("metadata")).toBe('{"hardwareType":"K200DISP_FALCON","description":""}');
    const bar = opened.dialog.getByRole("progressbar");
    expect(bar).toHaveAttribute("value", "0");
    act(() => request.progress(1024, 2048));
    expect(bar).toHaveAttribute("value", "1024");
    expect(opened.dialog.getByText(/1 kB od 2 kB/)).toBeVisible();
    act(() => request.progress(2048, 2048));
    expect(opened.dialog.getByText(/^Vse je poslano/)).toBeVisible();
    act(() => request.answer(201, { id: "9" }));
    expect(await screen.findByText("Programska oprema je uspešno dodana")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("keeps who goes back until it is through, and has the browser ask before the tab closes", async () => {
    const isAskedBeforeClosing = () => !fireEvent(window, new Event("beforeunload", { cancelable: true }));
    const opened = await open();
    const request = await send(opened);
    await act(() => opened.router.navigate("/admin"));
    expect(opened.dialog.getByRole("status")).toHaveTextContent(/^Če greste s strani, se nalaganje prekine/);
    expect([request.isAborted, isAskedBeforeClosing()]).toEqual([false, true]);
    act(() => request.answer(201, { id: "9" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(opened.router.state.location.pathname).toBe("/admin/firmware");
    expect(isAskedBeforeClosing()).toBe(false);
  });

  it.each([
    ["a version that is there", 409, refused("CONFLICT", "There."), /že obstaja/],
    ["a file that is too large", 413, refused("PAYLOAD_TOO_LARGE", "No."), /^Datoteka je prevelika: 2 kB/],
    [
      "a type",
      422,
      refused("VALIDATION_FAILED", "No.", [
        { path: "metadata.hardwareType", message: "is wrong", fault: "WRONG" },
      ]),
      "Te vrste naprav portal ne sprejme.",
    ],
    ["anything else", 403, refused("FORBIDDEN", "x"), "Portal je nalaganje zavrnil: Portal tega ne sprejme."],
    [
      "a conflict of another kind",
      409,
      { error: { ...refused("CONFLICT", "x").error, fault: "UPLOAD_TOO_SLOW" } },
      "Portal je nalaganje zavrnil: Nalaganje je trajalo predolgo.",
    ],
  ])("says where it belongs that the portal refuses %s", async (_what, status, body, said) => {
    const opened = await open();
    const request = await send(opened);
    act(() => request.answer(status, body));
    expect(await opened.dialog.findByText(said)).toBeVisible();
    expect(screen.getByText("Pri dodajanju strojne programske opreme je prišlo do napake")).toBeVisible();
    expect(opened.dialog.getByRole("textbox", { name: /^Različica/ })).toHaveValue(" 3.0 ");
  });

  it("is cancelled, and leaves the form as it was", async () => {
    const opened = await open();
    const request = await send(opened);
    await userEvent.click(opened.dialog.getByRole("button", { name: "Prekini nalaganje" }));
    expect(request.isAborted).toBe(true);
    expect(await screen.findByText("Nalaganje je prekinjeno")).toBeVisible();
    expect(opened.ok()).toBeEnabled();
  });

  it("finds out whether it was stored where the answer is lost", async () => {
    let firmwares = [firmware("1", "1.0", "K200DISP_FALCON")];
    const opened = await open({ firmwares: () => firmwares });
    const request = await send(opened);
    act(() => request.onerror?.());
    expect(await opened.dialog.findByText(/^Povezava se je prekinila/)).toBeVisible();
    await userEvent.click(opened.ok());
    firmwares = [firmware("2", "3.0", "K200DISP_FALCON", { size: 2000 }), ...firmwares];
    act(() => FakeRequest.all.at(-1)?.answer(504, "<html>Away</html>"));
    expect(await screen.findByText("Programska oprema je uspešno dodana")).toBeVisible();
  });

  it("takes one dropped file, and says of others what is wrong", async () => {
    const { dialog, pick } = await open();
    const area = dialog.getByText("Spustite datoteko sem ali");
    fireEvent.drop(area, { dataTransfer: { files: [file(1), file(2)] } });
    expect(dialog.getByText(/eno datoteko/)).toBeVisible();
    fireEvent.drop(area, { dataTransfer: { files: [file(5, "dropped.bin")] } });
    expect(dialog.getByText("dropped.bin")).toBeVisible();
    expect(dialog.queryByText(/eno datoteko/)).toBeNull();
    await userEvent.upload(pick, file(0));
    expect(dialog.getByText("Datoteka je prazna.")).toBeVisible();
    const large = file(1);
    Object.defineProperty(large, "size", { value: 33 * 1024 * 1024 });
    await userEvent.upload(pick, large);
    expect(dialog.getByText(/^Datoteka je prevelika: 34,6.MB/)).toBeVisible();
  });
});
