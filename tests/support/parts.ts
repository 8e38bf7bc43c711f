import { loadPart } from "../../tools/loadPart.mjs";

const [platform, gateway, renderer] = await Promise.all([
  loadPart("platform"),
  loadPart("gateway"),
  loadPart("report-renderer"),
]);

export const { buildServer: buildPlatform, readEnv: platformEnv } = platform;
export const { buildServer: buildGateway, readEnv: gatewayEnv } = gateway;
export const { buildServer: buildRenderer, readEnv: rendererEnv } = renderer;
