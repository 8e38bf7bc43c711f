import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "../../shared/ui/toastStore";
import { fakeFilm } from "./testing/fakeFilm";
import { refusal, showDesk, vehicle, video } from "./testing/showDesk";

let fake: ReturnType<typeof fakeFilm>;

beforeEach(() => {
  toast.clear();
  sessionStorage.clear();
  fake = fakeFilm();
});
afterEach(() => {
  fake.restore();
});

const keys = async (...all: string[]) => {
  for (const key of all) await act(async () => void fireEvent.keyDown(document.body, { key }));
};
const standing = () => document.querySelector("[data-standing]")?.getAttribute("data-standing");
const current = () => document.querySelector("[aria-current=true]")?.getAttribute("aria-label");
const typePlate = async (plate: string) => {
  await userEvent.type(screen.getByRole("textbox", { name: "Registrska številka" }), plate);
};
/** True if the browser would ask before the tab closes. */
const asksBefore = () => {
  const event = new Event("beforeunload", { cancelable: true });
  fireEvent(window, event);
  return event.defaultPrevented;
};

type Desk = Awaited<ReturnType<typeof showDesk>>;

/** Closes the page as a reload does, and renders it again with the portal's present data. */
async function reload({ left }: Desk) {
  fireEvent(window, new Event("pagehide"));
  await act(async () => {});
  cleanup();
  return showDesk({ videos: left });
}

describe("a page that is loaded anew", () => {
  it("goes on with the same video at the first vehicle that is not labelled", async () => {
    const desk = await showDesk();
    await keys("1", "i", "Enter", "2", "o");
    await waitFor(() => expect(standing()).toBe("saved"));
    await reload(desk);
    expect(await screen.findByText("2 od 3")).toBeVisible();
    expect(current()).toMatch(/^Vozilo 3, odprto/);
    expect(sessionStorage).toHaveLength(0);
  });

  it("loses no key that was pressed the moment before, and no letter of a plate", async () => {
    const desk = await showDesk();
    await keys("1", "i", "ArrowDown");
    await typePlate("lj 7");
    const { left } = desk;
    expect(left[0]?.vehicles[1]?.plate).toBeNull();
    await reload(desk);
    await waitFor(() => expect(left[0]?.vehicles[1]).toEqual(vehicle("2", { plate: "LJ 7" })));
  });

  it("still has the labels that the portal did not take, but keeps no plate on the disk", async () => {
    const desk = await showDesk();
    desk.saving.fault = refusal("UPSTREAM_UNAVAILABLE");
    await keys("3", "i", "n", "9");
    await typePlate("LJ 88-XY");
    await waitFor(() => expect(standing()).toBe("failing"));
    const kept = sessionStorage.getItem("videoLabels") ?? "";
    expect(kept).toContain('"truck"');
    expect(kept).not.toMatch(/plate|88-XY/i);
    const again = await reload(desk);
    expect(screen.getByRole("button", { name: /^Vozilo 1, označeno, Tovornjak, Prihaja/ })).toBeVisible();
    expect(screen.getByRole("button", { name: /^Vozilo 4, odprto, Drugo/ })).toBeVisible();
    await waitFor(() => expect(standing()).toBe("saved"));
    expect(again.saved.flatMap(({ vehicles }) => vehicles).map(({ id }) => id)).toEqual(["1", "4"]);
    expect(sessionStorage).toHaveLength(0);
  });

  it("leaves plates that the portal has as they are", async () => {
    const desk = await showDesk({ videos: [video({ vehicles: [vehicle("1", { plate: "KR 1" })] })] });
    desk.saving.fault = refusal("UPSTREAM_UNAVAILABLE");
    await keys("1");
    await waitFor(() => expect(standing()).toBe("failing"));
    const again = await reload(desk);
    await waitFor(() =>
      expect(again.left[0]?.vehicles).toEqual([vehicle("1", { plate: "KR 1", vehicleType: "car" })]),
    );
  });

  it("takes nothing of one video into another", async () => {
    const desk = await showDesk();
    desk.saving.fault = refusal("UPSTREAM_UNAVAILABLE");
    await keys("1", "i");
    await waitFor(() => expect(standing()).toBe("failing"));
    desk.left[0] = video({ id: "8" });
    const again = await reload(desk);
    expect(screen.getByText("0 od 3")).toBeVisible();
    expect(again.saved).toEqual([]);
  });
});

describe("a save that fails", () => {
  it("is said, and made up for by a press", async () => {
    const { saving, saved } = await showDesk();
    saving.fault = refusal("UPSTREAM_UNAVAILABLE");
    await keys("1", "i");
    expect(await screen.findByText("Ni shranjeno: poskušam znova")).toBeVisible();
    saving.fault = null;
    await userEvent.click(screen.getByRole("button", { name: "Poskusi zdaj" }));
    expect(await screen.findByText("Shranjeno")).toBeVisible();
    expect(saved.at(-1)?.vehicles).toEqual([vehicle("1", { vehicleType: "car", direction: "INCOMING" })]);
  });

  it("is made up for as the network comes back", async () => {
    const { saving } = await showDesk();
    saving.fault = refusal("UPSTREAM_UNAVAILABLE");
    await keys("1");
    await waitFor(() => expect(standing()).toBe("failing"));
    saving.fault = null;
    fireEvent(window, new Event("online"));
    await waitFor(() => expect(standing()).toBe("saved"));
  });

  it.each([
    ["CONFLICT", "Posnetek ni več vaš"],
    ["NOT_FOUND", "Posnetek je izbrisan"],
  ])("at %s says why, and leads to the next video", async (code, title) => {
    const { saving, left } = await showDesk({ videos: [video(), video({ id: "8", title: "Drugi" })] });
    saving.fault = refusal(code);
    await keys("1");
    expect(await screen.findByRole("heading", { name: title })).toBeVisible();
    left.shift();
    await userEvent.click(screen.getByRole("button", { name: "Naslednji posnetek" }));
    expect(await screen.findByRole("heading", { name: "Drugi" })).toBeVisible();
  });

  it("says to who is no labeller any more that they are none", async () => {
    const { saving } = await showDesk();
    saving.fault = refusal("FORBIDDEN");
    await keys("1");
    expect(await screen.findByRole("heading", { name: "Posnetkov ne označujete več" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Naslednji posnetek" })).toBeNull();
  });
});

describe("who leaves", () => {
  const routes = [{ path: "/overview", element: <p>overview</p> }];

  it("with everything saved is asked nothing", async () => {
    const { router } = await showDesk({ routes });
    await keys("1", "i");
    await waitFor(() => expect(standing()).toBe("saved"));
    expect(asksBefore()).toBe(false);
    await act(() => router.navigate("/overview"));
    expect(screen.getByText("overview")).toBeVisible();
  });

  it("while a save is on its way leaves once it has come", async () => {
    const { router, saving, saved } = await showDesk({ routes });
    let release = () => {};
    saving.hold = new Promise((resolve) => {
      release = resolve;
    });
    await keys("1");
    expect(asksBefore()).toBe(false);
    await act(() => router.navigate("/overview"));
    expect(screen.queryByText("overview")).toBeNull();
    await act(async () => release());
    expect(await screen.findByText("overview")).toBeVisible();
    expect(saved).toHaveLength(1);
  });

  it("is asked by the browser while a plate is nowhere but in the page", async () => {
    const { saving } = await showDesk();
    let release = () => {};
    saving.hold = new Promise((resolve) => {
      release = resolve;
    });
    await typePlate("LJ");
    expect(asksBefore()).toBe(true);
    await act(async () => release());
    await waitFor(() => expect(standing()).toBe("saved"));
    expect(asksBefore()).toBe(false);
  });

  it("is asked where labels can't be saved: to stay, to try again, or to give them up", async () => {
    const { router, saving } = await showDesk({ routes });
    saving.fault = refusal("UPSTREAM_UNAVAILABLE");
    await keys("1");
    await waitFor(() => expect(standing()).toBe("failing"));
    expect(asksBefore()).toBe(true);
    const leave = async () => {
      await act(() => router.navigate("/overview"));
      await screen.findByRole("alertdialog", { name: "Pozor!" });
    };
    await leave();
    await userEvent.click(screen.getByRole("button", { name: "Ostani na strani" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(screen.getByRole("heading", { name: "Ljubljanska cesta" })).toBeVisible();
    await leave();
    await userEvent.click(screen.getByRole("button", { name: "Zavrzi spremembe" }));
    expect(await screen.findByText("overview")).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });
});
