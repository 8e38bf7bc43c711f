import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, type Location } from "react-router-dom";
import { renderPortal } from "../../../test/renderPortal";
import { useUnsavedGuard } from "./useUnsavedGuard";

type FormProps = { isDirty?: boolean; leaves?: (from: Location, to: Location) => boolean };

let save: jest.Mock<() => Promise<boolean>>;
beforeEach(() => {
  save = jest.fn(async () => true);
});

function Form({ isDirty = true, leaves }: FormProps) {
  return (
    <>
      <p>the form</p>
      <Link to="/form?tab=two">tab</Link>
      <Link to="/elsewhere">away</Link>
      {useUnsavedGuard({ isDirty, save, leaves })}
    </>
  );
}

const show = (props: FormProps = {}) =>
  renderPortal(<p>elsewhere</p>, { at: "/form", routes: [{ path: "/form", element: <Form {...props} /> }] });

async function leave() {
  await userEvent.click(screen.getByRole("link", { name: "away" }));
  return screen.findByRole("alertdialog", { name: "Pozor!" });
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("unsaved changes", () => {
  it("are asked about, in the words of the specification, and saved on request", async () => {
    show();
    const dialog = await leave();
    expect(dialog).toHaveTextContent("Imate neshranjene spremembe, ali jih zelite shraniti?");
    await press("Shrani");
    expect(await screen.findByText("elsewhere")).toBeVisible();
    expect(save).toHaveBeenCalledTimes(1);
  });

  it("keep the visitor on the page where saving fails", async () => {
    save.mockResolvedValueOnce(false).mockRejectedValueOnce(new Error("down"));
    show();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await leave();
      await press("Shrani");
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      expect(screen.getByText("the form")).toBeVisible();
    }
  });

  it("can be thrown away, or gone back to", async () => {
    show();
    await leave();
    await press("Ostani na strani");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(screen.getByText("the form")).toBeVisible();
    await leave();
    await press("Zavrzi spremembe");
    expect(await screen.findByText("elsewhere")).toBeVisible();
    expect(save).not.toHaveBeenCalled();
  });

  it("hold up nobody who stays on the page, nor where nothing changed", async () => {
    const { router, unmount } = show();
    await userEvent.click(screen.getByRole("link", { name: "tab" }));
    expect(router.state.location.search).toBe("?tab=two");
    unmount();
    show({ isDirty: false });
    await userEvent.click(screen.getByRole("link", { name: "away" }));
    expect(await screen.findByText("elsewhere")).toBeVisible();
  });

  it("are asked about at a change of tab where the page says so", async () => {
    show({ leaves: (from, to) => from.search !== to.search });
    await userEvent.click(screen.getByRole("link", { name: "tab" }));
    expect(await screen.findByRole("alertdialog")).toBeVisible();
  });

  it.each([true, false])("make the browser ask before the tab closes: %p", (isDirty) => {
    show({ isDirty });
    const closing = new Event("beforeunload", { cancelable: true });
    fireEvent(window, closing);
    expect(closing.defaultPrevented).toBe(isDirty);
  });
});
