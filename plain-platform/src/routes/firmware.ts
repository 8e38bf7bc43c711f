import { badInput, notFound } from "../refusal.js";
import type { Platform, Route } from "../route.js";
import { firmwareShape } from "../shapes/administration.js";
import { idOfEither } from "./idOfEither.js";
import { writtenMetaData } from "./metaData.js";

/** Firmware: a file comes as a multipart form. */
export function firmwareRoutes({ store, wire, now }: Platform): Route[] {
  const findFirmware = (id: number) => {
    const firmware = store.firmwares.get(id);
    if (!firmware) throw notFound("firmware");
    return firmware;
  };
  return [
    {
      method: "GET",
      path: "/firmware/list",
      access: "administrators",
      answer: () =>
        wire.list(
          "firmwares",
          store.firmwares.all().map((firmware) => firmwareShape(wire, firmware)),
        ),
    },
    {
      method: "POST",
      path: "/firmware",
      access: "administrators",
      answer: ({ body }) => {
        const file = body.raw("file");
        if (!Buffer.isBuffer(file)) throw badInput("file must be a file of a form.");
        const fields = { version: body.text("version"), metaData: body.object("metadata") };
        return wire.written(firmwareShape(wire, store.addFirmware({ ...fields, file, createDate: now() })));
      },
    },
    {
      method: "PATCH",
      path: "/firmware",
      access: "administrators",
      answer: ({ body }) => {
        const firmware = findFirmware(body.id("id"));
        const version = body.has("version") ? body.text("version") : firmware.version;
        if (body.has("metadata"))
          firmware.metaData = writtenMetaData(wire, firmware.metaData, body.object("metadata"));
        firmware.version = version;
        return wire.written(firmwareShape(wire, firmware));
      },
    },
    {
      method: "DELETE",
      path: "/firmware",
      access: "administrators",
      answer: (call) => {
        const firmware = findFirmware(idOfEither(call));
        store.firmwares.delete(firmware.id);
        return wire.written(firmwareShape(wire, firmware));
      },
    },
    {
      method: "POST",
      path: "/firmware/assign",
      access: "administrators",
      answer: ({ body }) => {
        const firmware = findFirmware(body.id("id"));
        const clients = body.ids("clients");
        if (clients.some((id) => !store.clients.get(id))) throw notFound("client");
        for (const other of store.firmwares.all())
          other.clients = other.clients.filter((id) => !clients.includes(id));
        firmware.clients.push(...clients);
        return wire.written(firmwareShape(wire, firmware));
      },
    },
  ];
}
