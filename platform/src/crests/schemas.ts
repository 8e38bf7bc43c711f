import Type from "typebox";
import { Id } from "../http/ids.js";
import { Etag, UnixTime } from "../http/schemas.js";

export const CrestJson = Type.Object({
  groupId: Id,
  width: Type.Integer({ description: "Pixels" }),
  height: Type.Integer({ description: "Pixels" }),
  setDate: UnixTime,
  etag: Etag,
});

export const CrestWithPictureJson = Type.Object({
  ...CrestJson.properties,
  png: Type.String({ description: "The picture: a PNG, as base64" }),
});

/** Documentation of the form. */
export const CrestForm = Type.Object({
  file: Type.String({ format: "binary", description: "PNG, JPEG, WebP or SVG; 2 MB at most" }),
});
