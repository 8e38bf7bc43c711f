import { expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { askForFormer, editedOnce, restoreIt } from "../../../../test/history";
import { placeRow, stay } from "../../../../test/placeRow";
import { pressTwice } from "../../../../test/pressTwice";
import { changes, refusal, schedule, showReports } from "../testing/showReports";

const save = () => userEvent.click(screen.getByRole("button", { name: "Shrani" }));

it("makes a schedule of the location that the address names", async () => {
  const calls = changes();
  const { router } = showReports("/reports/new?client=2", { ...calls });
  await userEvent.type(await screen.findByRole("textbox", { name: /^Ime/ }), "Tedensko");
  expect(screen.getByText("Izbrana 1 lokacija")).toBeVisible();
  await userEvent.click(screen.getByRole("radio", { name: "Ob dnevih v tednu" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "četrtek" }));
  expect(await screen.findByText(/01\.11\.2026 06:00, nedelja/)).toBeVisible();
  await userEvent.type(screen.getByRole("textbox", { name: /^E-poštni/ }), "a@b.si, c@d.si");
  expect(screen.getByRole("link", { name: "Predogled" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/report\/2\?fromTimestamp=\d+&toTimestamp=\d+&lang=sl$/),
  );
  await pressTwice(screen.getByRole("button", { name: "Shrani" }));
  expect(await screen.findByText("Uspešno shranjeno!")).toBeVisible();
  expect(calls.createReportSchedule).toHaveBeenCalledTimes(1);
  expect(calls.createReportSchedule.mock.lastCall?.[0].input).toMatchObject({
    name: "Tedensko",
    clientIds: ["2"],
    interval: "LAST_MONTH",
    cron: "0 6 * * 1,4",
    recipients: ["a@b.si", "c@d.si"],
    enabled: true,
  });
  expect(router.state.location.pathname).toBe("/reports/9");
});

it("says what is missing, and asks before it is left", async () => {
  const { router } = showReports("/reports/new");
  await userEvent.type(await screen.findByRole("textbox", { name: /^E-poštni/ }), "nekdo");
  await save();
  for (const text of ["Vpišite ime.", "Izberite vsaj eno lokacijo.", "To ni e-poštni naslov: nekdo"])
    expect(await screen.findByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: "Prekliči" }));
  expect(await screen.findByText("Pozor!")).toBeVisible();
  const question = within(await screen.findByRole("alertdialog"));
  await userEvent.click(question.getByRole("button", { name: "Zavrzi spremembe" }));
  expect(router.state.location.pathname).toBe("/reports");
});

it("shows beside the expression what the portal refuses of it", async () => {
  const calls = changes();
  const fields = [{ path: "cron", message: "never runs", fault: "CRON_NEVER" }];
  calls.updateReportSchedule.mockImplementation(() => {
    throw refusal("VALIDATION_FAILED", { fields });
  });
  showReports("/reports/3/edit", {
    ...calls,
    reportScheduleDates: () => {
      throw refusal("VALIDATION_FAILED", { fields });
    },
  });
  await userEvent.click(await screen.findByRole("radio", { name: "Napredno (cron)" }));
  const cron = screen.getByRole("textbox", { name: "Izraz cron" });
  await userEvent.clear(cron);
  await userEvent.type(cron, "0 0 31 2 *");
  expect(await screen.findByText("Takega dne ni nikoli.")).toBeVisible();
  await save();
  expect(await screen.findByText("Napaka pri shranjevanju!")).toBeVisible();
  expect(cron).toBeInvalid();
  // In place of the next times, and at the field.
  expect(screen.getAllByText("Takega dne ni nikoli.")).toHaveLength(2);
});

it("says which streets a moved device adds up, in the list too, and takes one of them in its stead", async () => {
  const moved = 1_790_000_000;
  const places = [
    placeRow({ id: "21", name: "Pri šoli", list: [stay("11", null, moved)] }),
    placeRow({ id: "22", name: "Most čez Soro", list: [stay("11", moved, null)] }),
  ];
  const { unmount } = showReports("/reports", {}, places);
  expect(await screen.findByText(/Most čez Soro \(vse ulice naprave\), Šola/)).toBeVisible();
  unmount();
  const calls = changes();
  showReports("/reports/3/edit", { ...calls }, places);
  expect(
    await screen.findByText(/na svojih ulicah: Pri šoli do 21\.09\.2026, Most čez Soro od 21\.09\.2026\./),
  ).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Vzemi samo ulico Most čez Soro" }));
  expect(screen.queryByText(/na svojih ulicah/)).toBeNull();
  expect(screen.getByText("Izbrani 2 lokaciji")).toBeVisible();
  await save();
  expect(await screen.findByText("Uspešno shranjeno!")).toBeVisible();
  expect(calls.updateReportSchedule.mock.lastCall?.[0].input).toMatchObject({ clientIds: ["22", "2"] });
});

it("has a history, from which an earlier state comes back", async () => {
  const { root, restored } = editedOnce([{ path: "name", before: "Tedensko", after: "Mesečno" }]);
  const { router } = showReports("/reports/3/edit", {
    ...root,
    reportSchedules: [schedule({ etag: "etag-1" })],
  });
  expect(await askForFormer()).toEqual(["Ime: prej Mesečno →  potem Tedensko"]);
  await restoreIt();
  expect(restored).toMatchObject([{ kind: "REPORT_SCHEDULE", id: "3", version: 1, ifMatch: "etag-1" }]);
  await waitFor(() => expect(router.state.location.pathname).toBe("/reports/3"));
});

it("shows what two people changed alike in words: places, the period and the language", async () => {
  const calls = changes();
  const mine = { interval: "LAST_MONTH", language: "SL" };
  const theirs = schedule({ clients: [{ id: "2", name: "Šola" }], interval: "WEEK", etag: "theirs" });
  let told = schedule({ ...mine, etag: "before" });
  const fields = [{ path: "ifMatch", message: "is stale", fault: "NOT_CURRENT" }];
  calls.updateReportSchedule.mockImplementation(() => {
    told = theirs;
    throw refusal("CONFLICT", { fields });
  });
  showReports("/reports/3/edit", { ...calls, ...editedOnce([]).root, reportSchedules: () => [told] });
  await userEvent.selectOptions(await screen.findByLabelText("Obdobje"), "YESTERDAY");
  await userEvent.click(screen.getByRole("checkbox", { name: /^Šola/ }));
  await save();
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByRole("group", { name: "Obdobje" })).toHaveTextContent(
    /Prej: Prejšnji mesec.*En teden.*Včeraj/,
  );
  expect(question.getByRole("group", { name: "Lokacije" })).toHaveTextContent(
    /Prej: Most čez Soro, Šola.*Šola.*Most čez Soro/,
  );
  await userEvent.click(question.getByRole("button", { name: "Ne shrani" }));
});
