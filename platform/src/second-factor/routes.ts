import Type from "typebox";
import { ACCOUNT_MAIL } from "../account-links/names.js";
import { hasLocalPassword } from "../accounts/localPasswords.js";
import { findUser } from "../accounts/store.js";
import { userOf } from "../auth/guard.js";
import { ADMIN, SIGNED_IN } from "../auth/principal.js";
import { change } from "../changes/change.js";
import type { Deps } from "../deps.js";
import { conflict, notFound } from "../errors.js";
import type { App } from "../http/app.js";
import { jsonObject } from "../http/body.js";
import { Id } from "../http/ids.js";
import { Nothing } from "../http/schemas.js";
import { beginFactor, finishFactor, removeOwnFactor, renewRecoveryCodes } from "./enrol.js";
import { listFactors } from "./factors.store.js";
import { relyingPartyOf } from "./passkeys.js";
import { countRecoveryCodes } from "./recoveryCodes.store.js";
import {
  AddedFactorJson,
  BeginFactorBody,
  BegunFactorJson,
  FactorsJson,
  FinishFactorBody,
  RemoveFactorBody,
  RenewCodesBody,
  RenewedCodesJson,
} from "./schemas.js";
import { takeAway } from "./takeAway.js";

/** Calls of people on their own second factors, and of administrators who take them away. */
export function factorRoutes(app: App, deps: Deps): void {
  const { db, env, events, jobs, now } = deps;

  app.get(
    "/user/factor/list",
    {
      config: { access: SIGNED_IN, whileFactorNeeded: true },
      schema: { description: "The person's second factors.", response: { 200: FactorsJson } },
    },
    async (request) => {
      const { userId, needsFactor = false } = userOf(request);
      const factors = await listFactors(db.read, userId);
      return {
        factors: factors.map(({ id, kind, name, create_date, last_used_date }) => ({
          ...{ id, kind, name, createDate: create_date, lastUsedDate: last_used_date },
        })),
        recoveryCodes: await countRecoveryCodes(db.read, userId),
        passkeys: relyingPartyOf(env) !== null,
        canAdd: hasLocalPassword(env, await findUser(db.read, userId)),
        needed: needsFactor,
      };
    },
  );

  app.post(
    "/user/factor/begin",
    {
      config: { access: SIGNED_IN, role: "viewer", change: "secret", whileFactorNeeded: true },
      schema: {
        description: "Begins to add a second factor. It counts once the next call has seen that it works.",
        body: BeginFactorBody,
        response: { 200: BegunFactorJson },
      },
    },
    async (request) => beginFactor(deps, request, request.body),
  );

  app.post(
    "/user/factor/finish",
    {
      config: { access: SIGNED_IN, role: "viewer", change: "secret", whileFactorNeeded: true },
      schema: {
        description:
          "Adds a second factor that works; all other sessions end. With the first one come recovery codes.",
        body: FinishFactorBody,
        response: { 201: AddedFactorJson },
      },
    },
    async (request, reply) => {
      const { passkey, ...finished } = request.body;
      const answer = passkey === undefined ? {} : { passkey: jsonObject(passkey, "passkey") };
      const added = await finishFactor(deps, request, { ...finished, ...answer });
      if (!request.dryRun) jobs.soon(ACCOUNT_MAIL);
      await events.rightsChanged(request);
      return reply.code(201).send(added);
    },
  );

  app.post(
    "/user/factor/remove",
    {
      config: { access: SIGNED_IN, role: "viewer", change: "secret" },
      schema: {
        description: "Removes one of the person's second factors; with the last one, the recovery codes.",
        body: RemoveFactorBody,
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      await removeOwnFactor(deps, request, request.body);
      if (!request.dryRun) jobs.soon(ACCOUNT_MAIL);
      await events.rightsChanged(request);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/user/factor/recovery",
    {
      config: { access: SIGNED_IN, role: "viewer", change: "secret" },
      schema: {
        description: "Makes new recovery codes; the old ones end.",
        body: RenewCodesBody,
        response: { 201: RenewedCodesJson },
      },
    },
    async (request, reply) => {
      const recoveryCodes = await renewRecoveryCodes(deps, request, request.body.password);
      if (!request.dryRun) jobs.soon(ACCOUNT_MAIL);
      return reply.code(201).send({ recoveryCodes });
    },
  );

  app.delete(
    "/user/factor",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description:
          "Takes all second factors and recovery codes of somebody else away, who has lost them; their sessions end, and they are told by mail.",
        querystring: Type.Object({ userId: Id }),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { userId } = request.query;
      await change(deps, request, async (tx) => {
        const user = await findUser(tx, userId);
        if (user.id === userOf(request).userId) throw conflict("OWN_ACCOUNT");
        if ((await takeAway(tx, env, user, now())) === 0) throw notFound("second factor");
      });
      if (!request.dryRun) jobs.soon(ACCOUNT_MAIL);
      await events.rightsChanged(request);
      return reply.code(204).send(null);
    },
  );
}
