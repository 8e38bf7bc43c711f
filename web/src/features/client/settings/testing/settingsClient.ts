import type { SettingsClient } from "../settingsValues";

/** A sign as the settings query returns it. */
export const settingsClient = (more: Partial<SettingsClient> = {}): SettingsClient => ({
  id: "5",
  isPlace: false,
  hardwareType: "K200DISP_FALCON",
  visionType: "NO_VISION",
  timeZone: "Europe/Ljubljana",
  etag: "client-1",
  hasConfig: true,
  settings: {
    locationName: "Glavna cesta",
    locationAddress: "Glavna cesta 1",
    serialNumber: "SN-1",
    directionNames: null,
    markerPosition: { lat: 46.05, lng: 14.5 },
    measureDistance: 50,
    speedLimit: 50,
    speedingBlink: false,
    displayConfiguration: null,
    customTexts: [
      {
        name: "Počasi",
        uuid: "a",
        layout: "A",
        texts: [{ text: "POČASI", horizontalAlignment: "CENTER", verticalAlignment: "CENTER", fontSize: 12 }],
      },
    ],
  },
  permissions: { editSettings: true, editPingInterval: false, exportConfig: false },
  info: { configVersion: 3, configVersionDate: 1_790_000_000 },
  config: {
    version: 3,
    changeDate: 1_789_999_000,
    document: { cfgID: "KB0" },
    etag: "config-3",
    config: {
      basic: {
        displayOff: "NOTHING",
        brightnessLevels: [1, 2, 3, 4, 5, 6, 7, 8],
        measurementInterval: 900,
        pingInterval: null,
      },
    },
  },
  ...more,
});
