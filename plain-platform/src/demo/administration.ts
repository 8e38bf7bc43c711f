import type { Store } from "../store/store.js";
import { signConfig } from "./signConfig.js";
import { SHARED_TEXTS } from "./texts.js";

const HOUR = 3_600;
const DAY = 24 * HOUR;

/**
 * Adds the things administrators manage: firmware, actions, templates and resources.
 * @param clientIds some signs
 */
export function addAdministration(store: Store, clientIds: readonly number[], now: number): void {
  addFirmwares(store, clientIds, now);
  addActions(store, clientIds, now);
  addTemplates(store, now);
  addResources(store);
}

function addFirmwares(store: Store, clientIds: readonly number[], now: number): void {
  const firmware = (version: string, hardwareType: string, description: string, days: number) =>
    store.addFirmware({
      version,
      metaData: { description, hardwareType },
      createDate: now - days * DAY,
      file: Buffer.from(`firmware ${version}`),
    });
  firmware("2.3.0", "K200DISP_AMG", "Popravki prikaza šumnikov", 90);
  firmware("2.4.1", "K200DISP_FALCON", "Daljši doseg radarja", 12).clients.push(...clientIds.slice(0, 1));
}

function addActions(store: Store, clientIds: readonly number[], now: number): void {
  const [first = 1, second = first, third = first] = clientIds;
  const createdBy = "admin@plain.example";
  const data = (actionType: string, actionParam1 = "", actionParam2 = "") => ({
    ...{ actionType, actionParam1, actionParam2 },
  });
  const days = (count: number) => now - count * DAY;
  store.addAction({
    ...{ clientId: first, createdBy, data: data("REBOOT"), status: "succeeded" },
    ...{ createDate: days(3), acceptDate: days(3) + 40, doneDate: days(3) + 95 },
  });
  store.addAction({
    ...{ clientId: second, createdBy, data: data("SEND_LOG", "24"), status: "failure" },
    ...{ createDate: days(2), acceptDate: days(2) + 55, doneDate: days(2) + 300 },
  });
  store.addAction({
    ...{ clientId: third, createdBy: "promet@plain.example", data: data("SET_CLOCK"), status: "succeeded" },
    ...{ createDate: days(1), acceptDate: days(1) + 30, doneDate: days(1) + 62 },
  });
  store.addAction({
    ...{ clientId: second, createdBy, data: data("REBOOT"), status: "accepted" },
    ...{ createDate: now - 60, acceptDate: now - 20 },
  });
  store.addAction({ clientId: first, createdBy, data: data("TEST_DISPLAY", "10"), createDate: now - 5 });
}

function addTemplates(store: Store, now: number): void {
  store.addActionTemplate({
    data: { actionType: "REBOOT", actionParam1: "", actionParam2: "" },
    metaData: { actionName: "Ponovni zagon", actionDescription: "Naprava se znova zažene." },
    userVisible: true,
  });
  store.addActionTemplate({
    data: { actionType: "SEND_LOG", actionParam1: "24", actionParam2: "" },
    metaData: { actionName: "Pošlji dnevnik", actionDescription: "Dnevnik zadnjih ur." },
  });
  store.addConfigTemplate({
    ...{ name: "Falcon, 50 km/h", data: signConfig(50), metaData: { hardwareType: "K200DISP_FALCON" } },
    ...{ version: 3, changeDate: now - 20 * DAY },
  });
  store.addConfigTemplate({
    ...{ name: "Smeško, 50 km/h", data: signConfig(50, { smiley: true }), changeDate: now - 8 * DAY },
    metaData: { hardwareType: "K200DISP_SMILEY_FALCON" },
  });
}

function addResources(store: Store): void {
  store.addResource({
    bucket: "global_custom_texts",
    data: SHARED_TEXTS,
    metaData: { name: "Skupna besedila" },
  });
  store.addResource({
    bucket: "speed_limit_penalty_program_config",
    data: { steps: [10, 20, 30].map((over, place) => ({ over, penaltyPoints: [0, 3, 5][place] })) },
    metaData: { name: "Kazenske točke v naselju" },
  });
  store.addResource({
    bucket: "hardware_configuration",
    data: {
      staticTexts: [
        { id: 1, text: "HVALA" },
        { id: 2, text: "UPOČASNI" },
        { id: 3, text: "VOZI VARNO" },
      ],
    },
    metaData: { hardwareType: "K200DISP_FALCON" },
  });
}
