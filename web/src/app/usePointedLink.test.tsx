import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { usePointedLink } from "./usePointedLink";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function Links({ onPoint }: { onPoint: (path: string) => void }) {
  usePointedLink(({ pathname }) => onPoint(pathname));
  return (
    <>
      <a href="/client/7">
        <b>seven</b>
      </a>
      <a href="/client/8">eight</a>
      <a href="https://elsewhere.example/client/9">nine</a>
      <p>text</p>
    </>
  );
}

const show = () => {
  const onPoint = jest.fn<(path: string) => void>();
  return { onPoint, ...render(<Links onPoint={onPoint} />) };
};
const point = (text: string) => fireEvent.pointerOver(screen.getByText(text));
const wait = () => act(() => void jest.advanceTimersByTime(100));

it("tells of the link that a pointer rests on, once", () => {
  const { onPoint } = show();
  point("seven");
  expect(onPoint).not.toHaveBeenCalled();
  wait();
  fireEvent.pointerOver(screen.getByRole("link", { name: "seven" }));
  wait();
  expect(onPoint.mock.calls).toEqual([["/client/7"]]);
});

it("a link that is passed over is none, nor is one that leads away", () => {
  const { onPoint } = show();
  point("seven");
  point("eight");
  point("text");
  wait();
  point("nine");
  wait();
  expect(onPoint).not.toHaveBeenCalled();
});

it("so does the keyboard's focus; with the page gone nothing is told", () => {
  const { onPoint, unmount } = show();
  act(() => screen.getByText("eight").focus());
  wait();
  expect(onPoint.mock.calls).toEqual([["/client/8"]]);
  point("seven");
  unmount();
  wait();
  expect(onPoint).toHaveBeenCalledTimes(1);
});
