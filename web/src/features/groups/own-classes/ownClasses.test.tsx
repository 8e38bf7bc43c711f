import { beforeEach, expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { inDialog, press, showGroups } from "../../../../test/groupsPage";
import { offerAllBut } from "../../../../test/offers";
import { pressTwice } from "../../../../test/pressTwice";
import { localSession } from "../../../shared/session/session";
import { toast } from "../../../shared/ui/toastStore";

const settings = {
  ...{ id: "1", name: "Bled", type: "SPEED", timeZone: "Europe/Ljubljana", inOutGraphs: false },
  ...{ importsAllowed: false, createDate: null, summaryGroups: [], etag: "e1" },
};
const stored = {
  speeds: [
    { to: 30, name: null },
    { to: 50, name: null },
    { to: null, name: null },
  ],
  lengths: [
    { to: 5.2, name: "osebna" },
    { to: null, name: null },
  ],
};

beforeEach(() => {
  toast.clear();
  localSession.set({ username: "admin", isAdmin: 1, groupName: null, groupId: null });
});

const open = async (ownClasses: object | null = { speeds: null, lengths: null }, part: object = {}) => {
  const view = await showGroups({
    at: "/admin/groups?group=1&tab=settings",
    root: { group: () => ({ ...settings, ownClasses, ...part }) },
  });
  await screen.findByText("Grafi po smereh");
  return view;
};
const section = async (name: string) => within((await inDialog()).getByRole("region", { name }));

it("says which classes the group has, with borders as they are counted", async () => {
  await open(stored);
  expect(screen.getByText("Hitrosti: do 30, 31–50, nad 50 km/h.")).toBeInTheDocument();
  expect(screen.getByText("Dolžine: do 5,2 m (osebna), 5,2 m in več.")).toBeInTheDocument();
});

it("adds classes with a preview, and sends what was pressed twice once", async () => {
  const { sent } = await open();
  await press("Uredi razrede");
  const speeds = await section("Razredi hitrosti");
  expect(speeds.getByText("Ni lastnih razredov: veljajo le privzeti.")).toBeInTheDocument();
  const add = speeds.getByRole("button", { name: "Dodaj razred hitrosti" });
  await userEvent.click(add);
  await userEvent.type(speeds.getByLabelText("Zgornja meja 1. razreda (km/h)"), "30");
  expect(speeds.getByText("do 30, nad 30 km/h")).toBeInTheDocument();
  await userEvent.click(add);
  expect(speeds.getByText(/bo tu predogled razredov/)).toBeInTheDocument();
  await userEvent.type(speeds.getByLabelText("Zgornja meja 2. razreda (km/h)"), "50");
  await userEvent.type(speeds.getByLabelText("Ime 3. razreda"), "prehitro");
  expect(speeds.getByText("do 30, 31–50, nad 50 (prehitro) km/h")).toBeInTheDocument();
  await pressTwice((await inDialog()).getByRole("button", { name: "Shrani" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent.mock.calls).toEqual([
    [
      "update",
      expect.objectContaining({
        id: "1",
        ifMatch: "e1",
        ownClasses: {
          speeds: [
            { to: 30, name: null },
            { to: 50, name: null },
            { to: null, name: "prehitro" },
          ],
          lengths: null,
        },
      }),
    ],
  ]);
});

it("takes the last border away with all classes, and all classes away with both kinds", async () => {
  const { sent } = await open(stored);
  await press("Uredi razrede");
  const [speeds, lengths] = [await section("Razredi hitrosti"), await section("Razredi dolžin")];
  await userEvent.click(speeds.getByRole("button", { name: "Odstrani 1. razred" }));
  expect(speeds.getByText("do 50, nad 50 km/h")).toBeInTheDocument();
  await userEvent.click(speeds.getByRole("button", { name: "Odstrani 1. razred" }));
  await userEvent.click(lengths.getByRole("button", { name: "Odstrani 1. razred" }));
  await userEvent.click((await inDialog()).getByRole("button", { name: "Shrani" }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith("update", expect.objectContaining({ ownClasses: null })),
  );
});

it("refuses borders that can't be, at their field, and sends nothing", async () => {
  const { sent } = await open(stored);
  await press("Uredi razrede");
  const lengths = await section("Razredi dolžin");
  const field = lengths.getByLabelText("Zgornja meja 1. razreda (m)");
  expect(field).toHaveValue("5,2");
  await userEvent.clear(field);
  await userEvent.type(field, "5,5");
  await userEvent.click((await inDialog()).getByRole("button", { name: "Shrani" }));
  expect(
    await lengths.findByText("Možne meje so celi metri od 1 do 99 ter 2,5 in 5,2 m."),
  ).toBeInTheDocument();
  expect(field).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
});

it("is not there in front of a platform without own classes, nor of valves", async () => {
  offerAllBut("OWN_CLASSES");
  await open();
  expect(screen.queryByText("Lastni razredi")).toBeNull();
});

it("is not there of valves", async () => {
  await open(undefined, { type: "VALVE" });
  expect(screen.queryByText("Lastni razredi")).toBeNull();
});
