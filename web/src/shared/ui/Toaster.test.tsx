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
  // Only then is everything else out of reach.
  await waitFor(() => expect(document.body).toHaveStyle({ pointerEvents: "none" }));
  act(() => toast.error("It failed."));
  const notice = await screen.findByRole("alert");
  expect(notice).toHaveTextContent("It failed.");
  await userEvent.click(screen.getByRole("button", { name: "Zapri obvestilo" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
});
