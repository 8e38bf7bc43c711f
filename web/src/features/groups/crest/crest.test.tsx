import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { down } from "../../../../test/down";
import { inDialog, press, showGroups } from "../../../../test/groupsPage";
import { offerAllBut } from "../../../../test/offers";
import { pressTwice } from "../../../../test/pressTwice";
import { localSession } from "../../../shared/session/session";
import { toast } from "../../../shared/ui/toastStore";
import { FakeRequest } from "../../../shared/upload/testing/fakeRequest";

const Request = globalThis.XMLHttpRequest;
const PICTURE = "data:image/png;base64,iVBORw0KGgo=";
const wide = { picture: PICTURE, width: 600, height: 200, setDate: 1_793_000_000, etag: "wide" };
const settings = {
  ...{ id: "1", name: "Bled", type: "SPEED", timeZone: "Europe/Ljubljana", inOutGraphs: false },
  ...{ importsAllowed: false, createDate: null, summaryGroups: [] },
};

beforeEach(() => {
  toast.clear();
  localSession.set({ username: "admin", isAdmin: 1, groupName: null, groupId: null });
  FakeRequest.all = [];
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
});
afterEach(() => {
  globalThis.XMLHttpRequest = Request;
});

/** Opens the group's settings, with a crest that the test may change. */
async function open(first: object | null, root: object = {}) {
  const stored = { crest: first };
  const view = await showGroups({
    at: "/admin/groups?group=1&tab=settings",
    root: { group: () => ({ ...settings, crest: stored.crest }), ...root },
  });
  const field = await screen.findByLabelText("Grb ali logotip");
  return { ...view, stored, field };
}

const shown = () => screen.queryByRole("img", { name: "Grb ali logotip skupine Bled" });
const file = (size: number, name = "grb.png") =>
  new File([new Uint8Array(size)], name, { type: "image/png" });

/**
 * Chooses a file.
 * @returns the request that sends it
 */
async function choose(field: HTMLElement, chosen = file(2000)): Promise<FakeRequest> {
  await userEvent.upload(field, chosen);
  const request = FakeRequest.all.at(-1);
  if (request === undefined) throw new Error("Nothing was sent.");
  return request;
}

const refusal = (fault: string) => ({
  error: {
    code: "VALIDATION_FAILED",
    message: "No.",
    fields: [{ path: "file", message: "No.", fault, params: { max: 25 } }],
  },
});

describe("a group's crest", () => {
  it("is uploaded, shown as it will stand on paper, and replaced", async () => {
    const { stored, field } = await open(null);
    expect(shown()).toBeNull();
    expect(screen.queryByRole("button", { name: "Odstrani grb" })).toBeNull();
    const request = await choose(field);
    expect([request.method, request.url]).toEqual(["POST", "/group/crest?groupId=1"]);
    expect(request.headers["if-match"]).toBe('"none"');
    expect(request.form?.get("file")).toMatchObject({ name: "grb.png", size: 2000 });
    expect(screen.getByRole("progressbar", { name: "Nalaganje grba" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Naloži grb" })).toBeDisabled();
    stored.crest = wide;
    act(() => request.answer(201, { groupId: "1" }));
    expect(await screen.findByText("Grb je shranjen")).toBeVisible();
    await waitFor(() => expect(shown()).toHaveAttribute("src", PICTURE));
    expect(screen.getByText("600 × 200 točk")).toBeVisible();

    const again = await choose(field);
    expect(again.headers["if-match"]).toBe('"wide"');
    stored.crest = { ...wide, width: 120, height: 160 };
    act(() => again.answer(201, { groupId: "1" }));
    expect(await screen.findByText("120 × 160 točk · malo za oster tisk")).toBeVisible();
    expect(screen.getByRole("button", { name: "Zamenjaj grb" })).toBeEnabled();
  });

  it("is removed once that was agreed to, and pressed twice once", async () => {
    const inputs: object[] = [];
    const { stored } = await open(wide, {
      removeGroupCrest: ({ input }: { input: object }) => {
        inputs.push(input);
        stored.crest = null;
        return { group: { ...settings, crest: null } };
      },
    });
    await press("Odstrani grb");
    const asked = await inDialog("alertdialog");
    expect(asked.getByText("Odstranite grb skupine »Bled«?")).toBeVisible();
    await pressTwice(asked.getByRole("button", { name: "Odstrani" }));
    expect(await screen.findByText("Grb je odstranjen")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(shown()).toBeNull();
    expect(inputs).toEqual([expect.objectContaining({ groupId: "1", ifMatch: "wide" })]);
  });

  const told = { version: 3, time: 1_793_000_500, changedBy: { email: "bor@test.si" } };
  const revisions = () => ({ nodes: [told], pageInfo: { hasNextPage: false, endCursor: null } });
  const theirs = { ...wide, width: 512, height: 512, etag: "theirs" };
  const saidWho = /^Grb je medtem spremenil nekdo drug: bor@test\.si, .+ Prikazano je, kar velja zdaj/;

  it("is not put in the place of one that somebody else set meanwhile: it is shown, with who and when", async () => {
    const { stored, field } = await open(wide, { revisions });
    const request = await choose(field);
    stored.crest = theirs;
    const fields = [{ path: "If-Match", message: "No.", fault: "NOT_CURRENT" }];
    act(() => request.answer(409, { error: { code: "CONFLICT", message: "No.", fields } }));
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(saidWho));
    expect(await screen.findByText("512 × 512 točk")).toBeVisible();
    const again = await choose(field);
    expect(again.headers["if-match"]).toBe('"theirs"');
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is not taken away where it is another one by now, and that one is shown", async () => {
    const { stored } = await open(wide, {
      revisions,
      removeGroupCrest: () => {
        stored.crest = theirs;
        throw new GraphQLError("No.", {
          extensions: {
            code: "CONFLICT",
            fields: [{ path: "ifMatch", message: "No.", fault: "NOT_CURRENT" }],
          },
        });
      },
    });
    await press("Odstrani grb");
    const asked = await inDialog("alertdialog");
    await userEvent.click(asked.getByRole("button", { name: "Odstrani" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(saidWho));
    expect(await screen.findByText("512 × 512 točk")).toBeVisible();
  });

  it("stays where it could not be removed", async () => {
    await open(wide, { removeGroupCrest: down });
    await press("Odstrani grb");
    const asked = await inDialog("alertdialog");
    await userEvent.click(asked.getByRole("button", { name: "Odstrani" }));
    expect(await asked.findByRole("alert")).toBeVisible();
    await userEvent.click(asked.getByRole("button", { name: "Prekliči" }));
    expect(shown()).toBeVisible();
  });

  it.each([
    ["NOT_A_PICTURE", "To ni slika PNG, JPEG, WebP ali SVG."],
    ["PICTURE_DAMAGED", "Slika je poškodovana ali ni cela."],
    ["PICTURE_MOVES", "Slika se premika. Naložite mirujočo."],
    ["TOO_MANY_PIXELS", "Slika ima več kot 25 milijonov točk. Pomanjšajte jo."],
    ["REFERS_OUTSIDE", /^Risba SVG se sklicuje na nekaj zunaj sebe/],
    ["HOLDS_SCRIPT", /^V risbi SVG je skript/],
    ["HOLDS_UNREAD_PICTURE", /^V risbi SVG je slika/],
    ["PICTURE_SHOWS_NOTHING", "Na sliki se nič ne vidi."],
    ["PICTURE_TOO_SLOW", /^Slika se riše predolgo/],
    ["NOT_ALLOWED", "Te vrednosti portal ne sprejme."],
  ])("says beside its field what %s is about a file, and stays as it was", async (fault, said) => {
    const { field } = await open(wide);
    const request = await choose(field);
    act(() => request.answer(422, refusal(fault)));
    const setting = within(field.parentElement ?? field);
    expect(await setting.findByRole("alert")).toHaveTextContent(said);
    expect(field).toBeInvalid();
    expect(shown()).toBeVisible();
  });

  it("is not sent where the browser sees that it is too large, or empty", async () => {
    const { field } = await open(null);
    const large = file(1);
    Object.defineProperty(large, "size", { value: 3 * 1024 * 1024 });
    await userEvent.upload(field, large);
    expect(screen.getByRole("alert")).toHaveTextContent(/^Datoteka je prevelika: 3,1.MB. Največ 2 MB./);
    await userEvent.upload(field, file(0));
    expect(screen.getByRole("alert")).toHaveTextContent("Datoteka je prazna.");
    expect(FakeRequest.all).toEqual([]);
  });

  it("is found where the answer to its upload is lost", async () => {
    const { stored, field } = await open(wide);
    const lost = await choose(field);
    act(() => lost.onerror?.());
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Povezava se je prekinila/);
    const came = await choose(field);
    stored.crest = { ...wide, setDate: wide.setDate + 1 };
    act(() => came.onerror?.());
    expect(await screen.findByText("Grb je shranjen")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("can fail to come, and is asked for once more", async () => {
    let crest: () => object | null = () => down();
    await showGroups({
      at: "/admin/groups?group=1&tab=settings",
      root: { group: () => ({ ...settings, crest: () => crest() }) },
    });
    expect(await screen.findByText("Grba ni bilo mogoče pridobiti.")).toBeVisible();
    crest = () => wide;
    await press("Poskusi znova");
    expect(screen.queryByRole("button", { name: "Naloži grb" })).toBeNull();
    await waitFor(() => expect(shown()).toBeVisible());
  });

  it("is not spoken of where the portal's platform keeps none", async () => {
    offerAllBut("GROUP_CREST");
    await showGroups({ at: "/admin/groups?group=1&tab=settings" });
    expect(await screen.findByLabelText("Časovni pas")).toBeVisible();
    expect(screen.queryByLabelText("Grb ali logotip")).toBeNull();
  });
});
