import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { redirectFor, type Visitor, visitorOf } from "./access";

type Row = [visitor: Visitor, pathname: string, target: string | null];

const userPages = [
  "/client",
  "/location/7",
  "/report/7",
  "/summary",
  "/traffic",
  "/compare",
  "/reports",
  "/reports/7/edit",
  "/profile",
  "/notifications",
  "/keys",
  "/reporterror",
  "/stetje",
];

const adminPages = [
  "/admin/clients",
  "/admin/clients/7",
  "/admin/clients/7/config",
  "/admin/users",
  "/admin/actions",
  "/admin/action_templates",
  "/admin/groups",
  "/admin/firmware",
  "/admin/config",
  "/admin/customtext",
  "/admin/videos",
  "/admin/fleet_health",
  "/admin/error_reports",
  "/admin/audit_log",
  "/admin/system",
];

describe("redirectFor", () => {
  it.each<Row>([
    ["guest", "/login", null],
    ["guest", "/admin/login", null],
    ["guest", "/signup", null],
    ...userPages.map((page): Row => ["guest", page, "/login"]),
    ["guest", "/", "/login"],
    ["guest", "/overview", "/login"],
    ["guest", "/client/7", "/login"],
    ["guest", "/nonsense", "/login"],
    ["guest", "/admin/clients_overview", "/admin/login"],
    ["guest", "/admin/nonsense", "/admin/login"],
    ...adminPages.map((page): Row => ["guest", page, "/admin/login"]),
    ["guest", "/config/7", "/login"],
    ["user", "/login", "/overview"],
    ["user", "/signup", "/overview"],
    ...userPages.map((page): Row => ["user", page, null]),
    ["user", "/admin/login", "/overview"],
    ["user", "/", "/overview"],
    ["user", "/overview", null],
    ["user", "/client/7", null],
    ["user", "/nonsense", "/overview"],
    ["user", "/admin/", "/overview"],
    ["user", "/admin/clients_overview", "/overview"],
    ...adminPages.map((page): Row => ["user", page, "/overview"]),
    ["user", "/config/7", "/overview"],
    ["labeller", "/login", "/stetje"],
    ["labeller", "/", "/stetje"],
    ["labeller", "/nonsense", "/stetje"],
    ["labeller", "/overview", null],
    ["labeller", "/admin/users", "/stetje"],
    ["admin", "/login", "/admin/clients_overview"],
    ["admin", "/signup", "/admin/clients_overview"],
    ["admin", "/admin/login", "/admin/clients_overview"],
    ...userPages.map((page): Row => ["admin", page, null]),
    ["admin", "/", "/overview"],
    ["admin", "/overview", null],
    ["admin", "/client/7", null],
    ["admin", "/admin/clients_overview", null],
    ...adminPages.map((page): Row => ["admin", page, null]),
    ["admin", "/config/7", null],
    ["admin", "/nonsense", "/admin/clients_overview"],
  ])("%s on %s goes to %s", (visitor, pathname, target) => {
    expect(redirectFor(visitor, pathname)).toBe(target);
  });

  it("leads everybody, from everywhere, to a place where they may stay", () => {
    const visitors = fc.constantFrom<Visitor>("guest", "user", "labeller", "admin");
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
  it("reads 1 as administrator and 0 as user, who may label", () => {
    expect(visitorOf(null)).toBe("guest");
    expect(visitorOf({ ...session, isAdmin: 1 })).toBe("admin");
    expect(visitorOf({ ...session, isAdmin: 0 })).toBe("user");
    expect(visitorOf({ ...session, isAdmin: 0, beginsAtDesk: 1 })).toBe("labeller");
    expect(visitorOf({ ...session, isAdmin: 1, beginsAtDesk: 1 })).toBe("admin");
  });
});
