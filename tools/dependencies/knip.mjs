// knip's settings: the entry files of each part, from which it finds what is used.
import { UNIMPORTED } from "./exceptions.mjs";

const CODE = "src/**/*.ts!";
const part = (...entries) => ({
  entry: [...entries, "src/**/*.test.ts"],
  project: [CODE, "!src/**/*.test.ts!"],
});
/** A part with tests and doubles in a folder of their own. */
const tested = (...entries) => {
  const { entry, project } = part(...entries);
  return { entry: [...entry, "test/**/*.test.ts"], project: [...project, "test/**/*.ts"] };
};

export default {
  // jest's configuration bundles packages when it is read.
  jest: false,
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ["mkfs.xfs", "nsenter", "openssl", "pg_autoctl", "psql", "systemd-nspawn", "umount"],
  workspaces: {
    ".": {
      entry: [
        "{.,}*.{cjs,mjs}",
        "tools/*.{cjs,mjs}",
        "tools/realm/{keptPackages,nodeEnvironment}.mjs",
        "tools/mutation/{context,jest.config,perTest,testRunner}.mjs",
        "tests/**/*.test.ts",
        "bench/*.bench.ts",
        "bench/{fanout,gateways}/*.{ts,mjs}",
        "bench/web/*.tsx",
      ],
      project: ["{tools,tests}/**/*.{ts,mjs,cjs}", "bench/*.ts", "bench/{fanout,gateways,support,web}/**"],
      ignoreDependencies: Object.keys(UNIMPORTED["."]),
    },
    contract: part(),
    operation: part(),
    platform: tested(
      "src/emit-openapi.ts!",
      "src/db/migrations/*.ts!",
      "src/cli/{backup,dealOut,moveToPostgres,restore,takeFactors}.ts!",
      "src/threads/worker.ts!",
      "test/dieAtStatement.ts",
    ),
    gateway: tested("src/{emit-*,platform-check}.ts!"),
    "report-renderer": tested("src/main.ts!"),
    simulator: part(
      "src/main.ts!",
      "src/demo/accounts.ts!",
      "src/{faults,import}/main.ts!",
      "src/film/filmWorker.ts!",
    ),
    "plain-platform": {
      entry: ["src/main.ts!", "src/**/*.test.ts"],
      project: [CODE, "!src/**/*.test.ts!", "test/*.ts"],
    },
    web: {
      entry: [
        "src/{graphiql,pdfreport,publicpages}/main.tsx!",
        "src/worker/main.ts!",
        "firstView/render.tsx!",
        "src/**/*.test.{ts,tsx}",
        "test/*.{ts,tsx,cjs}",
      ],
      project: ["src/**/*.{ts,tsx}!", "!src/**/*.test.{ts,tsx}!", "{firstView,test}/**/*.{ts,tsx,cjs}"],
      ignoreDependencies: Object.keys(UNIMPORTED.web),
    },
  },
};
