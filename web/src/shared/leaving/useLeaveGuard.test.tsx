import { expect, it } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { renderPortal } from "../../../test/renderPortal";
import { useLeaveGuard } from "./useLeaveGuard";

type AskProps = { name: string; isDirty: boolean };

/** A form, upload or dialog that may have a reason to stay. */
function Ask({ name, isDirty }: AskProps) {
  const heldUp = useLeaveGuard(() => isDirty);
  if (heldUp === null) return null;
  return (
    <>
      <button type="button" onClick={heldUp.proceed}>{`leave ${name}`}</button>
      <button type="button" onClick={heldUp.stay}>{`keep ${name}`}</button>
    </>
  );
}

/** Guards in the order in which they came to the page. */
const show = (guards: AskProps[]) => {
  function Page() {
    const [closed, setClosed] = useState<string | null>(null);
    const navigate = useNavigate();
    return (
      <>
        <p>the page</p>
        <Link to="/elsewhere">away</Link>
        <button type="button" onClick={() => setClosed("dialog")}>
          close
        </button>
        <button
          type="button"
          onClick={() => {
            navigate("/elsewhere");
            setClosed("dialog");
          }}
        >
          close and go
        </button>
        {guards.map((guard) => (guard.name === closed ? null : <Ask key={guard.name} {...guard} />))}
      </>
    );
  }
  return renderPortal(<p>elsewhere</p>, { at: "/form", routes: [{ path: "/form", element: <Page /> }] });
};

const showBoth = () =>
  show([
    { name: "form", isDirty: true },
    { name: "dialog", isDirty: true },
  ]);
const leave = () => userEvent.click(screen.getByRole("link", { name: "away" }));
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const asked = () => screen.queryAllByRole("button", { name: /leave/ }).map(({ textContent }) => textContent);

it("asks a form with changes, though a newer guard has nothing against leaving", async () => {
  show([
    { name: "form", isDirty: true },
    { name: "idle upload", isDirty: false },
  ]);
  await leave();
  expect(asked()).toEqual(["leave form"]);
  expect(screen.getByText("the page")).toBeVisible();
  await press("leave form");
  expect(await screen.findByText("elsewhere")).toBeVisible();
});

it("asks one after another, the newest first, and leaves when nobody is against it", async () => {
  showBoth();
  await leave();
  expect(asked()).toEqual(["leave dialog"]);
  await press("leave dialog");
  expect(asked()).toEqual(["leave form"]);
  await press("leave form");
  expect(await screen.findByText("elsewhere")).toBeVisible();
});

it("stays where one of them is told to, and asks all of them the next time", async () => {
  showBoth();
  await leave();
  await press("leave dialog");
  await press("keep form");
  expect(asked()).toEqual([]);
  await leave();
  expect(asked()).toEqual(["leave dialog"]);
});

it("ends a navigation whose holder has left", async () => {
  const { router } = show([{ name: "dialog", isDirty: true }]);
  await leave();
  await press("close");
  expect(asked()).toEqual([]);
  await leave();
  expect(await screen.findByText("elsewhere")).toBeVisible();
  await act(() => router.navigate(-1));
  expect(screen.getByText("the page")).toBeVisible();
});

it("ends a navigation whose holder leaves in the same moment", async () => {
  const { router } = show([{ name: "dialog", isDirty: true }]);
  await press("close and go");
  expect(screen.getByText("the page")).toBeVisible();
  expect([...router.state.blockers.values()].map(({ state }) => state)).toEqual(["unblocked"]);
});
