import { expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pressTwice } from "../../../../test/pressTwice";
import { changes, refusal, run, schedule, showReports } from "../testing/showReports";

it("shows what each schedule is, and how it went last", async () => {
  showReports("/reports");
  expect(await screen.findByRole("link", { name: "Mesečno" })).toHaveAttribute("href", "/reports/3");
  for (const text of ["1. v mesecu ob 06:00", "01.12.2026 06:00", "izdelano"])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText("1 prejemniku ni bilo mogoče poslati")).toBeVisible();
  expect(screen.getByRole("link", { name: "PDF" })).toHaveAttribute("href", "/pdf/run?runId=5");
});

it("says why the last one was not made, and why it is tried again, in the reader's language", async () => {
  const failed = run({ state: "FAILED", reason: "NO_PORTAL", file: null, deliveries: [] });
  const waiting = run({ id: "6", state: "WAITING", reason: "STOPPED", file: null, deliveries: [] });
  showReports("/reports", {
    reportSchedules: [schedule({ lastRun: failed }), schedule({ id: "4", lastRun: waiting })],
  });
  expect(await screen.findByText(/^Strežnik za poročila ne doseže portala\./)).toBeVisible();
  expect(screen.getByText(/^Strežnik za poročila se je med izdelavo ustavil\./)).toBeVisible();
});

it("tells of none yet, and of none that match", async () => {
  const { unmount } = showReports("/reports", { reportSchedules: [] });
  expect(await screen.findByText("Poročil po urniku še ni")).toBeVisible();
  unmount();
  showReports("/reports?q=nothing");
  await userEvent.click(await screen.findByRole("button", { name: "Pokaži vsa" }));
  expect(screen.getByRole("link", { name: "Mesečno" })).toBeVisible();
});

it("says why no report can be made now", async () => {
  const reports = { available: false, reason: "No Chromium was found." };
  showReports("/reports", { portal: { tileAttribution: "", reportCompany: "", reports } });
  expect(await screen.findByText("No Chromium was found.")).toBeVisible();
});

it("runs, pauses and deletes one, and says where one is under way already", async () => {
  const calls = changes();
  calls.runReportSchedule.mockImplementationOnce(() => {
    throw refusal("CONFLICT");
  });
  showReports("/reports", { ...calls });
  const runNow = await screen.findByRole("button", { name: "Zaženi zdaj: Mesečno" });
  await pressTwice(runNow);
  expect(await screen.findByText("Poročilo se že pripravlja.")).toBeVisible();
  expect(calls.runReportSchedule).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("switch"));
  expect(await screen.findByText("Poročilo je zaustavljeno.")).toBeVisible();
  expect(calls.updateReportSchedule.mock.lastCall?.[0].input).toMatchObject({ id: "3", enabled: false });
  await userEvent.click(screen.getByRole("button", { name: "Izbriši: Mesečno" }));
  await userEvent.click(await screen.findByRole("button", { name: "Izbriši" }));
  expect(await screen.findByText("Poročilo je izbrisano.")).toBeVisible();
  expect(calls.deleteReportSchedules.mock.lastCall?.[0].input).toMatchObject({ ids: ["3"] });
});

it("lets nobody run what is being made", async () => {
  showReports("/reports", {
    reportSchedules: [schedule({ lastRun: { ...schedule().lastRun, state: "RUNNING" } })],
  });
  expect(await screen.findByRole("button", { name: "Zaženi zdaj: Mesečno" })).toBeDisabled();
});
