import Type from "typebox";
import { Id } from "../http/ids.js";
import { Etag, JsonInput, JsonObject, Nullable, UnixTime } from "../http/schemas.js";
import { BUCKETS } from "./data.rules.js";

export const BucketName = Type.Enum([...BUCKETS]);

export const ResourceJson = Type.Object({
  id: Id,
  bucket: BucketName,
  data: Type.Union([JsonObject, Type.Array(Type.Unknown())]),
  metaData: JsonObject,
  createDate: UnixTime,
  changeDate: UnixTime,
  etag: Nullable(Etag),
});

const DataInput = Type.Union([Type.String(), Type.Object({}), Type.Array(Type.Unknown())], {
  description: "A JSON object or list, as such or as text",
});

export const NewResourceBody = Type.Object({
  bucket: BucketName,
  data: DataInput,
  metaData: Type.Optional(JsonInput),
});

export const PatchResourceBody = Type.Object({
  id: Id,
  data: Type.Optional(DataInput),
  metaData: Type.Optional(JsonInput),
});
