import { afterEach, expect, it, jest } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { clientRow } from "../../../test/clientRow";
import { giveSize } from "../../../test/layout";
import { renderPortal } from "../../../test/renderPortal";
import { LocationList } from "./LocationList";

giveSize(240, 800);

const now = 1_790_000_000;

afterEach(() => {
  jest.useRealTimers();
});

it("turns a location orange after 10 minutes and red after an hour, by the passing of time alone", () => {
  jest.useFakeTimers({ now: now * 1000 });
  renderPortal(<LocationList clients={[clientRow({ id: "1", name: "Most", lastActiveDate: now - 590 })]} />);
  expect(screen.getByRole("link", { name: "Aktivna Most" })).toBeVisible();
  act(() => {
    jest.advanceTimersByTime(15_000);
  });
  expect(screen.getByRole("link", { name: "Zamuja Most" })).toBeVisible();
  jest.setSystemTime((now + 3600) * 1000);
  act(() => {
    jest.advanceTimersByTime(5000);
  });
  expect(screen.getByRole("link", { name: "Tiha Most" })).toBeVisible();
});
