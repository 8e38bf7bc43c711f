import { expect, it, jest } from "@jest/globals";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPortal } from "../../../test/renderPortal";
import { useDialogGuard } from "./useDialogGuard";

const holdsTheTab = () => !fireEvent(window, new Event("beforeunload", { cancelable: true }));

it("holds the browser's tab until its changes are saved, not until it has disappeared", async () => {
  const onClose = jest.fn();
  function DialogThatStays() {
    const { saveAndClose, question } = useDialogGuard({ isDirty: true, save: async () => true, onClose });
    return (
      <>
        <button type="button" onClick={() => void saveAndClose()}>
          save
        </button>
        {question}
      </>
    );
  }
  renderPortal(<DialogThatStays />, { at: "/form" });
  expect(holdsTheTab()).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "save" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(holdsTheTab()).toBe(false);
});
