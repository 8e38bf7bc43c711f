import { expect, it } from "@jest/globals";
import { paths } from "../app/paths";
import { isPortalPage, wayOf } from "./reach";

const origin = "https://portal.example";
const ask = (path: string, mode: RequestMode = "navigate", method = "GET") =>
  wayOf({ url: new URL(path, origin).href, mode, method }, origin);

it("reaches all pages of who has signed in", () => {
  const guests: readonly string[] = [
    ...[paths.login, paths.adminLogin, paths.signUp, paths.forgotPassword],
    ...[paths.resetPassword, paths.invitation, paths.confirmEmail],
  ];
  const elsewhere: readonly string[] = [paths.apiExplorer, paths.videoUpload];
  for (const path of Object.values(paths)) {
    if (typeof path !== "string") continue;
    const isPage = !guests.includes(path) && !elsewhere.includes(path);
    expect([path, isPortalPage(path)]).toEqual([path, isPage]);
  }
  for (const path of ["/", paths.client("7"), paths.location("3"), "/config/7", "/admin/clients/7/config"])
    expect([path, ask(path)]).toEqual([path, "page"]);
});

it.each([
  "/login",
  "/admin/login",
  "/signup",
  "/forgot",
  "/reset",
  "/public?key=vk_1",
  "/public/graph",
  "/embed/map",
  "/pdfreport",
  "/pdfreport/7",
  "/report/7",
  "/pdf/report?clientId=7",
  "/export/daily.csv?clientId=7",
  "/firmware/file?id=1",
  "/import/file",
  "/stetje/video/file?id=1",
  "/graphiql",
  "/graphql",
  "/worker.js",
  "/overview.html",
])("leaves %s alone", (path) => expect(ask(path)).toBeNull());

it("gives kept code for nothing but hashed assets of the portal", () => {
  expect(ask("/assets/index-1.js", "cors")).toBe("asset");
  expect(ask("/assets/index-1.js", "navigate")).toBeNull();
  expect(ask("/graphql", "cors", "POST")).toBeNull();
  expect(ask("/overview", "navigate", "POST")).toBeNull();
  expect(ask("/favicon.svg", "no-cors")).toBeNull();
  expect(ask("https://tiles.example/assets/1.png", "no-cors")).toBeNull();
});
