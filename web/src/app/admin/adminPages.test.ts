import { describe, expect, it } from "@jest/globals";
import { matchPath } from "react-router-dom";
import { redirectFor } from "../access";
import { adminPages, sections } from "./adminPages";

const addresses = adminPages.map(({ path }) => path.replace(":id", "7"));

describe("the pages of administrators", () => {
  it("are theirs alone", () => {
    for (const visitor of ["guest", "user", "admin"] as const) {
      const target = { guest: "/admin/login", user: "/overview", admin: null }[visitor];
      for (const address of addresses)
        expect([address, redirectFor(visitor, address)]).toEqual([address, target]);
    }
  });

  it("have an address each", () => {
    for (const address of addresses)
      expect(adminPages.filter(({ path }) => matchPath(path, address) !== null)).toHaveLength(1);
  });

  it("are in the navigation, but for those of one client", () => {
    const hidden = adminPages.filter(({ entry }) => entry === undefined).map(({ path }) => path);
    expect(hidden).toEqual(["/admin/clients/:id", "/admin/clients/:id/config", "/admin/clients/:id/imports"]);
    const used = new Set(adminPages.flatMap(({ entry }) => entry?.section ?? []));
    expect([...used].sort()).toEqual([...sections].sort());
  });
});
