import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createPortal, lawn, park, rose, showLocation } from "./testing/showLocation";
import { bundle, location, noon } from "./testing/valveData";

/** A valve from a platform that reports no orders. */
const untold = {
  ...rose,
  mode: null,
  expectedOpen: null,
  state: "OPEN" as const,
  reported: { time: null, open: true },
};

async function tile(name: string) {
  const item = (await screen.findByRole("heading", { name, level: 3 })).closest("li");
  if (item === null) throw new Error(`${name} stands in no list`);
  return item;
}
const deviating = () => screen.getByText("Odstopajo", { selector: "dt" }).parentElement;

beforeEach(() => {
  jest.useFakeTimers({ now: noon * 1000, advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

describe("a valve whose orders are not told", () => {
  it("shows what it reports, and claims nothing more", async () => {
    showLocation(createPortal(park([untold])));
    const shown = await tile("Rozarij");
    expect(shown).toHaveTextContent("ODPRT");
    expect(shown).toHaveTextContent("Način ni sporočen");
    expect(shown).not.toHaveTextContent(
      /Naj bo|nikoli|še brez javljanja|Premor|Brez konca|naprava je prejela|potrjeno/,
    );
    expect(within(shown).queryByRole("switch")).toBeNull();
    expect(deviating()).toHaveTextContent("Odstopajo-");
  });

  it("can be given each mode; one that is opened is asked for its end, and not told what comes then", async () => {
    const given = createPortal(park([untold]));
    showLocation(given);
    const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
    await press("Po urniku: Rozarij");
    await press("Zapri ročno: Rozarij");
    await press("Odpri ročno: Rozarij");
    expect(await screen.findByText(/^Konec danes 12:30\.$/)).toBeVisible();
    await press("Odpri");
    const modes = given.portal.setValveMode.mock.calls.map(([{ input }]) => input.mode);
    expect(modes).toEqual(["SCHEDULE", "MANUAL_OFF", "MANUAL_ON"]);
  });

  it("says nothing of an end that nobody tells of", async () => {
    showLocation(createPortal(park([{ ...untold, mode: "MANUAL_ON" }])));
    expect(await tile("Rozarij")).not.toHaveTextContent("Brez konca");
  });

  it("is not counted among those that deviate or do not", async () => {
    const dry = { ...lawn, expectedOpen: true, deviation: { since: null, urgent: false } };
    showLocation(createPortal(park([untold, dry])));
    const other = await tile("Trata");
    expect(deviating()).toHaveTextContent("Odstopajo1");
    expect(other).toHaveTextContent(/Odstopanje: voda ne teče, čeprav bi morala/);
  });

  it("without a report is not said to have none", async () => {
    showLocation(createPortal(park([{ ...untold, state: "UNKNOWN", reported: null }])));
    expect(await tile("Rozarij")).not.toHaveTextContent("še brez javljanja");
  });

  it("is not among those that have taken the order to close", async () => {
    const off = { mode: "MANUAL_OFF" as const, state: "CLOSED" as const };
    const given = createPortal(park([{ ...untold, ...off }]));
    const { unmount } = showLocation(given);
    expect(await screen.findByText(/Zaprtih javlja 1 od 1/)).not.toHaveTextContent("Naročilo je prevzelo");
    unmount();
    const order = { since: noon - 60, heardDate: noon - 30, state: "HEARD" as const };
    showLocation(
      createPortal(
        park([
          { ...untold, ...off },
          { ...lawn, ...off, order },
        ]),
      ),
    );
    expect(
      await screen.findByText(/Naročilo je prevzelo 1 od 1 naprav\. Zaprtih javlja 2 od 2/),
    ).toBeVisible();
  });

  it("whose order is not told in all shows what is", async () => {
    const order = { since: null, heardDate: null, state: null };
    const { unmount } = showLocation(createPortal(park([{ ...rose, order }])));
    expect((await tile("Rozarij")).querySelector("[data-order]")).toBeNull();
    unmount();
    showLocation(createPortal(park([{ ...rose, order: { ...order, since: noon - 60 } }])));
    expect(await tile("Rozarij")).toHaveTextContent("naročeno danes 11:59");
  });
});

describe("a schedule that is not told", () => {
  const whole = location([{ ...bundle({ valves: [rose] }), schedule: null }], { valveCount: 1 });

  it("is said to be so, and can neither be changed nor previewed", async () => {
    showLocation(createPortal(whole));
    const card = within(await screen.findByRole("region", { name: "Severne grede" }));
    expect(card.getByText(/Urnik ni sporočen ali ni razumljiv/)).toBeVisible();
    expect(card.queryByText(/Brez urnika/)).toBeNull();
    expect(card.queryByRole("link", { name: /Spremeni urnik/ })).toBeNull();
    expect(card.queryByRole("button", { name: "Pokaži teden" })).toBeNull();
  });
});
