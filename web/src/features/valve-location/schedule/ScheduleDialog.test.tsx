import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "../../../shared/ui/toastStore";
import { bundle, drip, morning, noon, refusal } from "../testing/valveData";
import { portal, showSchedule } from "./testing/showSchedule";

beforeEach(() => {
  toast.clear();
  jest.spyOn(Date, "now").mockReturnValue(noon * 1000);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const write = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const tick = (name: string) => userEvent.click(screen.getByRole("checkbox", { name }));
const confirm = () => screen.getByRole("button", { name: "Potrdi" });
const row = (number: number) => document.querySelector(`[data-row="${number}"]`)?.nextElementSibling;

describe("the editor of a schedule", () => {
  it("begins with what is stored: rows that end at a time, and rows with a length", async () => {
    await showSchedule(bundle(), portal(bundle()).root);
    expect(field("Začetek, vrstica 1")).toHaveValue("06:00");
    expect(field("Konec, vrstica 1")).toHaveValue("06:20");
    expect(field("Trajanje v minutah, vrstica 2")).toHaveValue("15");
    expect(screen.getByRole("checkbox", { name: "ponedeljek, vrstica 1" })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: "torek, vrstica 1" })).not.toBeChecked();
    expect(confirm()).toBeDisabled();
  });

  it("saves with the version that it began with, says so and closes", async () => {
    const { root } = portal(bundle());
    await showSchedule(bundle(), root);
    await press("Dodaj");
    expect(field("Začetek, vrstica 3")).toHaveFocus();
    expect(row(3)).toHaveTextContent("Brez dni: se nikoli ne izvede.");
    await write("Začetek, vrstica 3", "22");
    await write("Konec, vrstica 3", "130");
    await tick("sreda, vrstica 3");
    expect(row(3)).toHaveTextContent("Konča se naslednji dan.");
    await press("Odstrani vrstico 1");
    await press("Potrdi");
    expect(await screen.findByText("the page")).toBeVisible();
    expect(screen.getByText("Urnik poosodobljen!")).toBeVisible();
    expect(root.updateValveBundle.mock.calls[0]?.[0]).toMatchObject({
      input: {
        id: "4",
        version: 3,
        schedule: [
          { startTime: "21:30", duration: 900, weekDays: ["SUNDAY"] },
          { startTime: "22:00", endTime: "01:30", weekDays: ["WEDNESDAY"] },
        ],
      },
    });
  });

  it("sends nothing while a row is wrong, and goes to it", async () => {
    const { root } = portal(bundle());
    await showSchedule(bundle(), root);
    await write("Konec, vrstica 1", "6");
    await press("Potrdi");
    expect(field("Konec, vrstica 1")).toHaveFocus();
    expect(field("Konec, vrstica 1")).toHaveAccessibleDescription("Konec: Konec ne sme biti enak začetku.");
    await write("Konec, vrstica 1", "25:00");
    expect(row(1)).toHaveTextContent("Konec: Ura od 00:00 do 23:59.");
    expect(root.updateValveBundle).not.toHaveBeenCalled();
  });

  it("shows the week that the portal works out, and which rows overlap", async () => {
    const { root } = portal(bundle());
    await showSchedule(bundle(), root);
    const week = await screen.findByRole("list", { name: "Naslednjih 7 dni" });
    await waitFor(() => expect(within(week).getByText("13:00–13:20")).toBeInTheDocument());
    expect(within(week).getAllByRole("listitem")).toHaveLength(7);
    expect(screen.getByText("Skupaj 20 min v 7 dneh.")).toBeVisible();
    await press("Dodaj");
    await tick("ponedeljek, vrstica 3");
    await waitFor(() => expect(row(3)).toHaveTextContent("Prekriva se z vrstico 1."));
    await press("Odstrani vrstico 2");
    expect(row(2)).toHaveTextContent("Prekriva se z vrstico 1.");
  });

  it("keeps what was written where saving fails, with the fault at its field", async () => {
    const fields = [
      {
        path: "schedule.1.duration",
        message: "must be from 1 to 86400 seconds",
        fault: "SECONDS_OUT_OF_RANGE",
        params: { min: 1, max: 86400 },
      },
    ];
    const updateValveBundle = () => {
      throw refusal("VALIDATION_FAILED", { fields });
    };
    await showSchedule(bundle(), { ...portal(bundle()).root, updateValveBundle });
    await write("Trajanje v minutah, vrstica 2", "20");
    await press("Potrdi");
    const failure = "Napaka pri nastavljanju urnika za skupino: Severne grede";
    expect((await screen.findAllByText(failure)).length).toBe(2);
    expect(field("Trajanje v minutah, vrstica 2")).toHaveAccessibleDescription(/v okviru enega dneva/);
    expect(field("Trajanje v minutah, vrstica 2")).toHaveValue("20");
  });

  it("asks before what was written is lost", async () => {
    await showSchedule(bundle(), portal(bundle()).root);
    await write("Začetek, vrstica 1", "5");
    await userEvent.keyboard("{Escape}");
    expect(await screen.findByRole("alertdialog", { name: "Pozor!" })).toBeVisible();
    await press("Zavrzi spremembe");
    expect(await screen.findByText("the page")).toBeVisible();
  });

  it("closes at once where nothing was written", async () => {
    await showSchedule(bundle(), portal(bundle()).root);
    await userEvent.click(screen.getAllByRole("button", { name: "Zapri" }).at(-1) as HTMLElement);
    expect(await screen.findByText("the page")).toBeVisible();
  });
});

describe("two people at one schedule", () => {
  const theirs = { schedule: [{ ...morning, endTime: "07:00" }], changedBy: "Bor Kos" };

  it("are told of each other when the later one saves: keeping mine takes a second look", async () => {
    const { root, change } = portal(bundle());
    await showSchedule(bundle(), root);
    await write("Začetek, vrstica 1", "5:30");
    change(theirs);
    await press("Potrdi");
    const conflict = await screen.findByText("Urnik je medtem spremenil nekdo drug");
    expect(conflict).toBeVisible();
    expect(screen.getByText(/Bor Kos/)).toBeVisible();
    expect(screen.getByText("pon. pet. 06:00–07:00")).toBeVisible();
    expect(screen.getByText("pon. pet. 05:30–06:20")).toBeVisible();
    expect(field("Začetek, vrstica 1")).toHaveValue("05:30");
    expect(confirm()).toBeDisabled();
    await press("Obdrži mojega");
    expect(screen.getByText("Vaš urnik zamenja shranjenega, ko ga potrdite.")).toBeVisible();
    await press("Potrdi");
    expect(await screen.findByText("the page")).toBeVisible();
    expect(root.updateValveBundle.mock.calls.map(([{ input }]) => input.version)).toEqual([3, 4]);
  });

  it("may take over what the other one saved", async () => {
    const { root, change } = portal(bundle());
    const { tell } = await showSchedule(bundle(), root);
    await write("Začetek, vrstica 1", "5:30");
    act(() => tell(change(theirs)));
    await press("Prevzemi shranjenega");
    expect(field("Konec, vrstica 1")).toHaveValue("07:00");
    expect(screen.queryByRole("textbox", { name: "Začetek, vrstica 2" })).toBeNull();
    expect(confirm()).toBeDisabled();
    expect(root.updateValveBundle).not.toHaveBeenCalled();
  });

  it("see at once what the other one saved, where they wrote nothing", async () => {
    const { root, change } = portal(bundle());
    const { tell } = await showSchedule(bundle(), root);
    act(() => tell(change(theirs)));
    expect(await screen.findByText(/Urnik je pravkar spremenil nekdo drug \(Bor Kos/)).toBeVisible();
    expect(field("Konec, vrstica 1")).toHaveValue("07:00");
  });

  it("are not disturbed by a new name, before or while they save", async () => {
    const { root, change } = portal(bundle());
    const { tell } = await showSchedule(bundle(), root);
    await write("Začetek, vrstica 1", "5:30");
    act(() => tell(change({ name: "Sever" })));
    change({ name: "Severne gredice" });
    await press("Potrdi");
    expect(await screen.findByText("the page")).toBeVisible();
    expect(root.updateValveBundle.mock.calls.map(([{ input }]) => input.version)).toEqual([4, 5]);
  });

  it("are told at once where the bundle is deleted, and what was written stays to be read", async () => {
    const { tell } = await showSchedule(bundle(), portal(bundle()).root);
    await write("Začetek, vrstica 1", "5:30");
    act(() => tell(null));
    expect(
      await screen.findByText(/nekdo jo je medtem izbrisal, ali pa je ne smete več spreminjati/),
    ).toBeVisible();
    expect(field("Začetek, vrstica 1")).toHaveValue("5:30");
    expect(confirm()).toBeDisabled();
  });

  it("are told where the bundle is gone when it is saved", async () => {
    const { root } = portal(bundle());
    const updateValveBundle = () => {
      throw refusal("NOT_FOUND");
    };
    await showSchedule(bundle({ schedule: [drip] as never }), { ...root, updateValveBundle });
    await tick("ponedeljek, vrstica 1");
    await press("Potrdi");
    expect(
      await screen.findByText(/nekdo jo je medtem izbrisal, ali pa je ne smete več spreminjati/),
    ).toBeVisible();
  });
});
