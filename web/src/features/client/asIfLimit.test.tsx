import "../../shared/chart/testing/browser";
import { expect, it, jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type Answer, addressOf, graphTitles, measurement, showClient } from "./testing/showClient";

/** A share for each limit; without one that of the limit in force. */
const shares: Record<string, number> = { "30": 81.5, "90": 0.2 };
const answers = () =>
  jest.fn<Answer>(({ asIfLimit }) =>
    measurement({
      speedLimit: asIfLimit ?? 50,
      percentageOverLimit: asIfLimit ? (shares[String(asIfLimit)] ?? null) : 9.3,
      isAssumedLimit: asIfLimit !== null,
    }),
  );
const notice = () =>
  screen.queryByText(/Vse nad omejitvijo je izračunano, kot da bi bila omejitev (\d+) km\/h/)?.textContent;
const tile = () => screen.getByText("Delež nad omejitvijo").closest("dl, div")?.parentElement;

it("shows figures as if another limit had been in force, says so, and goes back", async () => {
  const answer = answers();
  const view = showClient(answer);
  await graphTitles();
  expect(notice()).toBeUndefined();
  await userEvent.click(await screen.findByRole("button", { name: "Kot da bi bila omejitev …" }));
  const field = screen.getByRole("textbox", { name: "Kot da bi bila omejitev" });
  await userEvent.type(field, "300{Enter}");
  expect(screen.getByRole("alert")).toHaveTextContent("Celo število od 1 do 200.");
  expect(answer).toHaveBeenCalledTimes(1);
  await userEvent.clear(field);
  await userEvent.type(field, "30{Enter}");
  await waitFor(() => expect(tile()).toHaveTextContent("81,5"));
  expect(notice()).toContain("30 km/h");
  expect(addressOf(view)).toContain("asIfLimit=30");
  expect(answer).toHaveBeenLastCalledWith(expect.objectContaining({ asIfLimit: 30 }));
  await userEvent.click(screen.getByRole("button", { name: "Veljavna omejitev" }));
  await waitFor(() => expect(tile()).toHaveTextContent("9,3"));
  expect(notice()).toBeUndefined();
  expect(addressOf(view)).not.toContain("asIfLimit");
});

it("opens a link so, and hands it on to the report", async () => {
  showClient(answers(), {}, {}, "?asIfLimit=90");
  await graphTitles();
  expect(notice()).toContain("90 km/h");
  await userEvent.click(screen.getByRole("tab", { name: "Poročilo" }));
  const panel = within(await screen.findByRole("tabpanel", { name: "Poročilo" }));
  expect(await panel.findByRole("link", { name: "Prenesi poročilo" })).toHaveAttribute(
    "href",
    expect.stringContaining("&asIfLimit=90"),
  );
  expect(notice()).toContain("90 km/h");
});

it("does not take a counter's figures for such", async () => {
  showClient(answers(), { hardwareType: "BIKECOUNTER" }, {}, "?asIfLimit=90");
  await graphTitles();
  expect(notice()).toBeUndefined();
});
