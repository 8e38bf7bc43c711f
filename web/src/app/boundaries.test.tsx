import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, type RouteObject } from "react-router-dom";
import { renderPortal } from "../../test/renderPortal";
import { ClientsContext } from "../shared/clients/useClients";
import { localSession } from "../shared/session/session";
import { routes } from "./routes";
import { Shell } from "./shell/Shell";

/** Chromium's message if a file of the previous version is gone. */
const missing = "Failed to fetch dynamically imported module: https://portal/assets/Page-1.js";

function Broken({ message }: { message: string }): never {
  throw new Error(message);
}

const clients = {
  clients: [],
  groups: [],
  at: 0,
  failure: null,
  refresh: () => {},
  refreshOne: async () => {},
};

/** React logs what it caught, as expected in these tests. */
const expectReport = () => jest.mocked(console.error).mockClear();

function showPage(message: string) {
  const shell = (
    <ClientsContext value={clients}>
      <Link to="/whole">on</Link>
      <Shell />
    </ClientsContext>
  );
  const children: RouteObject[] = [
    { path: "/broken", element: <Broken message={message} /> },
    { path: "/whole", element: <p>a whole page</p> },
  ];
  renderPortal(null, { at: "/broken", routes: [{ element: shell, children }] });
}

beforeEach(() => localSession.set({ username: "Ana", isAdmin: 0, groupName: null, groupId: null }));

describe("a crash", () => {
  it("of a page leaves the frame around it standing, and ends with the next page", async () => {
    showPage("broken");
    expect(screen.getByRole("heading", { name: "Nekaj je šlo narobe" })).toBeVisible();
    expect(screen.getByRole("navigation", { name: "Glavna navigacija" })).toBeVisible();
    expectReport();
    await userEvent.click(screen.getByRole("link", { name: "on" }));
    expect(await screen.findByText("a whole page")).toBeVisible();
  });

  it("of the frame itself shows people a message, not the router's own", () => {
    const [root] = routes;
    const children: RouteObject[] = [{ path: "/overview", element: <Broken message="broken" /> }];
    renderPortal(null, { at: "/overview", routes: [{ ...root, index: false, children }] });
    expect(screen.getByRole("heading", { name: "Nekaj je šlo narobe" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Naloži stran znova" })).toBeVisible();
    expectReport();
  });

  it("over code that is gone offers to load the new version", () => {
    showPage(missing);
    expect(screen.getByRole("heading", { name: "Tega dela strani ni bilo mogoče naložiti" })).toBeVisible();
    expect(screen.getByText(/morda medtem posodobljen/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Naloži stran znova" })).toBeVisible();
    expectReport();
  });
});
