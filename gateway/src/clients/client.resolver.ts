import { Arg, Authorized, Ctx, FieldResolver, ID, Query, Resolver, Root, Subscription } from "type-graphql";
import type { Context } from "../context.js";
import { DiagnosticKind, DiagnosticSeries } from "../diagnostics/diagnostic.type.js";
import { Group } from "../groups/group.type.js";
import { clientLoader } from "../loaders/client.loader.js";
import { groupLoader } from "../loaders/group.loader.js";
import { measurementLoader } from "../loaders/measurement.loader.js";
import { IntervalInput } from "../measurements/interval.input.js";
import { resolveInterval } from "../measurements/interval.js";
import { Measurement } from "../measurements/measurement.type.js";
import { type ClientRecord, getClient, listClients } from "../platform-api/clients.js";
import { DIAGNOSTIC_KINDS, type DiagnosticKindName, getDiagnostics } from "../platform-api/diagnostics.js";
import { Client, ClientPermissions } from "./client.type.js";

const byName = new Intl.Collator("sl");

@Resolver(() => Client)
export class ClientResolver {
  @Authorized()
  @Query(() => [Client], { description: "The devices that the caller may see, by display name." })
  async clients(@Ctx() { platform, call }: Context): Promise<Client[]> {
    const clients = await listClients(platform, call);
    return clients.sort((a, b) => byName.compare(a.name, b.name));
  }

  @Authorized()
  @Query(() => Client, {
    nullable: true,
    description: "One device; null where it is unknown or not the caller's to see.",
  })
  client(@Arg("id", () => ID) id: string, @Ctx() { loaders }: Context): Promise<Client | null> {
    return loaders.get(clientLoader).load(id);
  }

  @Authorized()
  @Subscription(() => Client, {
    description: "A device whose status changed: one, or any that the caller may see.",
    subscribe: async ({ args, context }: { args: { clientId?: string | null }; context: Context }) => {
      const { clientId } = args;
      if (clientId) await getClient(context.platform, context.call, clientId);
      return context.feed.clients(context.call, clientId ?? undefined);
    },
  })
  clientStatus(
    @Root() client: ClientRecord,
    @Arg("clientId", () => ID, { nullable: true, description: "Left out: all of them." }) _clientId?:
      | string
      | null,
  ): Client {
    return client;
  }

  @FieldResolver(() => [Group])
  async groups(@Root() client: Client, @Ctx() { loaders }: Context): Promise<Group[]> {
    const groups = await loaders.get(groupLoader).loadMany(client.groupIds);
    return groups.filter((group): group is Group => group !== null && !(group instanceof Error));
  }

  @FieldResolver(() => Measurement, {
    nullable: true,
    description: "Traffic of one period; null, with an error, where it can't be had.",
  })
  measurement(
    @Root() client: Client,
    @Arg("interval", () => IntervalInput) interval: IntervalInput,
    @Ctx() { loaders, now }: Context,
  ): Promise<Measurement> {
    const period = resolveInterval(interval, client.timeZone, now());
    return loaders.get(measurementLoader).load({ clientId: client.id, period });
  }

  @FieldResolver(() => [DiagnosticSeries], {
    nullable: true,
    description: "Diagnostic values of one period; all series where none is named.",
  })
  diagnostics(
    @Root() client: Client,
    @Arg("interval", () => IntervalInput) interval: IntervalInput,
    @Arg("series", () => [DiagnosticKind], { nullable: true }) series: DiagnosticKindName[] | null,
    @Ctx() { platform, call, now }: Context,
  ): Promise<DiagnosticSeries[]> {
    const { from, to } = resolveInterval(interval, client.timeZone, now());
    return getDiagnostics(platform, call, {
      clientId: client.id,
      from,
      to,
      kinds: series ?? DIAGNOSTIC_KINDS,
    });
  }

  @FieldResolver(() => ClientPermissions)
  permissions(@Ctx() { call }: Context): ClientPermissions {
    return { editSettings: call.caller.apiKey === undefined };
  }
}
