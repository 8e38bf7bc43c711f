import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import { BulkPayload, DeleteInput } from "../bulk/bulk.types.js";
import { runBulk } from "../bulk/runBulk.js";
import { requireDocument } from "../configs/configContent.js";
import type { Context } from "../context.js";
import { namingFields } from "../platform-api/namedFaults.js";
import { createResource, deleteResource, getResource, updateResource } from "../platform-api/resources.js";
import { CreateResourceInput, UpdateResourceInput } from "./resource.input.js";
import { CreateResourcePayload, UpdateResourcePayload } from "./resource.type.js";
import { dataOf, namesOf, requireData } from "./resourceContent.js";

@Resolver()
export class ResourceMutationsResolver {
  @Authorized()
  @Mutation(() => CreateResourcePayload, { description: "Makes a resource (administrators)." })
  async createResource(
    @Arg("input", () => CreateResourceInput) input: CreateResourceInput,
    @Ctx() { platform, call }: Context,
  ): Promise<CreateResourcePayload> {
    const { bucket, name } = input;
    const resource = { bucket, data: requireData(input), metaData: typeof name === "string" ? { name } : {} };
    const created = createResource(platform, call, resource, input);
    return { resource: await namingFields(created, namesOf(input)) };
  }

  @Authorized()
  @Mutation(() => UpdateResourcePayload, { description: "Changes a resource (administrators)." })
  async updateResource(
    @Arg("input", () => UpdateResourceInput) input: UpdateResourceInput,
    @Ctx() { platform, call }: Context,
  ): Promise<UpdateResourcePayload> {
    const { id, name, customTexts, penaltySteps } = input;
    const isLaidOver = name !== undefined || customTexts || penaltySteps;
    const before = isLaidOver ? await getResource(platform, call, id) : undefined;
    const { name: _old, ...others } = before?.metaData ?? {};
    const renamed = typeof name === "string" ? { ...others, name } : others;
    const change = {
      data: dataOf(input, before && requireDocument(before.data)),
      metaData: name === undefined ? undefined : renamed,
    };
    const updated = updateResource(platform, call, id, change, input);
    return { resource: await namingFields(updated, namesOf(input)) };
  }

  @Authorized()
  @Mutation(() => BulkPayload, { description: "Takes resources away (administrators)." })
  deleteResources(
    @Arg("input", () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.ids, input, {
      name: "deleteResources",
      one: (id, call, options) => deleteResource(context.platform, call, id, options),
    });
  }
}
