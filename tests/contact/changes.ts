export type Who = "admin" | "roads" | "water";

/** A change, and the calls that it should make: each exactly once. */
export interface Change {
  name: string;
  who: Who;
  type: string;
  selection?: string;
  input: object;
  calls: string[];
}

export const BULK = "{ done failed }";
/** Changes in all areas that a platform with only the specification takes, on the demo. */
export const CHANGES: Change[] = [
  {
    ...{
      name: "updateClientSettings",
      who: "roads",
      type: "UpdateClientSettingsInput",
      selection: "{ configChanged }",
    },
    ...{ input: { clientId: 1, settings: { notes: "Nova." } }, calls: ["POST /client/metaData"] },
  },
  {
    ...{
      name: "updateClientNotes",
      who: "roads",
      type: "UpdateClientNotesInput",
      calls: Array(2).fill("POST /client/metaData"),
    },
    input: { items: [1, 2].map((clientId) => ({ clientId, notes: "Nova." })) },
  },
  {
    ...{
      name: "assignConfig",
      who: "roads",
      type: "AssignConfigInput",
      calls: Array(2).fill("POST /config/assign"),
    },
    input: { clientIds: [1, 2], mergePatch: { BasicConfig: { vMin: 7 } } },
  },
  {
    ...{
      name: "queueActions",
      who: "roads",
      type: "QueueActionsInput",
      calls: Array(3).fill("POST /action"),
    },
    input: { clientIds: [1, 2, 3], type: "REBOOT" },
  },
  {
    ...{
      name: "setValveMode",
      who: "water",
      type: "SetValveModeInput",
      calls: Array(2).fill("PATCH /zalivalnik/client"),
    },
    input: { clientIds: [12, 13], mode: "MANUAL_ON" },
  },
  {
    ...{
      name: "stopValveLocation",
      who: "water",
      type: "StopValveLocationInput",
      selection: "{ valveLocation { id } }",
    },
    ...{ input: { locationId: 3 }, calls: Array(5).fill("PATCH /zalivalnik/client") },
  },
  {
    ...{
      name: "createValveBundle",
      who: "water",
      type: "CreateValveBundleInput",
      selection: "{ bundle { name } }",
    },
    ...{ input: { locationId: 3, name: "Nov" }, calls: ["POST /zalivalnik/bundle"] },
  },
  {
    ...{
      name: "updateValveBundle",
      who: "water",
      type: "UpdateValveBundleInput",
      selection: "{ bundle { name } }",
    },
    ...{ input: { id: 1, name: "Drugačen" }, calls: ["PATCH /zalivalnik/bundle"] },
  },
  {
    ...{ name: "deleteValveBundles", who: "water", type: "DeleteInput", input: { ids: [2] } },
    calls: ["DELETE /zalivalnik/bundle"],
  },
  {
    ...{ name: "createGroup", who: "admin", type: "CreateGroupInput", selection: "{ group { name } }" },
    ...{ input: { name: "Nova" }, calls: ["POST /group"] },
  },
  {
    ...{ name: "updateGroup", who: "admin", type: "UpdateGroupInput", selection: "{ group { name } }" },
    ...{ input: { id: 1, name: "Kranj" }, calls: ["PATCH /group"] },
  },
  {
    ...{
      name: "assignClientsToGroup",
      who: "admin",
      type: "GroupClientsInput",
      calls: ["POST /client/assignTo"],
    },
    input: { clientIds: [10, 11], groupId: 1 },
  },
  {
    ...{
      name: "setClientsGroup",
      who: "admin",
      type: "SetClientsGroupInput",
      input: { clientIds: [9], groupId: 2 },
    },
    calls: ["POST /client/assignTo", "DELETE /client/assignTo"],
  },
  {
    ...{
      name: "createClient",
      who: "admin",
      type: "CreateClientInput",
      selection: "{ guid deviceKey client { guid } }",
    },
    ...{ input: {}, calls: ["POST /client"] },
  },
  {
    ...{
      name: "updateFirmware",
      who: "admin",
      type: "UpdateFirmwareInput",
      selection: "{ firmware { description } }",
    },
    ...{ input: { id: 1, description: "Nov opis" }, calls: ["PATCH /firmware"] },
  },
  {
    ...{
      name: "assignFirmware",
      who: "admin",
      type: "AssignFirmwareInput",
      calls: ["POST /firmware/assign"],
    },
    input: { firmwareId: 2, clientIds: [1, 10] },
  },
  {
    ...{
      name: "createActionTemplate",
      who: "admin",
      type: "CreateActionTemplateInput",
      selection: "{ template { name } }",
    },
    ...{ input: { name: "Ura", type: "SET_CLOCK" }, calls: ["POST /action/template"] },
  },
  {
    ...{
      name: "updateActionTemplate",
      who: "admin",
      type: "UpdateActionTemplateInput",
      selection: "{ template { name } }",
    },
    ...{ input: { id: 1, name: "Znova" }, calls: ["PATCH /action/template"] },
  },
  {
    ...{
      name: "createConfigTemplate",
      who: "admin",
      type: "CreateConfigTemplateInput",
      selection: "{ template { name } }",
    },
    input: { name: "Drugo", hardwareType: "K200DISP_AMG", document: { cfgID: "KB0" } },
    calls: ["POST /config/template"],
  },
  {
    ...{
      name: "updateConfigTemplate",
      who: "admin",
      type: "UpdateConfigTemplateInput",
      selection: "{ template { name } }",
    },
    ...{ input: { id: 1, name: "Novo" }, calls: ["PATCH /config/template"] },
  },
  {
    ...{
      name: "createResource",
      who: "admin",
      type: "CreateResourceInput",
      selection: "{ resource { name } }",
    },
    input: { bucket: "HARDWARE_CONFIGURATION", data: { key: "value" }, name: "Dodatno" },
    calls: ["POST /resource"],
  },
  {
    ...{
      name: "updateResource",
      who: "admin",
      type: "UpdateResourceInput",
      selection: "{ resource { name } }",
    },
    ...{ input: { id: 1, name: "Novo" }, calls: ["PATCH /resource"] },
  },
  {
    ...{ name: "deleteActions", who: "admin", type: "DeleteInput", input: { ids: [1, 2] } },
    calls: Array(2).fill("DELETE /action"),
  },
  {
    ...{
      name: "saveTrafficVideoLabels",
      who: "roads",
      type: "SaveTrafficVideoLabelsInput",
      selection: "{ video { id } }",
    },
    ...{ input: { id: 1, checked: true, vehicles: [] }, calls: ["POST /stetje/video"] },
  },
];
