import { expect, it } from "@jest/globals";
import { FEATURE_NAMES, featureOfCall } from "../../gateway/src/platform-api/features.js";
import { FEATURES } from "../../platform/src/http/features.js";
import { readOpenApi } from "../../tools/openApi.mjs";

/** The calls of the specification: every platform has them. */
const SPECIFIED: Record<string, string> = {
  "/user/register": "post",
  "/user/login": "post",
  "/user/logout": "post",
  "/user/session": "get",
  "/user/list": "get",
  "/user": "delete",
  "/client/list": "get",
  "/client/listAll": "get",
  "/client": "get post delete",
  "/client/metaData": "post",
  "/client/assignTo": "post delete",
  "/group/list": "get",
  "/group": "get post patch delete",
  "/group/assignUser": "post delete",
  "/measurement": "get",
  "/graph/signalStrength": "get",
  "/graph/sig": "get",
  "/graph/voltage": "get",
  "/graph/brightness": "get",
  "/graph/brightnessAverage": "get",
  "/graph/all": "get",
  "/graph/reported": "get",
  "/config": "get",
  "/config/assign": "post",
  "/config/template/list": "get",
  "/config/template": "get post patch delete",
  "/action/listAll": "get",
  "/action": "post delete",
  "/action/template/listAll": "get",
  "/action/template": "post patch delete",
  "/firmware/list": "get",
  "/firmware": "post patch delete",
  "/firmware/assign": "post",
  "/apikey/list": "get",
  "/apikey": "post",
  "/resource": "get post patch delete",
  "/resource/list": "get",
  "/zalivalnik": "get",
  "/zalivalnik/client": "patch",
  "/zalivalnik/bundle": "patch post delete",
  "/stetje/video/next": "get",
  "/stetje/video": "post",
};
const isSpecified = (method: string, path: string) => SPECIFIED[path]?.split(" ").includes(method) ?? false;

/** Calls for devices, and for monitoring the platform itself; the gateway makes none of them. */
const isNotForPortals = (path: string) =>
  path.startsWith("/device/") || ["/healthz", "/metrics"].includes(path);

const { paths } = readOpenApi<{ paths: Record<string, object> }>();
const ours = Object.entries(paths)
  .filter(([path]) => !isNotForPortals(path))
  .flatMap(([path, methods]) => Object.keys(methods).map((method): [string, string] => [method, path]));

it("our platform has each call of the specification", () => {
  const told = new Set(ours.map((call) => call.join(" ")));
  const specified = Object.entries(SPECIFIED).flatMap(([path, methods]) =>
    methods.split(" ").map((method) => `${method} ${path}`),
  );
  expect(specified.filter((call) => !told.has(call))).toEqual([]);
});

it("each other call of our platform is part of a feature, and no call of the specification is", () => {
  const unnamed = ours.filter(
    ([method, path]) =>
      isSpecified(method, path) === (featureOfCall(method.toUpperCase(), path.slice(1)) !== undefined),
  );
  expect(unnamed).toEqual([]);
});

it("our platform tells all features that the gateway knows", () => {
  expect([...FEATURES].sort()).toEqual([...FEATURE_NAMES].sort());
});
