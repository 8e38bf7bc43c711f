import { LIMITS_A_PLACE } from "@obcestje/contract/limits/counts.js";
import { ArrayMaxSize } from "class-validator";
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { EDIT_OPTIONS } from "../bulk/bulk.types.js";
import { Client } from "../clients/client.types.js";
import type { Context } from "../context.js";
import { clientLoader } from "../loaders/client.loader.js";
import { objectOf } from "../objectType.js";
import { inputType, optional, payloadType, required } from "../ownType.js";
import { CLIENT, type ClientRecord } from "../platform-api/clients.js";
import { id, instant, whole } from "../platform-api/kinds.js";
import {
  getSpeedLimits,
  SPEED_LIMITS,
  type SpeedLimitsRecord,
  setSpeedLimits,
} from "../platform-api/speedLimits.js";

const SpeedLimits = objectOf(SPEED_LIMITS);

const SpeedLimitInput = inputType("SpeedLimitInput", "A speed limit in force from an instant on.", {
  from: optional(instant, "Since when, at the beginning of its local hour; null of the first: from ever."),
  speedLimit: required(whole, "km/h."),
});

const SetSpeedLimitsInput = inputType("SetSpeedLimitsInput", "Which speed limits were in force when.", {
  ...EDIT_OPTIONS,
  clientId: required(id, "The device or place; of a device that moved, its places are asked."),
  limits: required(
    [SpeedLimitInput],
    "All of them, in the order of time; the last one is the setting.",
    ArrayMaxSize(LIMITS_A_PLACE),
  ),
});
type SetSpeedLimitsInput = InstanceType<typeof SetSpeedLimitsInput>;

const SetSpeedLimitsPayload = payloadType("SetSpeedLimitsPayload", "The limits as they are now.", {
  client: optional(CLIENT, "As it is now; null with a dry run."),
  speedLimits: required(SPEED_LIMITS, "With a dry run as they would be."),
});
type SetSpeedLimitsPayload = InstanceType<typeof SetSpeedLimitsPayload>;

/** The speed limits that were in force when. */
@Resolver(() => Client)
export class LimitHistoryResolver {
  @FieldResolver(() => SpeedLimits, {
    nullable: true,
    description:
      "The speed limits that were in force when, as far as the caller sees. A call a device: not for long lists. Null where the platform keeps none.",
  })
  async speedLimits(
    @Root() { id: clientId }: ClientRecord,
    @Ctx() { platform }: Context,
  ): Promise<SpeedLimitsRecord | null> {
    return (await platform.offers.has("limit-history")) ? getSpeedLimits(platform, clientId) : null;
  }

  @Mutation(() => SetSpeedLimitsPayload, {
    description:
      "Says which speed limits were in force when: all shares and counts over the limit follow. A change of the setting alone holds from that hour on.",
  })
  async setSpeedLimits(
    @Arg("input", () => SetSpeedLimitsInput) input: SetSpeedLimitsInput,
    @Ctx() { platform, loaders }: Context,
  ): Promise<SetSpeedLimitsPayload> {
    await platform.offers.require("limit-history");
    const { clientId, limits, ...options } = input;
    const speedLimits = await setSpeedLimits(platform, { clientId, limits }, options);
    const client = input.dryRun ? null : await loaders.get(clientLoader).clear(clientId).load(clientId);
    return { client, speedLimits };
  }
}
