import Type from "typebox";
import { userOf } from "../auth/guard.js";
import { lifetimesOf } from "../auth/lifetime.rules.js";
import { SIGNED_IN } from "../auth/principal.js";
import { closeSessionById, closeSessionsOf, listSessions, toSessionJson } from "../auth/sessions.store.js";
import { change } from "../changes/change.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { Nothing } from "../http/schemas.js";
import { forgetDevicesOfSessions } from "../known-devices/devices.store.js";
import { revising } from "../revisions/revising.js";
import { changePassword } from "./changePassword.js";
import { OwnSessionJson, PasswordBody, ProfileBody, ProfileJson, SessionIdText } from "./schemas.js";
import { findUser, toProfileJson, writeProfile } from "./store.js";

/** Calls of people on their own account. */
export function profileRoutes(app: App, deps: Deps): void {
  const { db, now, events } = deps;

  app.get(
    "/user/profile",
    {
      config: { access: SIGNED_IN },
      schema: { description: "The own account.", response: { 200: ProfileJson } },
    },
    async (request) => toProfileJson(await findUser(db.read, userOf(request).userId), deps.env),
  );

  app.patch(
    "/user/profile",
    {
      config: { access: SIGNED_IN, role: "viewer", change: "repeatable", ifMatch: true },
      schema: {
        description: "Name, phone and language; null takes one away.",
        body: ProfileBody,
        response: { 200: ProfileJson },
      },
    },
    async (request) => {
      const { userId } = userOf(request);
      return change(deps, request, async (tx) => {
        await revising(tx, request, "user", [userId], () => writeProfile(tx, userId, request.body));
        return toProfileJson(await findUser(tx, userId), deps.env);
      });
    },
  );

  app.post(
    "/user/password",
    {
      config: { access: SIGNED_IN, role: "viewer", change: "secret" },
      schema: {
        description: "Changes the own password; all other sessions end.",
        body: PasswordBody,
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      await changePassword(deps, request, userOf(request), request.body);
      await events.rightsChanged(request);
      return reply.code(204).send(null);
    },
  );

  app.get(
    "/user/sessions",
    {
      config: { access: SIGNED_IN },
      schema: {
        description: "Where the person is signed in, the last used first.",
        response: { 200: Type.Array(OwnSessionJson) },
      },
    },
    async (request) => {
      const { userId, sessionHash } = userOf(request);
      const sessions = await listSessions(db.read, lifetimesOf(deps.env), userId, now());
      return sessions.map((session) => toSessionJson(session, sessionHash));
    },
  );

  app.delete(
    "/user/sessions",
    {
      config: { access: SIGNED_IN, role: "viewer", change: "repeatable" },
      schema: {
        description:
          "Ends one of the person's sessions, or all but the present one. Their devices are not known any more.",
        querystring: Type.Object({ id: Type.Optional(SessionIdText) }),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { userId, sessionHash } = userOf(request);
      const { id } = request.query;
      await change(deps, request, async (tx) => {
        await forgetDevicesOfSessions(tx, userId, { id, presentHash: sessionHash });
        if (id === undefined) await closeSessionsOf(tx, userId, sessionHash);
        else await closeSessionById(tx, userId, id);
      });
      await events.rightsChanged(request);
      return reply.code(204).send(null);
    },
  );
}
