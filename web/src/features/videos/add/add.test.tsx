import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { pressTwice } from "../../../../test/pressTwice";
import { toast } from "../../../shared/ui/toastStore";
import { FakeRequest } from "../../../shared/upload/testing/fakeRequest";
import { showVideos, video } from "../testing/showVideos";

const Request = globalThis.XMLHttpRequest;
const film = (size = 2000, name = "glavna_cesta.mp4") =>
  new File([new Uint8Array(size)], name, { type: "video/mp4" });
/** jsdom can't read a file's text. */
const listOf = (text: string) => Object.assign(new File([text], "vozila.json"), { text: async () => text });
const refused = (code: string, message: string, fields?: object[]) => ({
  error: { code, message, retryable: false, fields, requestId: "1" },
});

beforeEach(() => {
  toast.clear();
  FakeRequest.all = [];
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
});
afterEach(() => {
  globalThis.XMLHttpRequest = Request;
});

async function openUpload(options = {}) {
  const view = await showVideos({ at: "/admin/videos?new=file", ...options });
  const dialog = within(await screen.findByRole("dialog", { name: "Nov posnetek" }));
  const submit = () => dialog.getByRole("button", { name: "Naloži" });
  const field = (name: RegExp) => dialog.getByRole("textbox", { name });
  const pick = (label: string, file: File) =>
    userEvent.upload(dialog.getByLabelText(label, { selector: "input" }), file);
  return { ...view, dialog, submit, field, pick };
}
const request = () => {
  const last = FakeRequest.all.at(-1);
  if (last === undefined) throw new Error("Nothing was sent.");
  return last;
};

describe("an upload", () => {
  it("sends film and fields once, tells how far it is, and closes", async () => {
    const { dialog, submit, field, pick, state } = await openUpload();
    expect(submit()).toBeDisabled();
    await pick("Posnetek", film());
    expect(field(/^Naslov/)).toHaveValue("glavna cesta");
    expect(field(/^Sličic na sekundo/)).toHaveValue("15");
    fireEvent.change(dialog.getByLabelText(/^Posneto/), { target: { value: "2026-10-05T14:00:30" } });
    await pick("Zaznana vozila", listOf('[{"frame": 12}, {"frame": 30, "vehicleType": "car"}]'));
    expect(await dialog.findByText("2 vozili.")).toBeVisible();
    await pressTwice(submit());
    expect(FakeRequest.all).toHaveLength(1);
    expect([request().method, request().url]).toEqual(["POST", "/stetje/video/upload"]);
    const form = [...(request().form?.entries() ?? [])].map(([name, value]) => [
      name,
      value instanceof File ? value.name : value,
    ]);
    expect(form).toEqual([
      ["frameRate", "15"],
      ["title", "glavna cesta"],
      ["recordedDate", String(Date.UTC(2026, 9, 5, 12, 0, 30) / 1000)],
      ["vehicles", '[{"frame":12},{"frame":30,"vehicleType":"car"}]'],
      ["file", "glavna_cesta.mp4"],
    ]);
    act(() => request().progress(1024, 2048));
    expect(dialog.getByRole("progressbar", { name: "Nalaganje: glavna_cesta.mp4" })).toHaveAttribute(
      "value",
      "1024",
    );
    state.videos = [video("9", { title: "glavna cesta" }), ...state.videos];
    act(() => request().answer(201, { id: 9 }));
    expect(await screen.findByText("Posnetek je dodan")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await screen.findByText("glavna cesta")).toBeVisible();
  });

  it("says beside the fields what can't be sent", async () => {
    const { dialog, submit, field, pick } = await openUpload();
    const large = film();
    Object.defineProperty(large, "size", { value: 201 * 1024 * 1024 });
    await pick("Posnetek", large);
    expect(dialog.getByText(/^Datoteka je prevelika: 210,8.MB\. Največ 200 MB\.$/)).toBeVisible();
    await pick("Posnetek", film());
    await pick("Zaznana vozila", listOf('[\n  {"frame": 1},\n  {"direction": "up"}\n]'));
    expect(await dialog.findByText("Vrstica 3, vozilo 2: polje direction ni veljavno.")).toBeVisible();
    await userEvent.click(submit());
    expect(FakeRequest.all).toEqual([]);
    await pick("Zaznana vozila", listOf("[]"));
    expect(await dialog.findByText("0 vozil.")).toBeVisible();
    await userEvent.clear(field(/^Sličic/));
    await userEvent.type(field(/^Sličic/), "500");
    await userEvent.click(submit());
    expect(await dialog.findByText("Število od 1 do 240.")).toBeVisible();
    expect(field(/^Sličic/)).toHaveFocus();
    expect(FakeRequest.all).toEqual([]);
  });

  it.each([
    ["a film that is too large", 413, refused("PAYLOAD_TOO_LARGE", "No."), /^Datoteka je prevelika: 2 kB/],
    [
      "what is no film",
      422,
      refused("VALIDATION_FAILED", "No.", [{ path: "file", message: "must be a film", fault: "NOT_A_FILM" }]),
      "Datoteka ni posnetek MP4 ali WebM.",
    ],
    [
      "a vehicle",
      422,
      refused("VALIDATION_FAILED", "No.", [
        { path: "vehicles.1.id", message: "stands twice", fault: "DUPLICATE" },
      ]),
      "Portal ne sprejme vehicles.1.id: To je že navedeno.",
    ],
    [
      "what its platform has words for",
      403,
      { error: { ...refused("FORBIDDEN", "Not yours.").error, fromPlatform: true } },
      "Portal je nalaganje zavrnil: Platforma: »Not yours.«",
    ],
    ["anything else", 403, refused("FORBIDDEN", "x"), "Portal je nalaganje zavrnil: Portal tega ne sprejme."],
  ])("says where it belongs that the portal refuses %s", async (_what, status, body, said) => {
    const { dialog, submit, field, pick } = await openUpload();
    await pick("Posnetek", film());
    await userEvent.click(submit());
    act(() => request().answer(status, body));
    expect(await dialog.findByText(said)).toBeVisible();
    expect(field(/^Naslov/)).toHaveValue("glavna cesta");
  });

  it("is cancelled, and leaves the form as it was", async () => {
    const { dialog, submit, pick } = await openUpload();
    await pick("Posnetek", film());
    await userEvent.click(submit());
    await userEvent.click(dialog.getByRole("button", { name: "Prekini nalaganje" }));
    expect(request().isAborted).toBe(true);
    expect(await screen.findByText("Nalaganje je prekinjeno")).toBeVisible();
    expect(submit()).toBeEnabled();
  });

  it("finds out whether the film came where the answer is lost", async () => {
    const { dialog, submit, pick, state } = await openUpload();
    await pick("Posnetek", film());
    await userEvent.click(submit());
    act(() => request().onerror?.());
    expect(await dialog.findByText(/^Povezava se je prekinila/)).toBeVisible();
    await userEvent.click(submit());
    state.videos = [video("9", { title: "glavna cesta", fileSize: 2000 }), ...state.videos];
    act(() => request().onerror?.());
    expect(await screen.findByText("Posnetek je dodan")).toBeVisible();
  });
});

/** Opens the form of a film that is elsewhere. */
async function openAddress(options = {}) {
  const view = await showVideos({ at: "/admin/videos?new=address", ...options });
  const dialog = within(await screen.findByRole("dialog", { name: "Posnetek na drugem naslovu" }));
  const submit = () => dialog.getByRole("button", { name: "Dodaj" });
  const address = dialog.getByRole("textbox", { name: /^Naslov posnetka/ });
  return { ...view, dialog, submit, address };
}

describe("a film at another address", () => {
  it("is added once", async () => {
    const { added, dialog, submit, address } = await openAddress();
    await userEvent.type(address, " https://film.example/a.mp4 ");
    await userEvent.type(dialog.getByRole("textbox", { name: /^Naslov \(/ }), "Most");
    await pressTwice(submit());
    expect(await screen.findByText("Posnetek je dodan")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(added).toEqual([
      {
        url: "https://film.example/a.mp4",
        title: "Most",
        frameRate: 15,
        recordedDate: null,
        vehicles: [],
        dryRun: false,
        idempotencyKey: expect.any(String),
      },
    ]);
  });

  it.each(["http://film.example/a.mp4", "film.example", "https://", "https://a b"])(
    "is not taken at %j",
    async (typed) => {
      const { added, dialog, submit, address } = await openAddress();
      await userEvent.type(address, typed);
      await userEvent.click(submit());
      expect(await dialog.findByText(/^Naslov, ki se začne s https/)).toBeVisible();
      expect(address).toHaveFocus();
      expect(added).toEqual([]);
    },
  );

  it("that the portal refuses is said beside its field", async () => {
    const fields = [{ path: "input.url", message: "must begin with https://", fault: "NOT_HTTPS_OR_PATH" }];
    const addTrafficVideo = () => {
      throw new GraphQLError("no", { extensions: { code: "VALIDATION_FAILED", fields } });
    };
    const { dialog, submit, address } = await openAddress({ root: { addTrafficVideo } });
    await userEvent.type(address, "https://film.example/a.mp4");
    await userEvent.click(submit());
    expect(await dialog.findByText("Naslov se mora začeti s https:// ali z /.")).toBeVisible();
    expect(address).toBeInvalid();
  });

  it("is sent again with the same key where no answer came", async () => {
    const keys: (string | undefined)[] = [];
    const addTrafficVideo = ({ input }: { input: { idempotencyKey?: string } }) => {
      keys.push(input.idempotencyKey);
      throw new GraphQLError("away", { extensions: { code: "UPSTREAM_TIMEOUT" } });
    };
    const { dialog, submit, address } = await openAddress({ root: { addTrafficVideo } });
    await userEvent.type(address, "https://film.example/a.mp4");
    for (const times of [1, 2]) {
      await userEvent.click(submit());
      await waitFor(() => expect(keys).toHaveLength(times));
      expect(await dialog.findByText(/^Povezava se je prekinila/)).toBeVisible();
      await waitFor(() => expect(submit()).toBeEnabled());
    }
    expect(new Set(keys).size).toBe(1);
  });
});
