import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import type { DirectionNames } from "@obcestje/contract/directionNames.js";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { buildSchema, parse, validate } from "graphql";
import { copiedText } from "../../../../test/copiedText";
import { renderPortal } from "../../../../test/renderPortal";
import type { ClientKind } from "../../../shared/chart/clientKind";
import type { Measurement } from "../../../shared/chart/measurement";
import { measurement } from "../../../shared/chart/testing/measurement";
import { details } from "../testing/details";
import { Details } from "./Details";

/** Chakra's segments settle a moment later. */
function show(
  kind: ClientKind,
  {
    speedLimits = null,
    ...part
  }: Parameters<typeof details>[0] & Partial<Pick<Measurement, "speedLimits">> = {},
  { at = "/", names = null }: { at?: string; names?: DirectionNames | null } = {},
) {
  const figures = { ...measurement({ speedLimits }), ...details(part) };
  return act(async () =>
    renderPortal(<Details clientId="7" kind={kind} directions={names} measurement={figures} />, { at }),
  );
}

const grid = () => screen.getByRole("grid", { name: "Ure v tednu" });
const place = (day: number, hour: number) => grid().querySelector(`[data-place="${day} ${hour}"]`);
const cell = (day: number, hour: number) => place(day, hour) as HTMLElement;

describe("details", () => {
  it("of a sign: the busiest hour, speeding, and speeds by direction", async () => {
    await show("speed");
    expect(screen.getByText("07:00–08:00", { selector: "p" })).toBeInTheDocument();
    expect(screen.getByText(/^112 vozil, 9,8\s% prometa tega dne$/)).toBeInTheDocument();
    const speeding = within(screen.getByRole("table", { name: "Prekoračitve hitrosti" }));
    expect(speeding.getByRole("row", { name: /nad 60 km\/h omejitev \+ 10 2,2\s% 12/ })).toBeInTheDocument();
    expect(speeding.getByRole("row", { name: /nad 80 km\/h omejitev \+ 30/ })).toBeInTheDocument();
    const directions = within(screen.getByRole("table", { name: "Hitrosti po smereh" }));
    expect(directions.getByRole("row", { name: /V85 48\skm\/h 53\skm\/h/ })).toBeInTheDocument();
    expect(
      directions.getByRole("row", { name: /Nad omejitvijo \(50.km\/h\) 8,0\s% 14,1\s%/ }),
    ).toBeInTheDocument();
    expect(screen.getByText(/manj kot 100 vozil/)).toBeInTheDocument();
  });

  it("name the directions as people at the place do, and say which is which", async () => {
    await show("speed", {}, { names: { incoming: "proti Kranju", outgoing: null } });
    const heads = within(screen.getByRole("table", { name: "Hitrosti po smereh" }));
    expect(heads.getByRole("columnheader", { name: "proti Kranju (prihajajoča)" })).toBeInTheDocument();
    expect(heads.getByRole("columnheader", { name: "Odhajajoča" })).toBeInTheDocument();
  });

  it("of a period in which the limit changed: shares over the limits of the time, and which these were", async () => {
    const changed = details().speedThresholds?.map((one) => ({ ...one, above: null })) ?? null;
    const speedLimits = [
      { from: 1_790_000_000, speedLimit: 50 },
      { from: 1_790_035_200, speedLimit: 30 },
    ];
    await show("speed", { speedThresholds: changed, speedLimits });
    const speeding = within(screen.getByRole("table", { name: "Prekoračitve hitrosti" }));
    expect(speeding.getByRole("row", { name: /^Nad omejitvijo 9,3\s% 51/ })).toBeInTheDocument();
    expect(
      speeding.getByRole("row", { name: /^Nad omejitvijo omejitev \+ 10 2,2\s% 12/ }),
    ).toBeInTheDocument();
    expect(
      screen.getByText("Omejitev se je v obdobju spremenila: 50 km/h, od 22.09.2026 02:00 30 km/h."),
    ).toBeVisible();
  });

  it("of a counter: no speeds, which it has not", async () => {
    await show("bikeCounter");
    expect(screen.getByText(/112 kolesarjev/)).toBeInTheDocument();
    expect(screen.queryByText("Prekoračitve hitrosti")).toBeNull();
    expect(screen.queryByText("Hitrosti po smereh")).toBeNull();
    expect(screen.queryByRole("radio", { name: "V85" })).toBeNull();
    expect(grid()).toBeInTheDocument();
  });

  it("without a vehicle have no busiest hour", async () => {
    await show("speed", { peakHour: null });
    expect(screen.queryByText("Najbolj obremenjena ura")).toBeNull();
  });
});

describe("the map of the week", () => {
  it("can be asked for by a script", async () => {
    const user = userEvent.setup();
    await show("bikeCounter");
    await user.click(screen.getByRole("button", { name: "Kopiraj kot GraphQL: Ure v tednu" }));
    await screen.findByText("Poizvedba GraphQL je kopirana.");
    const sdl = readFileSync(new URL("../../../../../schema/schema.graphql", import.meta.url), "utf8");
    const operation = parse(await copiedText());
    expect(validate(buildSchema(sdl), operation).map(String)).toEqual([]);
  });

  it("holds 7 days by 24 hours, and tells no data from none", async () => {
    await show("speed");
    expect(grid().querySelectorAll("td")).toHaveLength(168);
    expect(cell(0, 0)).toHaveTextContent("0");
    expect(cell(1, 7)).toHaveTextContent("24");
    expect(cell(6, 0)).toHaveAccessibleName("ni podatkov");
    expect(cell(6, 0)).toHaveAttribute("data-step", "none");
    const days = [...grid().querySelectorAll("th[scope=row]")];
    expect(days.map(({ textContent }) => textContent).join(" ")).toBe("pon. tor. sre. čet. pet. sob. ned.");
  });

  it("shows speeds instead, as the address says", async () => {
    const { router } = await show("speed", {}, { at: "/?heat=averageSpeed&interval=WEEK" });
    expect(cell(0, 3)).toHaveTextContent("43,0");
    await userEvent.click(screen.getByRole("radio", { name: "V85" }));
    expect(router.state.location.search).toBe("?heat=v85&interval=WEEK");
    await waitFor(() => expect(cell(0, 3)).toHaveTextContent("53"));
  });

  it("is walked by the arrow keys, and reads out the cell", async () => {
    await show("speed");
    act(() => cell(0, 0).focus());
    await userEvent.keyboard("{ArrowDown}{ArrowRight}{ArrowRight}");
    expect(cell(1, 2)).toHaveFocus();
    expect(screen.getByText(/^torek, 02:00–03:00: 14\svozil na uro$/)).toBeInTheDocument();
    await userEvent.keyboard("{End}".concat("{ArrowDown}".repeat(6), "{Home}"));
    expect(cell(6, 0)).toHaveFocus();
    expect(screen.getByText("nedelja, 00:00–01:00: ni podatkov")).toBeInTheDocument();
    expect(grid().querySelectorAll("td[tabindex='0']")).toHaveLength(1);
  });
});

describe("of a counter by intervals", () => {
  const byClasses = (
    estimates: NonNullable<Measurement["estimates"]>,
    part: Parameters<typeof details>[0] = {},
  ) => {
    const figures = { ...measurement({ estimates }), ...details(part) };
    return act(async () =>
      renderPortal(<Details clientId="7" kind="speed" directions={null} measurement={figures} />),
    );
  };

  it("has no busiest hour where they are longer than hours, and says why", async () => {
    await byClasses(["VEHICLE_COUNT", "HOUR_OF_WEEK"], { peakHour: null });
    expect(screen.getByText("Najbolj obremenjena ura")).toBeInTheDocument();
    expect(screen.getByText(/daljših od ure/)).toBeInTheDocument();
    expect(screen.getByText("vozil na uro").textContent).toBe("vozil na uro ocena");
  });

  it("marks thresholds and directions that are estimates, and of these what is one of both together", async () => {
    const { speedThresholds, byDirection } = details({});
    await byClasses(["PERCENTILES", "PERCENTAGE_OVER_LIMIT"], {
      speedThresholds: speedThresholds?.map((one, index) => ({ ...one, isEstimate: index === 1 })) ?? null,
      byDirection: byDirection?.map((one) => ({ ...one, isEstimate: one.direction === "INCOMING" })) ?? null,
    });
    const speeding = within(screen.getByRole("table", { name: "Prekoračitve hitrosti" }));
    expect(speeding.getAllByRole("row", { name: /ocena/ })).toHaveLength(1);
    const directions = within(screen.getByRole("table", { name: "Hitrosti po smereh" }));
    expect(directions.getByRole("row", { name: /V85 48\skm\/h ocena 53\skm\/h$/ })).toBeInTheDocument();
    expect(directions.getByRole("row", { name: /Povprečna hitrost/ }).textContent).not.toMatch("ocena");
  });
});
