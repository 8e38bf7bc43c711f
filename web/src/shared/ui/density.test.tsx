import { beforeEach, expect, it } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { chooseDensity, useDensity, useRowHeight } from "./density";
import { keep } from "./kept";

beforeEach(() => localStorage.clear());

function Shown() {
  return <p>{`${useDensity()} ${useRowHeight()}`}</p>;
}

it("is one choice for all lists, known to each at once, and remembered", () => {
  const { unmount } = render(
    <>
      <Shown />
      <Shown />
    </>,
  );
  expect(screen.getAllByText("comfortable 45")).toHaveLength(2);
  act(() => chooseDensity("compact"));
  expect(screen.getAllByText("compact 37")).toHaveLength(2);
  unmount();
  render(<Shown />);
  expect(screen.getByText("compact 37")).toBeVisible();
});

it("takes what it does not know for no choice", () => {
  keep("density", "dense");
  render(<Shown />);
  expect(screen.getByText("comfortable 45")).toBeVisible();
});
