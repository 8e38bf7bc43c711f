import { isValveGroup } from "../figures/clientFacts.js";
import { isObject } from "../json.js";
import { type Principal, seenClient } from "../principal.js";
import { badInput, notFound } from "../refusal.js";
import type { Call, Platform, Route } from "../route.js";
import { clientShape } from "../shapes/clients.js";
import { bundleShape, locationShape } from "../shapes/valves.js";
import type { Group } from "../store/records.js";
import { idOfEither } from "./idOfEither.js";
import { sentSchedule } from "./schedule.js";

const MODES: readonly unknown[] = ["schedule", "manualOn", "manualOff"];

/** Valve locations, their bundles and the modes of valves. */
export function valveRoutes({ store, wire }: Platform): Route[] {
  const locationsOf = (principal: Principal): Group[] =>
    store.groups
      .all()
      .filter(isValveGroup)
      .filter(({ id }) => (principal.groupId ?? id) === id && principal.clientId === null);
  const seenBundle = (principal: Principal, id: number) => {
    const bundle = store.bundles.get(id);
    if (!bundle || !locationsOf(principal).some(({ id }) => id === bundle.groupId)) throw notFound("bundle");
    return bundle;
  };
  const sentClients = ({ body, principal }: Call) =>
    body.ids("clients").map((id) => seenClient(store, principal, id).id);
  return [
    {
      method: "GET",
      path: "/zalivalnik",
      access: "members",
      answer: ({ principal }) =>
        wire.list(
          "locations",
          locationsOf(principal).map((group) => locationShape(wire, store, group)),
        ),
    },
    {
      method: "POST",
      path: "/zalivalnik/bundle",
      access: "members",
      answer: (call) => {
        // A bundle has no field for its location: it is created in the only one that the caller sees.
        const [location, ...others] = locationsOf(call.principal);
        if (!location || others.length > 0) throw badInput("The caller must belong to one valve location.");
        const bundle = store.addBundle({
          groupId: location.id,
          name: call.body.text("name"),
          schedule: call.body.has("schedule") ? sentSchedule(wire, call.body) : [],
          clients: call.body.has("clients") ? sentClients(call) : [],
        });
        return wire.written(bundleShape(wire, store, bundle));
      },
    },
    {
      method: "PATCH",
      path: "/zalivalnik/bundle",
      access: "members",
      answer: (call) => {
        const { body, principal } = call;
        const bundle = seenBundle(principal, body.id("id"));
        const name = body.has("name") ? body.text("name") : bundle.name;
        const schedule = body.has("schedule") ? sentSchedule(wire, body) : bundle.schedule;
        const clients = body.has("clients") ? sentClients(call) : bundle.clients;
        Object.assign(bundle, { name, schedule, clients });
        return wire.written(bundleShape(wire, store, bundle));
      },
    },
    {
      method: "DELETE",
      path: "/zalivalnik/bundle",
      access: "members",
      answer: (call) => {
        const bundle = seenBundle(call.principal, idOfEither(call));
        store.bundles.delete(bundle.id);
        return wire.written(bundleShape(wire, store, bundle));
      },
    },
    {
      method: "PATCH",
      path: "/zalivalnik/client",
      access: "members",
      answer: ({ body, principal }) => {
        const client = seenClient(store, principal, body.id("clientId"));
        const mode = body.raw("mode");
        if (!MODES.includes(mode)) throw badInput(`mode must be one of ${MODES.join(", ")}.`);
        const { _zalivalnik } = client.metaData;
        const others = isObject(_zalivalnik) ? _zalivalnik : {};
        client.metaData = { ...client.metaData, _zalivalnik: { ...others, mode } };
        return wire.written(clientShape(wire, client));
      },
    },
  ];
}
