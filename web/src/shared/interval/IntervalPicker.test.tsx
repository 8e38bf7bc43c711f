import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPortal } from "../../../test/renderPortal";
import { IntervalPicker } from "./IntervalPicker";
import { useInterval } from "./useInterval";

const zone = "Europe/Ljubljana";
const unix = (iso: string) => Date.parse(iso) / 1000;

function Page() {
  const [interval, choose] = useInterval();
  return <IntervalPicker interval={interval} onChange={choose} zone={zone} />;
}

const show = (at: string) => {
  const { router } = renderPortal(<Page />, { at });
  return () => router.state.location.search;
};

const setTime = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const apply = () => userEvent.click(screen.getByRole("button", { name: "Prikaži" }));

beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-07-01T12:00:30+02:00"));
});
afterEach(() => {
  jest.restoreAllMocks();
});

it("shows the interval of the address and puts another there", async () => {
  const search = show("/client/1?interval=WEEK&table=speed");
  expect(screen.getByRole("radiogroup", { name: "Obdobje" })).toBeInTheDocument();
  expect(screen.getByRole("radio", { name: "En teden" })).toBeChecked();
  await userEvent.click(screen.getByRole("radio", { name: "Dva tedna" }));
  expect(search()).toBe("?table=speed&interval=TWO_WEEKS");
});

it("chooses the calendar's periods by name, and steps to the one before", async () => {
  const search = show("/client/1");
  await userEvent.click(screen.getByRole("radio", { name: "Koledar" }));
  expect(search()).toBe("?interval=LAST_MONTH");
  await userEvent.selectOptions(await screen.findByLabelText("Koledarsko obdobje"), "2. četrtletje 2026");
  expect(search()).toBe("?interval=2026-Q2");
  await userEvent.click(screen.getByRole("button", { name: "Obdobje prej" }));
  expect(search()).toBe("?interval=2026-Q1");
  expect(screen.getByRole("radio", { name: "Koledar" })).toBeChecked();
  await userEvent.click(screen.getByRole("radio", { name: "Danes" }));
  expect(search()).toBe("?interval=TODAY");
});

it("starts a custom period from the one just seen", async () => {
  const search = show("/client/1?interval=WEEK");
  await userEvent.click(screen.getByRole("radio", { name: "Po izbiri" }));
  const params = new URLSearchParams(search());
  expect(Number(params.get("from"))).toBe(unix("2026-06-24T12:00:00+02:00"));
  expect(Number(params.get("to"))).toBe(unix("2026-07-01T12:00:00+02:00"));
  expect(await screen.findByLabelText("Od")).toHaveValue("24.06.2026 12:00");
});

it("reads custom times in the device's zone", async () => {
  const search = show(`/?from=${unix("2026-06-01T00:00:00+02:00")}&to=${unix("2026-06-02T00:00:00+02:00")}`);
  setTime("Od", "2026-03-29T00:00");
  setTime("Do", "2026-03-30T00:00");
  await apply();
  const params = new URLSearchParams(search());
  expect(Number(params.get("to")) - Number(params.get("from"))).toBe(23 * 3600);
});

it.each([
  ["2026-07-05T00:00", "2026-07-01T00:00", "Konec mora biti za začetkom."],
  ["2024-01-01T00:00", "2026-07-01T00:00", "Obdobje je lahko dolgo največ 400 dni."],
  ["", "2026-07-01T00:00", "Vnesite začetek in konec obdobja."],
])("refuses %p to %p beside the field", async (from, to, message) => {
  const start = `?from=${unix("2026-06-01T00:00:00+02:00")}&to=${unix("2026-06-02T00:00:00+02:00")}`;
  const search = show(`/${start}`);
  setTime("Od", from);
  setTime("Do", to);
  await apply();
  expect(await screen.findByRole("alert")).toHaveTextContent(message);
  const end = screen.getByLabelText("Do");
  await waitFor(() => expect(end).toHaveAccessibleErrorMessage(message));
  expect(search()).toBe(start);
});

it("keeps the instant of what was not changed, also in autumn's second doubled hour", async () => {
  const second = unix("2026-10-25T02:30:00+01:00");
  const search = show(`/?from=${second}&to=${second + 7200}`);
  setTime("Do", "2026-10-25T08:00");
  await apply();
  expect(new URLSearchParams(search()).get("from")).toBe(String(second));
});
