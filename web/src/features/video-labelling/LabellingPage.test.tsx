import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pressTwice } from "../../../test/pressTwice";
import { toast } from "../../shared/ui/toastStore";
import { fakeFilm } from "./testing/fakeFilm";
import { labelled, recordedDate, refusal, showDesk, vehicle, video } from "./testing/showDesk";

let fake: ReturnType<typeof fakeFilm>;

beforeEach(() => {
  toast.clear();
  sessionStorage.clear();
  fake = fakeFilm();
});
afterEach(() => fake.restore());

const key = (pressed: string, part: object = {}) =>
  act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: pressed, ...part });
  });
const keys = async (...all: string[]) => {
  for (const one of all) await key(one);
};
const frame = () => screen.getByText("Sličica").nextElementSibling?.textContent;
const form = (id: string) => within(screen.getByRole("region", { name: `Vozilo ${id}` }));
const standing = () => document.querySelector("[data-standing]")?.getAttribute("data-standing");
const rows = () => within(screen.getByRole("region", { name: "Vozila" })).getAllByRole("listitem");
const current = () => document.querySelector("[aria-current=true]")?.getAttribute("aria-label");
const loadFilm = () => act(async () => fake.film.load());

describe("the film", () => {
  it("is the video's own, does not begin by itself, and shows the first open vehicle", async () => {
    await showDesk({ videos: [video({ vehicles: [vehicle("1", labelled), vehicle("2")] })] });
    const film = screen.getByLabelText("Posnetek prometa");
    expect(film).toHaveAttribute("src", "/stetje/video/file?id=7");
    expect(film).not.toHaveAttribute("autoplay");
    await loadFilm();
    expect(fake.film.isPaused).toBe(true);
    expect(fake.film.time).toBeCloseTo(30.5 / 15, 9);
    expect(frame()).toBe("30");
    expect(screen.getByText("Čas v posnetku").nextElementSibling).toHaveTextContent("00:02,00");
    expect(screen.getByText("14:00:02")).toBeVisible();
  });

  it.each([
    [".", {}, 1 / 15],
    [",", {}, -1 / 15],
    ["ArrowRight", {}, 1 / 15],
    ["ArrowLeft", {}, -1 / 15],
    ["ArrowRight", { shiftKey: true }, 1],
    ["ArrowLeft", { shiftKey: true }, -1],
  ])("moves by %s with %j by %d s", async (pressed, part, seconds) => {
    await showDesk({ videos: [video({ vehicles: [vehicle("4")] })] });
    await loadFilm();
    const before = fake.film.time;
    await key(pressed, part);
    expect(fake.film.time - before).toBeCloseTo(seconds, 9);
  });

  it.each([
    ["Korak naprej (1/15 s)", 1 / 15],
    ["Korak nazaj (1/15 s)", -1 / 15],
    ["Sekundo naprej", 1],
    ["Sekundo nazaj", -1],
  ])("moves by the button %s by %d s", async (name, seconds) => {
    await showDesk({ videos: [video({ vehicles: [vehicle("4")] })] });
    await loadFilm();
    const before = fake.film.time;
    await userEvent.click(screen.getByRole("button", { name }));
    expect(fake.film.time - before).toBeCloseTo(seconds, 9);
  });

  it("plays and stops on a frame by the space bar, faster and slower by + and -", async () => {
    await showDesk();
    await loadFilm();
    await key(" ");
    expect(fake.film.isPaused).toBe(false);
    expect(screen.getByRole("button", { name: "Ustavi" })).toBeVisible();
    await keys("+", "+");
    expect(fake.film.rate).toBe(2);
    await keys("-", "-", "-", "-");
    expect(fake.film.rate).toBe(0.25);
    expect(screen.getByRole("button", { name: "0,25×" })).toHaveAttribute("aria-pressed", "true");
    fake.film.time = 3.01;
    await key(" ");
    expect(fake.film.isPaused).toBe(true);
    expect(fake.film.time).toBeCloseTo(45.5 / 15, 9);
    expect(frame()).toBe("45");
  });

  it("goes to a vehicle's frame, which can be set to the one that is shown", async () => {
    const { saved } = await showDesk();
    await loadFilm();
    await keys(".", ".", "m");
    await waitFor(() => expect(saved.at(-1)?.vehicles).toMatchObject([{ id: "1", frame: 17 }]));
    await key("ArrowRight", { shiftKey: true });
    expect(frame()).toBe("32");
    await key("f");
    expect(frame()).toBe("17");
    expect(form("1").getByText("17 · 00:01,13")).toBeVisible();
  });

  it("that can't be played says so; vehicles can be labelled all the same, and it can be tried again", async () => {
    const { saved } = await showDesk();
    await act(async () => fake.film.fail());
    expect(screen.getByText("Posnetka ni mogoče predvajati")).toBeVisible();
    await keys("1", "i");
    await waitFor(() => expect(saved.at(-1)?.vehicles).toMatchObject([{ id: "1", ...labelled }]));
    await userEvent.click(screen.getByRole("button", { name: "Naloži posnetek znova" }));
    expect(fake.film.loads).toBe(1);
    await loadFilm();
    expect(screen.queryByText("Posnetka ni mogoče predvajati")).toBeNull();
    expect(frame()).toBe("15");
  });

  it("without a known beginning has no clock, and finds vehicles by their time only with one", async () => {
    const timed = vehicle("1", { frame: null, datetime: recordedDate + 5 });
    const { unmount } = await showDesk({ videos: [video({ recordedDate: null, vehicles: [timed] })] });
    expect(screen.queryByText("Ura")).toBeNull();
    expect(screen.getByRole("button", { name: "Pojdi na sličico" })).toBeDisabled();
    unmount();
    await showDesk({ videos: [video({ vehicles: [timed] })] });
    await loadFilm();
    expect(frame()).toBe("75");
  });
});

describe("labels", () => {
  it.each([
    ["1", "car", "Osebno vozilo"],
    ["2", "van", "Kombi"],
    ["3", "truck", "Tovornjak"],
    ["4", "truck_trailer", "Tovornjak s prikolico"],
    ["5", "bus", "Avtobus"],
    ["6", "motorbike", "Motor"],
    ["7", "bicycle", "Kolo"],
    ["8", "pedestrian", "Pešec"],
    ["9", "other", "Drugo"],
  ])("take the type of key %s, %s, as of its button", async (pressed, vehicleType, name) => {
    const { saved } = await showDesk();
    await key(pressed);
    await waitFor(() => expect(saved.at(-1)?.vehicles).toMatchObject([{ id: "1", vehicleType }]));
    const button = form("1").getByRole("button", { name });
    expect(button).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(button);
    await waitFor(() => expect(saved.at(-1)?.vehicles).toMatchObject([{ id: "1", vehicleType: null }]));
  });

  it("take direction and wrong detection, and count what is labelled", async () => {
    const { saved } = await showDesk();
    const bar = screen.getByRole("progressbar", { name: "Označena vozila" });
    expect(bar).toHaveAttribute("aria-valuetext", "0 od 3");
    await keys("1", "o");
    expect(bar).toHaveAttribute("aria-valuetext", "1 od 3");
    expect(form("1").getByText("označeno")).toBeVisible();
    await keys("ArrowDown", "x");
    expect(form("2").getByRole("checkbox", { name: "Napačna zaznava" })).toBeChecked();
    expect(bar).toHaveAttribute("aria-valuetext", "2 od 3");
    await key("x");
    expect(bar).toHaveAttribute("aria-valuetext", "1 od 3");
    await waitFor(() => expect(standing()).toBe("saved"));
    expect(
      saved
        .flatMap(({ vehicles }) => vehicles)
        .filter(({ id }) => id === "1")
        .at(-1),
    ).toEqual(vehicle("1", { vehicleType: "car", direction: "OUTGOING" }));
  });

  it("are sent of changed vehicles alone, one save at a time, the newest last", async () => {
    const { saved, saving } = await showDesk();
    let release = () => {};
    saving.hold = new Promise((resolve) => {
      release = resolve;
    });
    await keys("1", "i", "2", "o");
    expect(standing()).toBe("saving");
    expect(screen.getByText("Shranjujem …")).toBeVisible();
    saving.hold = null;
    await act(async () => release());
    await waitFor(() => expect(standing()).toBe("saved"));
    expect(saved.map(({ vehicles }) => vehicles)).toEqual([
      [vehicle("1", { vehicleType: "car" })],
      [vehicle("1", { vehicleType: "van", direction: "OUTGOING" })],
    ]);
    expect(saved.every(({ id, checked }) => id === "7" && !checked)).toBe(true);
  });

  it("take a plate in capitals, saved as its field is left; keys only write there", async () => {
    const { saved } = await showDesk();
    await key("p");
    const field = form("1").getByRole("textbox", { name: "Registrska številka" });
    expect(field).toHaveFocus();
    await userEvent.keyboard("lj 12-xni?");
    expect(form("1").getByText("odprto")).toBeVisible();
    expect(rows()).toHaveLength(3);
    expect(saved).toEqual([]);
    await userEvent.keyboard("{Enter}");
    expect(field).not.toHaveFocus();
    expect(field).toHaveValue("LJ 12-XNI?");
    await waitFor(() => expect(saved.at(-1)?.vehicles).toMatchObject([{ id: "1", plate: "LJ 12-XNI?" }]));
    await key("p");
    await userEvent.clear(field);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(saved.at(-1)?.vehicles).toMatchObject([{ id: "1", plate: null }]));
    expect(field).toHaveAttribute("maxlength", "20");
  });

  it("of a vehicle that the camera missed begin at the frame that is shown", async () => {
    const { saved } = await showDesk();
    await loadFilm();
    await keys("ArrowDown", ".", "n");
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("00:01,00"),
      expect.stringContaining("00:02,00"),
      expect.stringContaining("00:02,06"),
      expect.stringContaining("00:03,00"),
    ]);
    expect(current()).toMatch(/^Vozilo 4, odprto/);
    await keys("7", "i");
    await waitFor(() => expect(standing()).toBe("saved"));
    expect(saved.at(-1)?.vehicles).toEqual([
      vehicle("4", { frame: 31, vehicleType: "bicycle", direction: "INCOMING" }),
    ]);
  });

  it("of a type that the portal has no word for stay as the camera told them", async () => {
    await showDesk({
      videos: [video({ vehicles: [vehicle("1", { ...labelled, vehicleType: "tractor" })] })],
    });
    expect(
      screen.getByRole("button", { name: "Vozilo 1, označeno, tractor, Prihaja, 00:01,00" }),
    ).toBeVisible();
  });
});

describe("the list of vehicles", () => {
  it("is gone through by keys and by pressing, the film along with it", async () => {
    await showDesk({ videos: [video({ vehicles: [vehicle("1"), vehicle("2", labelled), vehicle("3")] })] });
    await loadFilm();
    await key("j");
    expect([current(), frame()]).toEqual([expect.stringMatching(/^Vozilo 2/), "30"]);
    await keys("ArrowDown", "ArrowDown");
    expect([current(), frame()]).toEqual([expect.stringMatching(/^Vozilo 3/), "45"]);
    await keys("k", "ArrowUp");
    expect(current()).toMatch(/^Vozilo 1/);
    await key("Enter");
    expect(current()).toMatch(/^Vozilo 3/);
    await userEvent.click(screen.getByRole("button", { name: /^Vozilo 2,/ }));
    expect([current(), frame()]).toEqual([expect.stringMatching(/^Vozilo 2/), "30"]);
    await userEvent.click(screen.getByRole("button", { name: "Naslednje vozilo" }));
    expect(current()).toMatch(/^Vozilo 3/);
    expect(document.body).toHaveFocus();
  });

  it("says where there is none, and takes the first", async () => {
    await showDesk({ videos: [video({ vehicles: [] })] });
    expect(screen.getByText(/^Kamera ni zaznala vozil/)).toBeVisible();
    await keys("1", "i", "m", "x", "Enter");
    await userEvent.click(screen.getByRole("button", { name: "Dodaj vozilo" }));
    expect(current()).toMatch(/^Vozilo 1/);
  });
});

describe("keys", () => {
  it("are listed, can be hidden and turned off, and stay so", async () => {
    const { saved, unmount } = await showDesk();
    const list = () => within(screen.getByRole("region", { name: "Tipke" }));
    expect(list().getByText("Preslednica")).toBeVisible();
    await key("?");
    expect(list().getByText("Preslednica")).not.toBeVisible();
    await userEvent.click(list().getByRole("switch", { name: "Bližnjice na tipkovnici" }));
    act(() => (document.activeElement as HTMLElement).blur());
    await keys("1", "i");
    expect(form("1").getByText("odprto")).toBeVisible();
    expect(saved).toEqual([]);
    unmount();
    await showDesk();
    expect(list().getByText("Preslednica")).not.toBeVisible();
    expect(list().getByRole("switch")).not.toBeChecked();
  });

  it("leave a button that has the focus its own", async () => {
    await showDesk();
    await loadFilm();
    screen.getByRole("button", { name: "Kombi" }).focus();
    await userEvent.keyboard(" ");
    expect(fake.film.isPaused).toBe(true);
    expect(form("1").getByRole("button", { name: "Kombi" })).toHaveAttribute("aria-pressed", "true");
    await key("i");
    expect(form("1").getByText("označeno")).toBeVisible();
  });
});

describe("a finished video", () => {
  const all = (part: object) => [vehicle("1", part), vehicle("2", part)];

  it("is told once, and the next one comes", async () => {
    const { saved } = await showDesk({
      videos: [video({ vehicles: all(labelled) }), video({ id: "8", title: null })],
    });
    expect(screen.getByText("Vsa vozila so označena")).toBeVisible();
    await pressTwice(screen.getByRole("button", { name: "Zaključi posnetek" }));
    expect(await screen.findByRole("heading", { name: "Posnetek 8" })).toBeVisible();
    expect(screen.getByText("Posnetek je zaključen")).toBeVisible();
    expect(saved).toEqual([{ id: "7", vehicles: [], checked: true, dryRun: false }]);
  });

  it("is asked about while vehicles are open, by the keyboard too", async () => {
    const { saved } = await showDesk({ videos: [video()] });
    await keys("1", "i");
    await waitFor(() => expect(standing()).toBe("saved"));
    await key("Enter", { ctrlKey: true });
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.getByText(/^2 vozili še nista označeni\./)).toBeVisible();
    await key("x");
    await pressTwice(dialog.getByRole("button", { name: "Zaključi posnetek" }));
    expect(await screen.findByRole("heading", { name: "Noben posnetek ne čaka" })).toBeVisible();
    expect(saved.filter(({ checked }) => checked)).toHaveLength(1);
    expect(saved.flatMap(({ vehicles }) => vehicles).some(({ faultyReading }) => faultyReading)).toBe(false);
  });

  it("waits for labels that can't be saved, and says so where one looks", async () => {
    const { saved, saving } = await showDesk({ videos: [video({ vehicles: all(labelled) })] });
    saving.fault = refusal("UPSTREAM_UNAVAILABLE");
    await key("2");
    await waitFor(() => expect(standing()).toBe("failing"));
    await userEvent.click(screen.getByRole("button", { name: "Zaključi posnetek" }));
    expect(await screen.findByText(/^Oznake še niso shranjene/)).toBeVisible();
    expect(saved.some(({ checked }) => checked)).toBe(false);
    saving.fault = null;
    await userEvent.click(screen.getByRole("button", { name: "Zaključi posnetek" }));
    expect(await screen.findByRole("heading", { name: "Noben posnetek ne čaka" })).toBeVisible();
    expect(saved.at(-2)?.vehicles).toMatchObject([{ id: "1", vehicleType: "van" }]);
  });

  it("that somebody else has meanwhile is not gone on with", async () => {
    const { saving } = await showDesk({ videos: [video({ vehicles: all(labelled) })] });
    saving.fault = refusal("CONFLICT");
    await userEvent.click(screen.getByRole("button", { name: "Zaključi posnetek" }));
    expect(await screen.findByRole("heading", { name: "Posnetek ni več vaš" })).toBeVisible();
  });
});

describe("a video that is given back", () => {
  it("is given back once, with its labels", async () => {
    const { returned, saved } = await showDesk({ videos: [video(), video({ id: "8", title: "Drugi" })] });
    await key("1");
    await userEvent.click(screen.getByRole("button", { name: "Vrni posnetek" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.getByText(/^Vaše oznake ostanejo shranjene/)).toBeVisible();
    await pressTwice(dialog.getByRole("button", { name: "Vrni posnetek" }));
    expect(await screen.findByRole("heading", { name: "Drugi" })).toBeVisible();
    expect(returned).toEqual([{ id: "7", dryRun: false, idempotencyKey: expect.any(String) }]);
    expect(saved.at(-1)?.vehicles).toMatchObject([{ id: "1", vehicleType: "car" }]);
  });

  it("stays where that fails", async () => {
    await showDesk({
      root: {
        returnTrafficVideo: () => {
          throw refusal("UPSTREAM_UNAVAILABLE");
        },
      },
    });
    await userEvent.click(screen.getByRole("button", { name: "Vrni posnetek" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Vrni posnetek" }));
    expect(await dialog.findByText("Posnetka ni bilo mogoče vrniti")).toBeVisible();
  });
});

describe("the page", () => {
  it.each([
    ["FORBIDDEN", "Ni dostopa"],
    ["UPSTREAM_UNAVAILABLE", "Posnetka ni bilo mogoče pridobiti"],
  ])("says at %s why there is no video", async (code, title) => {
    await showDesk({
      root: {
        nextTrafficVideo: () => {
          throw refusal(code);
        },
      },
    });
    expect(await screen.findByRole("heading", { name: title })).toBeVisible();
  });

  it("says that none waits, how many there are, and looks again", async () => {
    const { left } = await showDesk({ videos: [] });
    expect(screen.getByRole("heading", { name: "Noben posnetek ne čaka" })).toBeVisible();
    expect(await screen.findByText("čaka 4 · v delu 1 · končano 12")).toBeVisible();
    left.push(video());
    await userEvent.click(screen.getByRole("button", { name: "Preveri znova" }));
    expect(await screen.findByRole("heading", { name: "Ljubljanska cesta" })).toBeVisible();
  });
});
