import { expect, it } from "@jest/globals";
import { createEvent, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPortal } from "../../../test/renderPortal";
import { LiftedSwitch } from "./LiftedSwitch";
import { useLiftedFilter } from "./useLiftedFilter";

const Page = () => <LiftedSwitch {...useLiftedFilter()} />;
const box = () => screen.getByRole("checkbox", { name: "Pokaži vse vrste (Ctrl+O)" });

function press(init: KeyboardEventInit): boolean {
  const event = createEvent.keyDown(document.body, { key: "o", ...init });
  fireEvent(document.body, event);
  return event.defaultPrevented;
}

it("is lifted by Ctrl+O, which opens no file then, and lies back by it", () => {
  renderPortal(<Page />);
  expect(press({ ctrlKey: true })).toBe(true);
  expect(box()).toBeChecked();
  expect(press({ ctrlKey: true, repeat: true })).toBe(true);
  expect(box()).toBeChecked();
  press({ metaKey: true, key: "O" });
  expect(box()).not.toBeChecked();
});

it("leaves other keys alone, and can be pressed", async () => {
  renderPortal(<Page />);
  expect([press({}), press({ ctrlKey: true, key: "p" }), press({ ctrlKey: true, altKey: true })]).toEqual([
    false,
    false,
    false,
  ]);
  expect(box()).not.toBeChecked();
  await userEvent.click(box());
  expect(box()).toBeChecked();
});
