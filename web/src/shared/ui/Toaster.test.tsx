import { afterEach, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPortal } from "../../../test/renderPortal";
import { DialogFrame } from "./DialogFrame";
import { LargeDialog } from "./LargeDialog";
import { toast } from "./toastStore";

afterEach(() => toast.clear());

it.each([
  ["a dialog", DialogFrame],
  ["a large dialog", LargeDialog],
])("a toast is heard and can be closed beside %s, which stays open", async (_what, Frame) => {
  const onClose = jest.fn();
  renderPortal(
    <Frame title="New firmware" width="40rem" isBusy={false} footer={null} onClose={onClose}>
      A form
    </Frame>,
  );
  await screen.findByRole("dialog");
  // Only then everything else is out of reach.
  await waitFor(() => expect(document.body).toHaveStyle({ pointerEvents: "none" }));
  act(() => toast.error("It failed.", "it"));
  const notice = await screen.findByRole("alert");
  expect(notice).toHaveTextContent("It failed.");
  await userEvent.click(screen.getByRole("button", { name: "Zapri obvestilo" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
});

it("makes room for what has the focus where the toasts come, and says nothing of what has none", async () => {
  const at = (top: number) => new DOMRect(0, top, 100, 40);
  const places: Record<string, DOMRect> = { Low: at(700), High: at(10), Large: new DOMRect(0, 0, 100, 900) };
  jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    return places[this.textContent ?? ""] ?? (this.id === "toasts" ? at(isAtTop() ? 20 : 690) : at(300));
  });
  const stack = () => document.getElementById("toasts") as HTMLElement;
  const isAtTop = () => getComputedStyle(stack()).top.startsWith("calc(var(--bar");
  renderPortal(
    <div>
      {["Low", "High", "Large"].map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </div>,
  );
  const focus = (name: string) => act(() => screen.getByRole("button", { name }).focus());
  focus("Low");
  act(() => toast.error("It failed.", "it"));
  await waitFor(() => expect(isAtTop()).toBe(true));
  focus("Large");
  expect(isAtTop()).toBe(true);
  focus("High");
  expect(isAtTop()).toBe(false);
  focus("Large");
  expect(isAtTop()).toBe(false);
});
