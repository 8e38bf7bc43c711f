import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { copiedText } from "../../../test/copiedText";
import { down } from "../../../test/down";
import { renderPortal } from "../../../test/renderPortal";
import { toast } from "../../shared/ui/toastStore";
import type { SystemState } from "./problems";
import { SystemPage } from "./SystemPage";
import { backup, now, systemState } from "./testing/systemState";

const show = (system: () => SystemState) =>
  act(async () => renderPortal(<SystemPage />, { root: { system } }));
const part = async (name: string) => within(await screen.findByRole("region", { name }));

beforeEach(() => {
  toast.clear();
  jest.useFakeTimers({ now: now * 1000, advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

describe("the system", () => {
  it("shows parts, database, what waits, jobs and backups", async () => {
    await show(systemState);
    expect(await screen.findByText("Vse teče, kot mora.")).toBeVisible();
    const parts = await part("Deli");
    expect(parts.getByText("Prehod").closest("li")).toHaveTextContent(
      "Prehod1.2.0Zagnano pred 10 min · Node.js 20.20.2",
    );
    expect(parts.getByText("Na voljo")).toBeVisible();
    const database = await part("Zbirka podatkov");
    expect(database.getByText(/SQLite 3\.53\.0/)).toHaveTextContent(/5,0\sGB/);
    expect(database.getByRole("row", { name: /^reading_batch 4,0\sGB 1\.200\.000$/ })).toBeVisible();
    expect(database.getByRole("row", { name: /^audit_log 66\skB -$/ })).toBeVisible();
    const queues = await part("Kaj čaka");
    expect(queues.getByText("12")).toHaveAttribute("data-high", "true");
    const jobs = await part("Opravila");
    expect(
      jobs.getByRole("row", { name: "Stisne meritve preteklih dni pred 1 h Uspelo čez 2 h" }),
    ).toBeVisible();
    // Its full form is reached by keyboard and by press, too.
    expect(jobs.getByRole("button", { name: "čez 2 h" })).toHaveAttribute("data-full");
    const backups = await part("Varnostne kopije");
    expect(backups.getByText(/^Zadnja uspela/)).toHaveTextContent("Zadnja uspela: pred 1 h");
    expect(
      backups.getByRole("row", { name: /^01\.11\.2026 05:00 Uspela 12,4\sMB 3\ss obcestje\.db$/ }),
    ).toBeVisible();
  });

  it("says above all else what is wrong", async () => {
    await show(() =>
      systemState({
        backups: [backup({ outcome: "NO_ROOM", bytes: null }), backup({ date: now - 50 * 3600 })],
        renderer: { available: false, reason: "No browser." },
        jobs: [{ name: "brand new", lastRun: null, hasRun: false, lastOutcome: "FAILED", nextRun: now }],
      }),
    );
    const problems = await part("Na kaj je treba paziti");
    expect(problems.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Zadnja varnostna kopija je stara 50 h. Delajte jo vsak dan.",
      "Zadnja varnostna kopija ni uspela: disk je poln",
      "Poročil PDF zdaj ni mogoče izdelati: No browser.",
      "Opravilo »brand new« ni uspelo. Razlog je v dnevniku platforme.",
    ]);
  });

  it("says how to make a backup where there is none", async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await show(() => systemState({ backups: [] }));
    const backups = await part("Varnostne kopije");
    expect(backups.getByText("Varnostne kopije še ni")).toBeVisible();
    await user.click(backups.getByRole("button", { name: "Kopiraj ukaz" }));
    expect(await copiedText()).toBe("npm run backup -- obcestje.backup");
  });

  it("keeps what it shows where a refresh fails, with its age", async () => {
    let isDown = false;
    await show(() => {
      if (isDown) down();
      return systemState();
    });
    isDown = true;
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(await screen.findByRole("button", { name: "Osveži" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Stanja sistema ni bilo mogoče pridobiti");
    expect(screen.getByText("Vse teče, kot mora.")).toBeVisible();
  });

  it.each([
    ["UPSTREAM_UNAVAILABLE", "Stanja sistema ni bilo mogoče pridobiti"],
    ["FORBIDDEN", "Ni dostopa"],
  ])("says at %s why it does not show", async (code, text) => {
    await show(() => {
      throw new GraphQLError("no", { extensions: { code } });
    });
    expect(await screen.findByRole("heading", { name: text })).toBeVisible();
  });
});
