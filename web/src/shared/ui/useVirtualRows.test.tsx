import { beforeEach, expect, it, jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { wholeAmong } from "./shownRows";
import { useVirtualRows } from "./useVirtualRows";

const rowHeight = 40;
const numbers = Array.from({ length: 60 }, (_, number) => number);
/** Pixels from the window's upper edge to the list's. */
let top = 0;
/** Callbacks that report a change of the visible part to the list. */
const tellSizes = new Set<() => void>();

beforeEach(() => {
  top = 0;
  tellSizes.clear();
  jest
    .spyOn(HTMLUListElement.prototype, "getBoundingClientRect")
    .mockImplementation(() => new DOMRect(0, top, 100, 60 * rowHeight));
  jest.spyOn(window, "ResizeObserver").mockImplementation((tell) => {
    const observer = { observe() {}, unobserve() {}, disconnect() {} };
    tellSizes.add(() => tell([], observer));
    return observer;
  });
});

function List({ whole }: { whole: number }) {
  const { container, from, to, before, after } = useVirtualRows<HTMLUListElement>(60, rowHeight, whole);
  return (
    <ul ref={container} data-room={before + (to - from) * rowHeight + after}>
      {numbers.slice(from, to).map((number) => (
        <li key={number}>{number}</li>
      ))}
    </ul>
  );
}

const rows = () => screen.queryAllByRole("listitem").map(({ textContent }) => Number(textContent));

it("draws a list of few rows whole, wherever it stands", () => {
  top = 50_000;
  render(<List whole={wholeAmong(100)} />);
  expect(rows()).toHaveLength(60);
});

it("draws what is in sight of one of several lists with many rows in all, far from sight nothing, and keeps its room", () => {
  render(<List whole={wholeAmong(101)} />);
  expect(rows()[0]).toBe(0);
  expect(rows().length).toBeLessThan(60);
  expect(screen.getByRole("list")).toHaveAttribute("data-room", String(60 * rowHeight));
});

it("is drawn once what stands above it shrinks, and no more once it is far away", () => {
  top = 50_000;
  render(<List whole={0} />);
  expect(rows()).toEqual([]);
  expect(screen.getByRole("list")).toHaveAttribute("data-room", String(60 * rowHeight));
  const move = (to: number) =>
    act(() => {
      top = to;
      for (const tell of tellSizes) tell();
    });
  move(700);
  expect(rows()[0]).toBe(0);
  move(-60 * rowHeight - 1000);
  expect(rows()).toEqual([]);
});
