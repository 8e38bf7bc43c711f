import { fieldFault } from "@obcestje/contract/faults.js";
import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Float, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import { Client } from "../clients/client.types.js";
import { clientsInOrder } from "../clients/clientsInOrder.js";
import { readAhead } from "../clients/readAhead.js";
import type { Context } from "../context.js";
import { ApiError, nullIfNotFound } from "../errors.js";
import { byName } from "../lists/byName.js";
import { clientLoader } from "../loaders/client.loader.js";
import { clientListLoader } from "../loaders/clientList.loader.js";
import { configLoader } from "../loaders/config.loader.js";
import { staysLoader } from "../loaders/stays.loader.js";
import type { ClientRecord } from "../platform-api/clients.js";
import type { DirectionNamesRecord } from "../platform-api/directionNames.js";
import {
  deletePlace,
  denyMove,
  findMoveHint,
  listPlaces,
  type Move,
  type MoveHintRecord,
  type StayRecord,
  type StaysRecord,
} from "../platform-api/places.js";
import { moveWithConfig } from "./moveWithConfig.js";
import {
  DeletePlaceInput,
  DeletePlacePayload,
  DenyMoveInput,
  DenyMovePayload,
  DirectionNames,
  LocationsArgs,
  MoveClientInput,
  MoveClientPayload,
  MoveHint,
  Stay,
  Stays,
} from "./place.types.js";

/** Places where devices stand or stood, and moves between them. */
@Resolver(() => Client)
export class PlaceResolver {
  @Query(() => [Client], {
    nullable: true,
    description:
      "The places that devices were moved to or from, as far as the caller sees them, by name. They have figures as devices have; where no device ever moved there are none.",
  })
  async places(@Ctx() { platform }: Context): Promise<Client[]> {
    await platform.offers.require("places");
    return byName(await listPlaces(platform));
  }

  @Query(() => [Client], {
    nullable: true,
    description:
      "Where is measured, by name: the places that the caller sees, and each device that never moved, which is a place of its own. A device that moved is told with its places only. Those named by id in that order.",
  })
  async locations(
    @Args(() => LocationsArgs) { ids }: LocationsArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Client[]> {
    readAhead(info, context, ids ?? []);
    return ids ? clientsInOrder(context.loaders, ids) : byName(await whereMeasured(context));
  }

  @FieldResolver(() => Stays, {
    nullable: true,
    description:
      "Where the device was, or which devices stood at the place, as far as the caller sees; null where the platform keeps no stays.",
  })
  stays(@Root() { id }: ClientRecord, @Ctx() { loaders }: Context): Promise<StaysRecord | null> {
    return loaders.get(staysLoader).load(id);
  }

  @Mutation(() => MoveClientPayload, {
    description:
      "Moves a device to a place, a new place or the store, now or at an instant of the past, or corrects a move. What it measured counts where it was. Where its new place has another speed limit, it gets the configuration that follows. Administrators may move it to a place of another group, and it is that group's from then on.",
  })
  async moveClient(
    @Arg("input", () => MoveClientInput) input: MoveClientInput,
    @Ctx() context: Context,
  ): Promise<MoveClientPayload> {
    const { clientId, from = null, until = null, leaves = null } = input;
    const moved = await moveWithConfig(
      context,
      { clientId, to: targetOf(input), from, until, leaves },
      input,
    );
    context.loaders.get(configLoader).clear(clientId);
    const client = input.dryRun
      ? null
      : await context.loaders.get(clientLoader).clear(clientId).load(clientId);
    return { client, ...moved };
  }

  @FieldResolver(() => MoveHint, {
    nullable: true,
    description:
      "What of the last sixty days speaks for a move that nobody told of; null: nothing. Nothing follows from it by itself. A call a device: not for long lists. For whoever may move it.",
  })
  async moveHint(
    @Root() { id, isPlace }: ClientRecord,
    @Ctx() { platform }: Context,
  ): Promise<MoveHintRecord | null> {
    if (isPlace || !(await platform.offers.has("places"))) return null;
    return findMoveHint(platform, id);
  }

  /** Without its stays the names would be taken for those of all its figures. */
  @FieldResolver(() => DirectionNames, {
    nullable: true,
    description: "What people call the two directions there; null where nobody has named one.",
  })
  async directionNames(
    @Root() { id, isPlace, directionNames }: ClientRecord,
    @Ctx() { loaders }: Context,
  ): Promise<DirectionNamesRecord | null> {
    if (!isPlace && directionNames !== null) await loaders.get(staysLoader).load(id);
    return directionNames;
  }

  @FieldResolver(() => Float, {
    nullable: true,
    description:
      "From when on `directionNames` are those of its figures: when it was last moved (Unix seconds); null: always, or there are no names.",
  })
  async directionNamesSince(
    @Root() { id, isPlace, directionNames }: ClientRecord,
    @Ctx() { loaders }: Context,
  ): Promise<number | null> {
    if (isPlace || directionNames === null) return null;
    return (await loaders.get(staysLoader).load(id))?.list.at(-1)?.from ?? null;
  }

  @Mutation(() => DenyMovePayload, {
    description: "Says that a device did not move until an instant: nothing before it is hinted at any more.",
  })
  async denyMove(
    @Arg("input", () => DenyMoveInput) { clientId, until, ...write }: DenyMoveInput,
    @Ctx() { platform }: Context,
  ): Promise<DenyMovePayload> {
    await denyMove(platform, { clientId, until }, write);
    return { clientId };
  }

  @Mutation(() => DeletePlacePayload, { description: "Takes a place away where no device ever stood." })
  async deletePlace(
    @Arg("input", () => DeletePlaceInput) { id, ...write }: DeletePlaceInput,
    @Ctx() { platform }: Context,
  ): Promise<DeletePlacePayload> {
    await deletePlace(platform, id, write);
    return { id };
  }
}

@Resolver(() => Stay)
export class StayResolver {
  @FieldResolver(() => Client, {
    nullable: true,
    description: "The device; null where the caller does not see it any more.",
  })
  client(@Root() { clientId }: StayRecord, @Ctx() { loaders }: Context): Promise<Client | null> {
    return nullIfNotFound(loaders.get(clientLoader).load(clientId));
  }

  @FieldResolver(() => Client, { nullable: true, description: "The place; null: it was in the store." })
  place(@Root() { placeId }: StayRecord, @Ctx() { loaders }: Context): Promise<Client | null> | null {
    return placeId === null ? null : nullIfNotFound(loaders.get(clientLoader).load(placeId));
  }
}

async function whereMeasured({ platform, loaders }: Context): Promise<ClientRecord[]> {
  const [clients, places] = await Promise.all([
    loaders.get(clientListLoader).all(),
    platform.offers.has("places").then((has) => (has ? listPlaces(platform) : [])),
  ]);
  if (places.length === 0) return [...clients];
  const stays = await Promise.all(clients.map(({ id }) => loaders.get(staysLoader).load(id)));
  return [...places, ...clients.filter((_client, index) => !stays[index]?.list.length)];
}

/** @throws ApiError BAD_USER_INPUT unless exactly one target is given */
function targetOf({ placeId, settings, toStore }: MoveClientInput): Move["to"] {
  const targets: Move["to"][] = [
    ...(placeId ? [{ placeId }] : []),
    ...(settings ? [{ settings }] : []),
    ...(toStore ? [null] : []),
  ];
  const [target] = targets;
  if (targets.length !== 1 || target === undefined)
    throw new ApiError("BAD_USER_INPUT", "Some values are not allowed.", {
      fields: [fieldFault("placeId", "ONE_OF_TWO", { other: "settings, toStore" })],
    });
  return target;
}
