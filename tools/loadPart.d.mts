/** How a part is started. */
interface Parts {
  platform: {
    buildServer: typeof import("../platform/src/server.js").buildServer;
    readEnv: typeof import("../platform/src/env.js").readEnv;
  };
  gateway: {
    buildServer: typeof import("../gateway/src/server.js").buildServer;
    readEnv: typeof import("../gateway/src/env.js").readEnv;
  };
  "report-renderer": {
    buildServer: typeof import("../report-renderer/src/server.js").buildServer;
    readEnv: typeof import("../report-renderer/src/env.js").readEnv;
  };
}

export function loadOnce<Module>(path: string): Promise<Module>;

export function loadPart<Name extends keyof Parts>(name: Name): Promise<Parts[Name]>;
