import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { redirectFor, type Visitor, visitorOf } from "./access";

describe("redirectFor", () => {
  it.each<[Visitor, string, string | null]>([
    ["guest", "/login", null],
    ["guest", "/admin/login", null],
    ["guest", "/pdfreport/7", null],
    ["guest", "/", "/login"],
    ["guest", "/overview", "/login"],
    ["guest", "/client/7", "/login"],
    ["guest", "/nonsense", "/login"],
    ["guest", "/admin/clients_overview", "/admin/login"],
    ["guest", "/admin/nonsense", "/admin/login"],
    ["user", "/login", "/overview"],
    ["user", "/admin/login", "/overview"],
    ["user", "/", "/overview"],
    ["user", "/overview", null],
    ["user", "/client/7", null],
    ["user", "/pdfreport/7", null],
    ["user", "/nonsense", "/overview"],
    ["user", "/admin/", "/overview"],
    ["user", "/admin/clients_overview", "/overview"],
    ["admin", "/login", "/admin/clients_overview"],
    ["admin", "/", "/overview"],
    ["admin", "/overview", null],
    ["admin", "/client/7", null],
    ["admin", "/admin/", "/admin/clients_overview"],
    ["admin", "/admin/clients_overview", null],
    ["admin", "/admin/nonsense", "/admin/clients_overview"],
    ["admin", "/nonsense", "/admin/clients_overview"],
  ])("%s on %s goes to %s", (visitor, pathname, target) => {
    expect(redirectFor(visitor, pathname)).toBe(target);
  });

  it("leads everybody, from everywhere, to a place where they may stay", () => {
    const visitors = fc.constantFrom<Visitor>("guest", "user", "admin");
    fc.assert(
      fc.property(visitors, fc.webPath(), (visitor, path) => {
        const target = redirectFor(visitor, path || "/");
        return target === null || redirectFor(visitor, target) === null;
      }),
    );
  });
});

describe("visitorOf", () => {
  const session = { username: "Ana", groupName: null, groupId: null };
  it("reads 1 as administrator and 0 as user", () => {
    expect(visitorOf(null)).toBe("guest");
    expect(visitorOf({ ...session, isAdmin: 1 })).toBe("admin");
    expect(visitorOf({ ...session, isAdmin: 0 })).toBe("user");
  });
});
