import { beforeAll, expect, it, jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MouseEvent } from "react";
import { StaleNotice } from "../public/StaleNotice";
import { Age } from "./Age";
import { watchFullTimes } from "./fullTimes";

const zone = "America/New_York";
const at = Date.UTC(2026, 2, 5, 12, 4, 9) / 1000;
const full = "05.03.2026 07:04:09";

const shown = () => document.querySelector(".full-time")?.textContent ?? null;

beforeAll(() => watchFullTimes(new MouseEvent("click")));

it("shows its full form, by the device's clock, to who comes by the keyboard", async () => {
  const user = userEvent.setup();
  render(
    <>
      <Age at={at} timeZone={zone} />
      <button type="button">{"."}</button>
    </>,
  );
  expect(shown()).toBeNull();
  await user.tab();
  expect(screen.getByRole("button", { name: /^pred/ })).toHaveFocus();
  expect(screen.getByRole("button", { name: /^pred/ })).toHaveAccessibleDescription(full);
  expect(shown()).toBe(full);
  await user.keyboard("{Enter}");
  expect(shown()).toBeNull();
  await user.keyboard(" ");
  expect(shown()).toBe(full);
  await user.tab();
  expect(shown()).toBeNull();
});

it("shows it on a press, and hides it on the next, wherever that is", async () => {
  const user = userEvent.setup();
  render(
    <>
      <Age at={at} timeZone={zone} />
      <p>{"."}</p>
    </>,
  );
  const age = screen.getByText(/^pred/);
  await user.pointer({ keys: "[TouchA]", target: age });
  expect(screen.getByRole("status")).toHaveTextContent(full);
  await user.pointer({ keys: "[TouchA]", target: age });
  expect(shown()).toBeNull();
  await user.click(age);
  expect(shown()).toBe(full);
  await user.click(screen.getByText("."));
  expect(shown()).toBeNull();
});

it("goes on Escape, and leaves open what is around it", async () => {
  const user = userEvent.setup();
  const onKeyDown = jest.fn();
  document.addEventListener("keydown", onKeyDown, true);
  render(<Age at={at} timeZone={zone} />);
  await user.click(screen.getByText(/^pred/));
  await user.keyboard("{Escape}");
  expect(shown()).toBeNull();
  expect(onKeyDown).not.toHaveBeenCalled();
  await user.keyboard("{Escape}");
  expect(onKeyDown).toHaveBeenCalledTimes(1);
  document.removeEventListener("keydown", onKeyDown, true);
});

it("is no stop of the keyboard in a list, and shows on a press there", async () => {
  const user = userEvent.setup();
  render(<Age at={at} timeZone={zone} isInList />);
  await user.tab();
  expect(document.body).toHaveFocus();
  await user.pointer({ keys: "[TouchA]", target: screen.getByText(/^pred/) });
  expect(shown()).toBe(full);
});

it("shows all of a row to who comes to the row's first link or button by the keyboard", async () => {
  const user = userEvent.setup();
  render(
    <ul>
      <li>
        <a href="#most">{"Most"}</a> <Age at={at} timeZone={zone} isInList />
        {", "}
        <Age at={at + 60} timeZone={zone} isInList />
        <button type="button">{"."}</button>
      </li>
    </ul>,
  );
  const all = () => [...document.querySelectorAll(".full-time")].map(({ textContent }) => textContent);
  const link = screen.getByRole("link");
  await user.tab();
  expect(link).toHaveFocus();
  expect(all()).toEqual([full, "05.03.2026 07:05:09"]);
  expect(link).toHaveAccessibleDescription(full);
  await user.tab();
  expect(all()).toEqual([]);
  expect(link).not.toHaveAttribute("aria-describedby");
  await user.click(link);
  expect(all()).toEqual([]);
});

it("leaves a press to the row that leads somewhere", async () => {
  render(
    <table>
      <tbody>
        <tr data-row>
          <td>
            <Age at={at} timeZone={zone} isInList />
          </td>
        </tr>
      </tbody>
    </table>,
  );
  await userEvent.click(screen.getByText(/^pred/));
  expect(shown()).toBeNull();
});

it("shows nothing where the focus came by what opened", () => {
  render(<Age at={at} timeZone={zone} />);
  screen.getByRole("button").focus();
  expect(shown()).toBeNull();
});

it("leaves a press to the link that it stands in", async () => {
  const onClick = jest.fn((event: MouseEvent) => event.preventDefault());
  render(
    <a href="/client/7" onClick={onClick}>
      <Age at={at} timeZone={zone} isInList />
    </a>,
  );
  await userEvent.click(screen.getByText(/^pred/));
  expect(shown()).toBeNull();
  expect(onClick).toHaveBeenCalledTimes(1);
});

it("tells of an old public page, within its sentence", async () => {
  render(<StaleNotice at={at} />);
  await userEvent.click(screen.getByRole("button", { name: /^pred/ }));
  expect(shown()).toBe("05.03.2026 13:04:09");
  expect(document.querySelector(".pub-stale")).toHaveTextContent(
    /^Portal se trenutno ne odziva\. Prikazani podatki so prišli pred .*, stran poskuša znova\.$/,
  );
});
