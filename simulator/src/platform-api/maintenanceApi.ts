import type { Action } from "../model/actions.js";
import type { PlatformHttp } from "./http.js";

export interface PlatformFirmware {
  id: number;
  version: string;
  metaData: { hardwareType: string };
}
export interface NewFirmware {
  version: string;
  metaData: { hardwareType: string; description: string };
  file: Uint8Array<ArrayBuffer>;
}

export interface NewRollout {
  firmwareId: number;
  clients: readonly number[];
  pilots: number;
  /** It stops after more failures. */
  failuresAtMost: number;
}

export interface NewActionTemplate {
  data: Action["data"];
  metaData: { actionName: string; actionDescription: string };
  /** Users may ask for it, too. */
  userVisible: boolean;
}

export interface NewConfigTemplate {
  name: string;
  metaData: { hardwareType: string };
  data: object;
}

/** An error report of a person, and the page concerned. */
export interface NewErrorReport {
  message: string;
  page: string;
}

/** The calls for maintaining devices. */
export interface MaintenanceApi {
  firmware(): Promise<PlatformFirmware[]>;
  uploadFirmware(firmware: NewFirmware): Promise<PlatformFirmware>;
  /** @throws PlatformRefusal if a client's hardware differs, or is not known */
  assignFirmware(id: number, clientIds: readonly number[]): Promise<void>;
  /** True if there was ever a staged rollout. */
  hasRollouts(): Promise<boolean>;
  /** To `pilots` of the clients first. @throws as assignFirmware */
  startRollout(rollout: NewRollout): Promise<void>;
  actionTemplates(): Promise<{ metaData: { actionName: string } }[]>;
  createActionTemplate(template: NewActionTemplate): Promise<void>;
  hasActions(): Promise<boolean>;
  /** @returns the action's id */
  requestAction(clientId: number, data: Action["data"]): Promise<number>;
  /** Holds it back from the device. */
  holdAction(id: number): Promise<void>;
  configTemplates(): Promise<{ name: string }[]>;
  createConfigTemplate(template: NewConfigTemplate): Promise<void>;
  errorReports(): Promise<{ id: number; message: string }[]>;
  /** In the name of the signed-in person. */
  reportError(report: NewErrorReport): Promise<void>;
  closeErrorReport(id: number): Promise<void>;
}

export function maintenanceApi(http: PlatformHttp): MaintenanceApi {
  return {
    firmware: () => http.get("firmware/list"),
    uploadFirmware: ({ version, metaData, file }) => {
      const form = new FormData();
      form.set("version", version);
      form.set("metadata", JSON.stringify(metaData));
      form.set("file", new Blob([file]), `${metaData.hardwareType}-${version}.bin`);
      return http.postForm("firmware", form);
    },
    assignFirmware: (id, clients) => http.post("firmware/assign", { id, clients }),
    hasRollouts: async () => (await http.get<unknown[]>("rollout/list", { limit: 1 })).length > 0,
    startRollout: (rollout) => http.post("rollout", { ...rollout }),
    actionTemplates: () => http.get("action/template/listAll"),
    createActionTemplate: (template) => http.post("action/template", { ...template }),
    hasActions: async () => (await http.get<unknown[]>("action/listAll", { limit: 1 })).length > 0,
    requestAction: async (clientId, data) => {
      const { ids } = await http.post<{ ids: [number] }>("action", { clientId, data });
      return ids[0];
    },
    holdAction: (id) => http.patch("action", { id, enabled: false }),
    configTemplates: () => http.get("config/template/list"),
    createConfigTemplate: (template) => http.post("config/template", { ...template }),
    errorReports: () => http.get("error-report/list"),
    reportError: (report) => http.post("error-report", { ...report }),
    closeErrorReport: (id) => http.patch("error-report", { id, done: true }),
  };
}
