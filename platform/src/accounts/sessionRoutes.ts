import Type from "typebox";
import { sessionIdOf } from "../auth/authenticate.js";
import { readerOf } from "../auth/guard.js";
import { READERS } from "../auth/principal.js";
import { change } from "../changes/change.js";
import { clientsTag } from "../clients/clientsTag.js";
import { clientScope } from "../clients/scope.js";
import type { Deps } from "../deps.js";
import { publicGroup } from "../groups/group.rules.js";
import { findGroup, toGroupJson } from "../groups/store.js";
import type { App } from "../http/app.js";
import { Nothing } from "../http/schemas.js";
import type { RelyingParties } from "../sign-in-providers/signIn.js";
import { login, logout } from "./login.js";
import { checkNewPassword, hashPassword, inHashQueue } from "./passwords.js";
import { HalfSignedInJson, LoginBody, RegisterBody, SessionJson, SignedInJson } from "./schemas.js";
import { addUser, findUser, toUserJson } from "./store.js";

/** Sign-up, sign-in, sign-out, and the current session. */
export function sessionRoutes(app: App, deps: Deps, parties: RelyingParties): void {
  const { db, now, events } = deps;

  app.post(
    "/user/register",
    {
      config: { access: "public" },
      schema: {
        description: "Signs up; an administrator confirms. The same answer for a known e-mail.",
        body: RegisterBody,
        response: { 201: Type.Object({ confirmed: Type.Literal(false) }) },
      },
    },
    async (request, reply) => {
      const { body } = request;
      checkNewPassword(body.password);
      const { email, firstName, lastName, phone } = body;
      const passwordHash = await inHashQueue(() => hashPassword(body.password));
      const user = { email, passwordHash, firstName, lastName, phone, admin: false, confirmed: false };
      await change(deps, request, (tx) => addUser(tx, user, now()));
      return reply.code(201).send({ confirmed: false });
    },
  );

  app.post(
    "/user/login",
    {
      config: { access: "public" },
      schema: {
        description:
          "Opens a session; of who has a second factor it asks for that first. Unknown, wrong and unconfirmed are one answer. A device that the account does not know is told to the person by mail.",
        body: LoginBody,
        response: { 200: Type.Union([SignedInJson, HalfSignedInJson]) },
      },
    },
    async (request) => login(deps, request, request.body),
  );

  app.post(
    "/user/logout",
    {
      config: { access: "public" },
      schema: {
        description:
          "Ends the session of the body, else of the header or cookie; succeeds for a dead one, too. Tells where to go on, if a provider opened it that can end its own.",
        body: Type.Object({ session_id: Type.Optional(Type.String({ maxLength: 1000 })) }),
        response: {
          200: Type.Object({
            signOutUrl: Type.String({ description: "Where the browser signs out at the provider" }),
          }),
          204: Nothing,
        },
      },
    },
    async (request, reply) => {
      const sessionId = request.body.session_id ?? sessionIdOf(request);
      const ended = sessionId === undefined ? null : await logout(deps, request, sessionId);
      await events.rightsChanged(request);
      const party = ended?.provider ? parties.get(ended.provider) : undefined;
      const signOutUrl = ended && party ? await party.signOutUrl(ended.email) : null;
      return signOutUrl === null ? reply.code(204).send(null) : { signOutUrl };
    },
  );

  app.get(
    "/user/session",
    {
      config: { access: READERS, whileFactorNeeded: true },
      schema: { description: "Who asks: a person, or a key.", response: { 200: SessionJson } },
    },
    async (request) => {
      const reader = readerOf(request);
      if ("needsFactor" in reader && reader.needsFactor) {
        const user = toUserJson(await findUser(db.read, reader.userId));
        return { user, group: null, clientsTag: "", secondFactorNeeded: true };
      }
      const tag = { clientsTag: await clientsTag(db.read, clientScope(reader)) };
      if (reader.kind === "report") {
        const { startTimestamp, endTimestamp } = reader;
        const reportKey = { clientIds: [...reader.clientIds], startTimestamp, endTimestamp };
        return { user: null, group: null, reportKey, ...tag };
      }
      const found = reader.groupId === null ? null : toGroupJson(await findGroup(db.read, reader.groupId));
      if (reader.kind === "key" || reader.kind === "view") {
        const { kind, clientId, formerClientId, origins } = reader;
        const apiKey = {
          viewOnly: kind === "view",
          ...(clientId === null ? {} : { clientId }),
          ...(formerClientId === null ? {} : { formerClientId }),
          origins,
        };
        return { user: null, group: found && sessionGroup(publicGroup(found)), apiKey, ...tag };
      }
      const user = toUserJson(await findUser(db.read, reader.userId));
      return { user, group: found && sessionGroup(found), ...tag };
    },
  );
}

function sessionGroup({ id, name, metaData, timeZone }: ReturnType<typeof toGroupJson>) {
  return { id, name, metaData, timeZone };
}
