import { LIMITS_A_PLACE } from "@obcestje/contract/limits/counts.js";
import { SPEED_LIMITS } from "@obcestje/contract/limits/ranges.js";
import Type, { type Static } from "typebox";
import { memberOf, readerOf } from "../auth/guard.js";
import { MEMBERS, READERS } from "../auth/principal.js";
import { change } from "../changes/change.js";
import { changingClients } from "../clients/changes.store.js";
import { clientScope } from "../clients/scope.js";
import type { ClientRecord } from "../clients/store.js";
import { writeMetaData } from "../clients/write.store.js";
import type { Db } from "../db/tables.js";
import type { Deps } from "../deps.js";
import { invalid } from "../errors.js";
import type { App } from "../http/app.js";
import { Id } from "../http/ids.js";
import { Etag, Nullable, UnixTime } from "../http/schemas.js";
import { EVER } from "../measurements/intervals.js";
import { type LimitFrom, type Limits, seenLimits } from "../measurements/speedLimits.rules.js";
import { requireClientOrPlace } from "../places/find.store.js";
import { sharingPlace, tellPlace } from "../places/sharing.store.js";
import { staysOf } from "../places/stays.store.js";
import { etagOfContent, limitsContent } from "../revisions/contents.js";
import { noting, revising } from "../revisions/revising.js";
import { joined } from "./history.rules.js";
import { hourOf, limitsOfAll, writeLimits } from "./limits.store.js";

const LimitJson = Type.Object({
  from: Nullable({
    ...UnixTime,
    description: "Since when: the beginning of that local hour; null: from ever",
  }),
  speedLimit: Type.Integer({ minimum: SPEED_LIMITS.min, maximum: SPEED_LIMITS.max, description: "km/h" }),
});
const LimitList = Type.Array(LimitJson, { minItems: 1, maxItems: LIMITS_A_PLACE });
const LimitsJson = Type.Object({ clientId: Id, limits: Type.Array(LimitJson), etag: Etag });

/** The speed limits that were in force when. */
export function limitRoutes(app: App, deps: Deps): void {
  const { db, now } = deps;

  app.get(
    "/client/limits",
    {
      config: { access: READERS },
      schema: {
        description:
          "The speed limits of a device or place, each from an instant on, as far as the caller sees; of a device that moved those of its places while it stood there.",
        querystring: Type.Object({ clientId: Id }),
        response: { 200: LimitsJson },
      },
    },
    async (request) => {
      const scope = clientScope(readerOf(request));
      return limitsJson(db.read, await requireClientOrPlace(db.read, scope, request.query.clientId));
    },
  );

  app.put(
    "/client/limits",
    {
      config: { access: MEMBERS, role: "editor", change: "repeatable", ifMatch: true },
      schema: {
        description:
          "Says which speed limits were in force when, from ever until now: all shares and counts over the limit follow. The last one is the setting. Of a device that moved its places are asked. A change of the setting alone holds from that hour on.",
        body: Type.Object({ clientId: Id, limits: LimitList }),
        response: { 200: LimitsJson },
      },
    },
    async (request) => {
      const { clientId } = request.body;
      const scope = clientScope(memberOf(request));
      return change(deps, request, async (tx) => {
        const client = await requireClientOrPlace(tx, scope, clientId);
        const others = await sharingPlace(tx, clientId);
        await revising(tx, request, "limits", [clientId], async () => {
          if (client.isValve || (await hasMoved(tx, client))) throw invalid("clientId", "LIMITS_OF_PLACE");
          const limits = readLimits(request.body.limits, client, now());
          await changingClients(tx, [clientId, ...others], now(), () =>
            noting(tx, request, "client", [clientId, ...others], async () => {
              const metaData = JSON.parse(client.metaData) as Record<string, unknown>;
              const told = { ...metaData, speedLimit: limits.at(-1)?.speedLimit };
              await writeMetaData(tx, clientId, told);
              await tellPlace(tx, others, told);
            }),
          );
          await writeLimits(tx, clientId, await withHidden(tx, client, limits));
        });
        return limitsJson(tx, await requireClientOrPlace(tx, scope, clientId));
      });
    },
  );
}

async function limitsJson(db: Db, client: ClientRecord): Promise<Static<typeof LimitsJson>> {
  const { id, seenFrom } = client;
  const limits = (await limitsOfAll(db, [client])).get(id);
  if (!limits) throw new Error("A client has no limits.");
  const shown = seenLimits(limits, seenFrom).map(({ from, speedLimit }) => ({
    from: from === EVER.from ? null : from,
    speedLimit,
  }));
  return { clientId: id, limits: shown, etag: etagOfContent(limitsContent(limits)) };
}

const hasMoved = async (tx: Db, { id }: ClientRecord) => ((await staysOf(tx, [id])).get(id) ?? []).length > 0;

/** @throws PlatformError naming the entry */
function readLimits(
  given: Static<typeof LimitList>,
  { timeZone, seenFrom }: ClientRecord,
  now: number,
): Limits {
  const entries = given.map(({ from, speedLimit }, index): LimitFrom => {
    const path = `limits.${index}.from`;
    if ((from === null) !== (index === 0)) throw invalid(path, "FIRST_FROM_EVER");
    if (from === null) return { from: EVER.from, speedLimit };
    if (from > now) throw invalid(path, "IN_FUTURE");
    if (seenFrom !== null && from < seenFrom) throw invalid(path, "BEFORE_GROUP");
    return { from: hourOf(timeZone, from), speedLimit };
  });
  const unordered = entries.findIndex(
    ({ from }, index) => index > 0 && from <= (entries[index - 1]?.from ?? 0),
  );
  if (unordered > 0) throw invalid(`limits.${unordered}.from`, "NOT_AFTER_BEFORE");
  const [first, ...others] = entries;
  if (!first) throw invalid("limits", "REQUIRED");
  return joined([first, ...others]);
}

/** What the caller may not see stays. */
async function withHidden(tx: Db, client: ClientRecord, [first, ...others]: Limits): Promise<Limits> {
  const { id, seenFrom } = client;
  if (seenFrom === null) return [first, ...others];
  const [ever, ...hidden] = (await limitsOfAll(tx, [client])).get(id) ?? [first];
  const before = hidden.filter(({ from }) => from < seenFrom);
  return joined([ever, ...before, { from: seenFrom, speedLimit: first.speedLimit }, ...others]);
}
