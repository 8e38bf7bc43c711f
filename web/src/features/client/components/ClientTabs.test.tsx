import "../../../shared/chart/testing/browser";
import { describe, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { lengthClasses } from "../../../shared/chart/testing/measurement";
import { addressOf, measurement, showClient } from "../testing/showClient";

describe("tabs", () => {
  it("open by the address and write themselves there", async () => {
    const view = showClient(() => measurement(), {}, {}, "?tab=export&interval=WEEK");
    expect(await screen.findByRole("tab", { name: "Izvoz podatkov" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await userEvent.click(screen.getByRole("tab", { name: "Poročilo" }));
    expect(addressOf(view)).toBe("?tab=report&interval=WEEK");
    expect(await screen.findByRole("link", { name: "Predogled poročila" })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("tab", { name: "Meritve" }));
    expect(addressOf(view)).toBe("?interval=WEEK");
  });

  it.each([
    ["unknown", "?tab=nonsense", {}],
    ["hidden in the simplified view", "?tab=report", { visionType: "VISION_VEHICLES" as const }],
  ])("one that is %s falls back to the first", async (_why, at, client) => {
    showClient(() => measurement(), client, {}, at);
    expect(await screen.findByRole("tab", { name: "Meritve" })).toHaveAttribute("aria-selected", "true");
    expect(await screen.findByText("Zadnji podatek:", { exact: false })).toBeInTheDocument();
  });

  it("export links to the files of the period on screen", async () => {
    showClient(() => measurement({ lengthClasses }), {}, {}, "?tab=export");
    const link = await screen.findByRole("link", { name: /Dnevni CSV/ });
    expect(link).toHaveAttribute(
      "href",
      "/export/daily.csv?clientId=7&startTimestamp=1782856800&endTimestamp=1782943200&lang=sl",
    );
    expect(screen.getByRole("link", { name: /Surovi podatki/ })).toHaveAttribute("download");
    expect(screen.getByText(/Obdobje 01.07.2026 00:00 – 02.07.2026 00:00/)).toBeInTheDocument();
  });
});
