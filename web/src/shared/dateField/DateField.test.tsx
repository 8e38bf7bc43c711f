import { Field } from "@chakra-ui/react";
import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { renderPortal } from "../../../test/renderPortal";
import { DateField } from "./DateField";

beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-26T12:00:00+01:00"));
});
afterEach(() => {
  jest.restoreAllMocks();
});

let value = "";
function Form({ begin, form }: { begin: string; form: "date" | "dateTime" }) {
  const [wall, setWall] = useState(begin);
  value = wall;
  return (
    <Field.Root>
      <Field.Label>Od</Field.Label>
      <DateField form={form} value={wall} onChange={setWall} min="2026-01-01" />
    </Field.Root>
  );
}
const show = (begin: string, form: "date" | "dateTime" = "dateTime") => {
  renderPortal(<Form begin={begin} form={form} />, { at: "/" });
  return screen.getByLabelText("Od");
};
const open = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Odpri koledar" }));
  return within(await screen.findByRole("dialog", { name: "Koledar" }));
};

it("shows and takes day, month, year and 24 hours, and puts what was typed in that form", async () => {
  const field = show("2026-11-24T14:25");
  expect(field).toHaveValue("24.11.2026 14:25");
  await userEvent.clear(field);
  expect(value).toBe("");
  await userEvent.type(field, "5.3.2026 7.05");
  expect(value).toBe("2026-03-05T07:05");
  await userEvent.tab();
  expect(field).toHaveValue("05.03.2026 07:05");
});

it("does not guess at another country's date, and says so", async () => {
  const field = show("");
  await userEvent.type(field, "11/24/2026, 02:25 PM");
  await userEvent.tab();
  expect(value).toBe("");
  expect(field).toBeInvalid();
  expect(screen.getByRole("alert")).toHaveTextContent("Vnesite obstoječ datum v obliki DD.MM.LLLL HH:mm.");
});

it("has its day picked by the keyboard, and keeps the time", async () => {
  const field = show("2026-11-24T14:25");
  const calendar = await open();
  expect(calendar.getByRole("button", { name: "torek, 24. november 2026" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{ArrowRight}");
  expect(calendar.getByRole("button", { name: "sreda, 2. december 2026" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(value).toBe("2026-12-02T14:25");
  expect(field).toHaveValue("02.12.2026 14:25");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Odpri koledar" })).toHaveFocus();
});

it("has its time picked from 24 hours", async () => {
  show("2026-11-24T14:27");
  const calendar = await open();
  await userEvent.selectOptions(calendar.getByLabelText("Ura"), "23");
  await userEvent.selectOptions(calendar.getByLabelText("Minuta"), "05");
  expect(value).toBe("2026-11-24T23:05");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("picks a day alone, none that can't be chosen, beginning with today", async () => {
  show("", "date");
  const calendar = await open();
  expect(calendar.getByRole("button", { name: "četrtek, 26. november 2026" })).toHaveFocus();
  expect(calendar.queryByLabelText("Ura")).toBeNull();
  for (let months = 0; months < 11; months++)
    await userEvent.click(calendar.getByRole("button", { name: "Prejšnji mesec" }));
  expect(calendar.getByRole("button", { name: "torek, 30. december 2025" })).toBeDisabled();
  await userEvent.click(calendar.getByRole("button", { name: "ponedeljek, 5. januar 2026" }));
  expect(value).toBe("2026-01-05");
});
