import { expect, it } from "@jest/globals";
import { render, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { AdminRoutes } from "./AdminRoutes";

it.each(["/admin", "/admin/", "/admin/nonsense", "/admin/clients/7/nonsense"])(
  "leads from %s to the overview",
  async (address) => {
    const children = [
      { path: "/admin/clients_overview", element: null },
      { path: "/admin/*", element: <AdminRoutes /> },
    ];
    const router = createMemoryRouter(children, { initialEntries: [address] });
    render(<RouterProvider router={router} />);
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/clients_overview"));
  },
);
