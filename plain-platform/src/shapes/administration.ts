import type { Action, ActionTemplate, ConfigTemplate, Firmware, Resource } from "../store/records.js";
import type { Wire } from "./wire.js";

export const firmwareShape = (wire: Wire, firmware: Firmware) => ({
  id: wire.id(firmware.id),
  version: firmware.version,
  ...wire.optional({ metaData: wire.json(firmware.metaData), createDate: firmware.createDate }),
});

export const actionShape = (wire: Wire, action: Action) => ({
  id: wire.id(action.id),
  clientId: wire.id(action.clientId),
  status: action.status,
  data: wire.json(action.data),
  ...wire.optional({
    createDate: action.createDate,
    acceptDate: action.acceptDate,
    doneDate: action.doneDate,
    createdBy: creator(wire, action.createdBy),
    enabled: action.enabled,
  }),
});

function creator(wire: Wire, email: string | null): unknown {
  return email === null || wire.switches.createdBy === "text" ? email : { email };
}

export const actionTemplateShape = (wire: Wire, template: ActionTemplate) => ({
  id: wire.id(template.id),
  data: wire.json(template.data),
  metaData: wire.json(template.metaData),
  userVisible: template.userVisible,
});

/** A template of a list, without its configuration. */
export const configTemplateShape = (wire: Wire, template: ConfigTemplate) => ({
  id: wire.id(template.id),
  name: template.name,
  metaData: wire.json(template.metaData),
  ...wire.optional({ version: template.version, changeDate: template.changeDate }),
});

export const wholeConfigTemplateShape = (wire: Wire, template: ConfigTemplate) => ({
  ...configTemplateShape(wire, template),
  data: wire.json(template.data),
});

export const resourceShape = (wire: Wire, resource: Resource) => ({
  id: wire.id(resource.id),
  bucket: resource.bucket,
  data: wire.json(resource.data),
  metaData: wire.json(resource.metaData),
});
