import Type from "typebox";
import { findUser } from "../accounts/store.js";
import { userOf } from "../auth/guard.js";
import { SIGNED_IN } from "../auth/principal.js";
import { newSecret } from "../auth/secrets.js";
import { change } from "../changes/change.js";
import { requireClients } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { readIdsOrNone } from "../http/ids.js";
import { CursorQuery, sendPage } from "../http/paging.js";
import { revising } from "../revisions/revising.js";
import { preferencesJson } from "./answer.js";
import { findNotification, listNotifications } from "./list.store.js";
import { DELIVERY } from "./names.js";
import { moveGathering } from "./outbox.store.js";
import { changed } from "./preferences.rules.js";
import {
  chooseClients,
  findPreferences,
  scopeOfPerson,
  writePreferences,
  zoneOfPerson,
} from "./preferences.store.js";
import { quietUntil } from "./quietHours.rules.js";
import { NotificationJson, PreferencesBody, PreferencesJson, SecretJson } from "./schemas.js";
import { addTest } from "./tests.store.js";
import { opennessOf } from "./webhookUrl.rules.js";

/** Notification preferences, and past notifications. Each person has their own, whomever they act as. */
export function notificationRoutes(app: App, deps: Deps): void {
  const { db, env, jobs, now } = deps;

  app.get(
    "/notification/preferences",
    {
      config: { access: SIGNED_IN },
      schema: { description: "The person's own.", response: { 200: PreferencesJson } },
    },
    async (request) => preferencesJson(db.read, await findUser(db.read, userOf(request).userId), env),
  );

  app.patch(
    "/notification/preferences",
    {
      config: { access: SIGNED_IN, role: "viewer", change: "repeatable", ifMatch: true },
      schema: {
        description:
          "Changes what is given. clientIds are all that are chosen; they count where allClients is false.",
        body: PreferencesBody,
        response: { 200: PreferencesJson },
      },
    },
    async (request) => {
      const { userId } = userOf(request);
      const { clientIds, ...wanted } = request.body;
      const chosen = clientIds === undefined ? undefined : readIdsOrNone(clientIds, "clientIds");
      return change(deps, request, async (tx) => {
        const user = await findUser(tx, userId);
        const preferences = changed(await findPreferences(tx, user), wanted, opennessOf(env));
        if (chosen) await requireClients(tx, scopeOfPerson(user), chosen);
        await revising(tx, request, "notificationPreferences", [userId], async () => {
          await writePreferences(tx, userId, preferences);
          if (chosen) await chooseClients(tx, userId, chosen);
        });
        if (wanted.quietHours) await moveWaiting(tx, userId);
        return preferencesJson(tx, user, env);
      });
    },
  );

  app.post(
    "/notification/secret",
    {
      config: { access: SIGNED_IN, role: "viewer", change: "secret" },
      schema: {
        description: "Makes a new secret, with which messages to the webhook are signed from now on.",
        response: { 201: SecretJson },
      },
    },
    async (request, reply) => {
      const { userId } = userOf(request);
      const made = await change(deps, request, async (tx) => {
        const preferences = await findPreferences(tx, await findUser(tx, userId));
        const [secret, secretDate] = [newSecret("wh_"), now()];
        const renewed = { ...preferences, webhookSecret: secret, webhookSecretDate: secretDate };
        await writePreferences(tx, userId, renewed);
        return { secret, secretDate };
      });
      return reply.code(201).send(made);
    },
  );

  app.post(
    "/notification/test",
    {
      config: { access: SIGNED_IN, role: "viewer", change: "repeatable" },
      schema: {
        description:
          "Sends a test to the person's own channels now; 10 an hour at most. The list tells how it went.",
        response: { 201: NotificationJson },
      },
    },
    async (request, reply) => {
      const { userId } = userOf(request);
      const test = await change(deps, request, async (tx) =>
        findNotification(tx, await addTest(tx, await findUser(tx, userId), now())),
      );
      if (!request.dryRun) jobs.soon(DELIVERY);
      return reply.code(201).send(test);
    },
  );

  app.get(
    "/notification/list",
    {
      config: { access: SIGNED_IN },
      schema: {
        description:
          "What the person was told in 90 days, newest first. Each page's header X-Next-Cursor leads to the next.",
        querystring: CursorQuery,
        response: { 200: Type.Array(NotificationJson) },
      },
    },
    async (request, reply) => {
      const user = await findUser(db.read, userOf(request).userId);
      return sendPage(reply, await listNotifications(db.read, user.id, scopeOfPerson(user), request.query));
    },
  );

  /** Messages that wait for the end of quiet hours follow the new ones. */
  async function moveWaiting(tx: Db, userId: number): Promise<void> {
    const user = await findUser(tx, userId);
    const { quietHours } = await findPreferences(tx, user);
    const zone = quietHours.timeZone ?? (await zoneOfPerson(tx, user));
    const until = quietHours.enabled ? quietUntil(quietHours, zone, now()) : null;
    await moveGathering(tx, userId, until ?? now(), until !== null);
  }
}
