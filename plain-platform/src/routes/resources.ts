import { notFound } from "../refusal.js";
import type { Platform, Route } from "../route.js";
import { resourceShape } from "../shapes/administration.js";
import { idOfEither } from "./idOfEither.js";
import { writtenMetaData } from "./metaData.js";

/** Resources, which are in buckets and belong to no group. */
export function resourceRoutes({ store, wire }: Platform): Route[] {
  const findResource = (id: number) => {
    const resource = store.resources.get(id);
    if (!resource) throw notFound("resource");
    return resource;
  };
  const ofBucket = (bucket: string) =>
    wire.list(
      "resources",
      store.resources
        .all()
        .filter((resource) => resource.bucket === bucket)
        .map((resource) => resourceShape(wire, resource)),
    );
  return [
    {
      method: "GET",
      path: "/resource/list",
      access: "members",
      answer: ({ query }) => ofBucket(query.text("bucket")),
    },
    {
      method: "GET",
      path: "/resource",
      access: "members",
      answer: ({ query }) =>
        query.has("id") ? resourceShape(wire, findResource(query.id("id"))) : ofBucket(query.text("bucket")),
    },
    {
      method: "POST",
      path: "/resource",
      access: "members",
      answer: ({ body }) => {
        const resource = store.addResource({
          bucket: body.text("bucket"),
          data: body.json("data"),
          metaData: body.has("metaData") ? body.object("metaData") : {},
        });
        return wire.written(resourceShape(wire, resource));
      },
    },
    {
      method: "PATCH",
      path: "/resource",
      access: "administrators",
      answer: ({ body }) => {
        const resource = findResource(body.id("id"));
        const data = body.has("data") ? body.json("data") : resource.data;
        if (body.has("metaData"))
          resource.metaData = writtenMetaData(wire, resource.metaData, body.object("metaData"));
        resource.data = data;
        return wire.written(resourceShape(wire, resource));
      },
    },
    {
      method: "DELETE",
      path: "/resource",
      access: "members",
      answer: (call) => {
        const resource = findResource(idOfEither(call));
        store.resources.delete(resource.id);
        return wire.written(resourceShape(wire, resource));
      },
    },
  ];
}
