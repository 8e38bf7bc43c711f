import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../app/paths";
import { createPortal, lawn, park, rose, showLocation } from "./testing/showLocation";
import { location, noon, refusal } from "./testing/valveData";

const tile = async (name: string) => {
  const heading = await screen.findByRole("heading", { name, level: 3 });
  const item = heading.closest("li");
  if (item === null) throw new Error(`${name} stands in no list`);
  return within(item);
};
const dialog = () => within(screen.getByRole("dialog"));

/** Dialogs need time to open and close: only the date is frozen. */
let date: jest.SpiedFunction<typeof Date.now> | undefined;
const standStill = () => {
  date = jest.spyOn(Date, "now").mockReturnValue(noon * 1000);
};
afterEach(() => {
  date?.mockRestore();
  jest.useRealTimers();
});

describe("a valve location", () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: noon * 1000, advanceTimers: true });
  });

  it("shows of each valve what it reports and since when, what it should do, and whether it obeys", async () => {
    const flowing = {
      ...rose,
      state: "OPEN" as const,
      mode: "MANUAL_OFF" as const,
      reported: { time: noon - 120, open: true },
      deviation: { since: noon - 1200, urgent: true },
      order: { since: noon - 1500, heardDate: noon - 1440, state: "HEARD" as const },
    };
    const settings = { ...lawn.client.settings, notes: "Jašek za klopjo" };
    const silent = {
      ...lawn,
      client: { ...lawn.client, settings, info: { alarmLastActiveDate: noon - 900 } },
      state: "UNKNOWN" as const,
      reported: null,
      nextChange: noon + 3600,
    };
    showLocation(createPortal(park([flowing, silent])));
    expect(await screen.findByRole("heading", { level: 1, name: "Lokacija: Park Tivoli" })).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Voda teče, čeprav ne bi smela: 1 ventilRozarij, od danes 11:40",
    );
    const first = await tile("Rozarij");
    for (const text of ["ODPRT", "pred 2 min", "OK", "Predviden zaprt", "naprava je prejela"])
      expect(first.getByText(text)).toBeVisible();
    expect(first.getByText(/Odstopanje od danes 11:40/)).toBeVisible();
    const second = await tile("Trata");
    for (const text of [
      "Neznano",
      "Zamuja",
      "še brez javljanja",
      "Jašek za klopjo",
      "Predviden zaprt do danes 13:00",
    ])
      expect(second.getByText(text)).toBeVisible();
  });

  it("begins at the valve that the address names, and marks it", async () => {
    const into = jest.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
    showLocation(createPortal(), paths.valve("2", lawn.id));
    const second = (await screen.findByRole("heading", { name: "Trata", level: 3 })).closest("li");
    await waitFor(() => expect(into.mock.contexts).toEqual([second]));
    expect(second).toHaveStyle({ outlineOffset: "2px" });
    into.mockRestore();
  });

  it("says the bundle's schedule in words, when it opens next, and until when it is paused", async () => {
    const due = { ...rose, nextChange: noon + 9.5 * 3600 };
    const whole = park([due]);
    const [first] = whole.bundles;
    showLocation(
      createPortal({ ...whole, bundles: first ? [{ ...first, pausedUntil: noon + 12 * 3600 }] : [] }),
    );
    const card = within(await screen.findByRole("region", { name: "Severne grede" }));
    expect(card.getByText(/^pon\. pet\. 06:00–06:20 · ned\. 21:30, 15\smin$/)).toBeVisible();
    expect(card.getByText("Naslednje odpiranje: danes 21:30")).toBeVisible();
    expect(card.getByText("Premor do jutri 00:00")).toBeVisible();
  });

  it("follows what the portal tells, and what comes due by the clock", async () => {
    const given = createPortal(park([{ ...rose, nextChange: noon + 20 }]));
    showLocation(given);
    expect(await (await tile("Rozarij")).findByText("ZAPRT")).toBeVisible();
    await act(async () => given.portal.tell(park([{ ...rose, state: "OPEN", nextChange: noon + 20 }])));
    expect(await (await tile("Rozarij")).findByText("ODPRT")).toBeVisible();
    expect(given.portal.asked).toHaveBeenCalledTimes(1);
    given.portal.now = park([{ ...rose, state: "OPEN", expectedOpen: true, nextChange: noon + 1220 }]);
    await act(() => jest.advanceTimersByTimeAsync(22_000));
    expect(await (await tile("Rozarij")).findByText("Predviden odprt do danes 12:20")).toBeVisible();
    expect(given.portal.asked).toHaveBeenCalledTimes(2);
  });

  it("asks anew each minute and says so; where that fails the last good picture stays, with its age", async () => {
    const given = createPortal();
    showLocation(given);
    await tile("Rozarij");
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByText("Podatki so bili poosodobljeni!")).toBeVisible();
    given.portal.asked.mockImplementation(() => {
      throw refusal("UPSTREAM_UNAVAILABLE");
    });
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByText(/Podatkov o zalivanju ni bilo mogoče naložiti/)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.queryByText("Podatki so bili poosodobljeni!")).toBeNull();
    expect((await tile("Rozarij")).getByText("ZAPRT")).toBeVisible();
  });

  it("tells an unknown location, one without valves and a failure apart", async () => {
    const given = createPortal();
    given.portal.now = null;
    const { unmount } = showLocation(given);
    expect(await screen.findByText("Te lokacije ni")).toBeVisible();
    unmount();
    const empty = showLocation(createPortal(location([])));
    expect(await screen.findByText("Ni še ventilov")).toBeVisible();
    empty.unmount();
    given.portal.asked.mockImplementation(() => {
      throw refusal("UPSTREAM_UNAVAILABLE");
    });
    showLocation(given);
    expect(await screen.findByRole("button", { name: "Poskusi znova" })).toBeVisible();
  });

  it("lets nobody press what is not theirs", async () => {
    const permissions = {
      ...{ editSchedule: false, editBundles: false, controlValves: false, controlAll: false },
    };
    showLocation(createPortal(park([rose], { permissions })));
    expect((await tile("Rozarij")).getByRole("switch", { name: "Urnik: Rozarij" })).toBeDisabled();
    for (const name of ["Zapri vse", "Dežni zamik", /Odpri ročno/])
      expect(screen.queryByRole("button", { name })).toBeNull();
    expect(screen.queryByRole("link", { name: /Spremeni urnik/ })).toBeNull();
  });
});

it("lets an operator close and delay all, and leaves the schedule to editors", async () => {
  const permissions = { editSchedule: false, editBundles: false, controlValves: true, controlAll: true };
  showLocation(createPortal(park([rose], { permissions })));
  expect(await screen.findByRole("button", { name: "Zapri vse" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Dežni zamik" })).toBeVisible();
  expect(screen.queryByRole("link", { name: /Spremeni urnik/ })).toBeNull();
});

describe("how a valve is controlled", () => {
  beforeEach(standStill);
  const stopped = { ...rose, mode: "MANUAL_OFF" as const };

  it("goes from its schedule to off, and shows so once the portal has answered, not before", async () => {
    const given = createPortal();
    let answer: (payload: object) => void = () => undefined;
    given.portal.setValveMode.mockReturnValue(
      new Promise<object>((resolve) => {
        answer = resolve;
      }),
    );
    showLocation(given);
    const toggle = (await tile("Rozarij")).getByRole("switch", { name: "Urnik: Rozarij" });
    await userEvent.click(toggle);
    expect(given.portal.setValveMode).toHaveBeenCalledWith({
      input: { clientIds: ["11"], mode: "MANUAL_OFF", dryRun: false },
    });
    expect(toggle).toBeChecked();
    expect(toggle).toHaveAttribute("aria-busy", "true");
    given.portal.now = park([
      { ...stopped, order: { since: noon, heardDate: null, state: "WAITING" } },
      lawn,
    ]);
    answer({ done: 1, failed: 0, skipped: 0, dryRun: false, results: [] });
    expect(
      await screen.findByText("Način delovanja za ventil spremenjen v ročno(izklopljeno)!"),
    ).toBeVisible();
    await waitFor(() => expect(toggle).not.toBeChecked());
    expect((await tile("Rozarij")).getByText("čaka na napravo")).toBeVisible();
    expect((await tile("Rozarij")).getByRole("switch", { name: "Ročni vklop: Rozarij" })).not.toBeChecked();
  });

  it("is opened by hand for half an hour, unless somebody chooses otherwise, and counts down", async () => {
    const given = createPortal(park([stopped]));
    showLocation(given);
    await userEvent.click((await tile("Rozarij")).getByRole("switch", { name: "Ročni vklop: Rozarij" }));
    expect(dialog().getByRole("radio", { name: /^30\smin$/ })).toBeChecked();
    expect(dialog().getByRole("status")).toHaveTextContent("Konec danes 12:30, potem zaprt.");
    given.portal.now = park([
      { ...stopped, mode: "MANUAL_ON", expectedOpen: true, manualUntil: noon + 1800 },
    ]);
    await userEvent.click(dialog().getByRole("button", { name: "Odpri" }));
    expect(
      await screen.findByText("Način delovanja za ventil spremenjen v ročno(vklopljeno)!"),
    ).toBeVisible();
    const input = { clientIds: ["11"], mode: "MANUAL_ON", duration: 1800, dryRun: false };
    expect(given.portal.setValveMode).toHaveBeenCalledWith({ input });
    expect(await (await tile("Rozarij")).findByText(/samodejni konec danes 12:30/)).toBeVisible();
    expect((await tile("Rozarij")).getByText(/^še (30|29)\smin$/)).toBeVisible();
  });

  it("is opened without an end only where that is said", async () => {
    const given = createPortal(park([rose]));
    showLocation(given);
    await userEvent.click((await tile("Rozarij")).getByRole("button", { name: "Odpri ročno: Rozarij" }));
    expect(dialog().getByRole("status")).toHaveTextContent("potem spet po urniku");
    await userEvent.click(dialog().getByRole("radio", { name: "Brez konca" }));
    expect(dialog().getByRole("status")).toHaveTextContent("Voda teče, dokler je kdo ne zapre.");
    await userEvent.click(dialog().getByRole("button", { name: "Odpri" }));
    const input = { clientIds: ["11"], mode: "MANUAL_ON", dryRun: false };
    await waitFor(() => expect(given.portal.setValveMode).toHaveBeenCalledWith({ input }));
  });

  it.each([
    [
      "refuses",
      () => {
        throw refusal("FORBIDDEN");
      },
    ],
    ["does not do it", () => ({ done: 0, failed: 1, skipped: 0, dryRun: false, results: [] })],
  ])("says so and reads the location anew where the portal %s", async (_how, answer) => {
    const given = createPortal();
    given.portal.setValveMode.mockImplementation(answer);
    showLocation(given);
    await userEvent.click((await tile("Rozarij")).getByRole("switch", { name: "Urnik: Rozarij" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Napaka pri spreminjanju načina delovanja za ventil!",
    );
    await waitFor(() => expect(given.portal.asked).toHaveBeenCalledTimes(2));
  });
});

describe("the whole location", () => {
  beforeEach(standStill);
  const off = (order: "WAITING" | "CONFIRMED") => ({
    mode: "MANUAL_OFF" as const,
    order: { since: noon, heardDate: order === "WAITING" ? null : noon, state: order },
  });

  it("is closed at once after a question, tells how far that is, and is brought back", async () => {
    const given = createPortal();
    showLocation(given);
    await userEvent.click(await screen.findByRole("button", { name: "Zapri vse" }));
    const question = within(screen.getByRole("alertdialog"));
    expect(question.getByText(/2 ventila na lokaciji Park Tivoli preideta/)).toBeVisible();
    expect(given.portal.stopValveLocation).not.toHaveBeenCalled();
    given.portal.now = park([
      { ...rose, ...off("WAITING"), state: "OPEN" },
      { ...lawn, ...off("CONFIRMED") },
    ]);
    await userEvent.click(question.getByRole("button", { name: "Zapri vse" }));
    expect(given.portal.stopValveLocation).toHaveBeenCalledWith({
      input: { locationId: "2", dryRun: false },
    });
    expect(
      await screen.findByText(/Naročilo je prevzelo 1 od 2 naprav\. Zaprtih javlja 1 od 2 ventilov\./),
    ).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Vsi na urnik" }));
    const input = { clientIds: ["11", "12"], mode: "SCHEDULE", dryRun: false };
    await waitFor(() => expect(given.portal.setValveMode).toHaveBeenCalledWith({ input }));
    expect(await screen.findByText("Vsi ventili so spet na urniku.")).toBeVisible();
  });

  it("rests after rain until a local midnight, and goes on when somebody ends that", async () => {
    const given = createPortal();
    showLocation(given);
    await userEvent.click(await screen.findByRole("button", { name: "Dežni zamik" }));
    /** Wednesday, 00:00 in Ljubljana. */
    const until = 1_795_561_200;
    given.portal.now = park([rose, lawn], { rainDelayUntil: until });
    await userEvent.click(dialog().getByRole("button", { name: "danes in še 2 dneva do sre. 25.11. 00:00" }));
    expect(given.portal.setRainDelay).toHaveBeenCalledWith({
      input: { locationId: "2", until, dryRun: false },
    });
    expect(await screen.findByText("Dežni zamik: urniki mirujejo do sre. 25.11. 00:00")).toBeVisible();
    given.portal.now = park();
    await userEvent.click(screen.getByRole("button", { name: "Končaj zamik" }));
    expect(await screen.findByText("Dežni zamik je končan.")).toBeVisible();
    expect(given.portal.setRainDelay).toHaveBeenLastCalledWith({
      input: { locationId: "2", until: null, dryRun: false },
    });
  });
});
