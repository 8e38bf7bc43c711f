import { expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { changes, run, schedule, showReports } from "../testing/showReports";

it("shows how a run went, its file, and to whom it was sent; what failed is sent again", async () => {
  const calls = changes();
  showReports("/reports/3", { ...calls });
  expect(await screen.findByText(/izdelano v 3 s/)).toBeVisible();
  expect(screen.getByRole("link", { name: /^PDF, 214\skB: porocilo\.pdf$/ })).toHaveAttribute(
    "href",
    "/pdf/run?runId=5",
  );
  expect(screen.getByText("a@b.si: poslano")).toBeVisible();
  expect(screen.getByText("c@d.si: ni uspelo (poštni strežnik ni odgovoril)")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Pošlji znova" }));
  expect(await screen.findByText("Poročilo bo poslano znova.")).toBeVisible();
  expect(calls.resendReport.mock.lastCall?.[0].input).toMatchObject({ runId: "5" });
});

it("tells of the next try, and goes on to older runs", async () => {
  const waiting = run({ id: "6", state: "WAITING", attempts: 2, nextAttemptDate: 1_793_512_800, file: null });
  showReports("/reports/3", {
    reportSchedule: () => ({
      ...schedule(),
      runs: ({ after }: { after?: string | null }) =>
        after === "next"
          ? {
              nodes: [run({ id: "4", state: "FAILED", reason: "TOO_LONG" })],
              pageInfo: { hasNextPage: false, endCursor: null },
            }
          : { nodes: [waiting], pageInfo: { hasNextPage: true, endCursor: "next" } },
    }),
  });
  expect(await screen.findByText(/2\. poskus · naslednji poskus 01\.11\.2026 07:00/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Pokaži starejše" }));
  expect(await screen.findByText(/^Izdelava je trajala predolgo\./)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Pokaži starejše" })).toBeNull();
});

it("says that a schedule is not there", async () => {
  showReports("/reports/99", { reportSchedule: null });
  expect(await screen.findByText("Tega poročila ni med vašimi")).toBeVisible();
});
