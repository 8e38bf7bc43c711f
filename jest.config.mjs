const dir = (path) => new URL(path, import.meta.url).pathname;

const swc = {
  jsc: {
    parser: { syntax: "typescript", decorators: true, tsx: true },
    target: "es2022",
    keepClassNames: true,
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: "automatic" },
    },
  },
  module: { type: "es6" },
  sourceMaps: "inline",
};

const base = {
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  transform: { "^.+\\.tsx?$": ["@swc/jest", swc] },
};

const node = (name, folder = `./${name}`) => ({
  ...base,
  displayName: name,
  rootDir: dir(folder),
  testEnvironment: "node",
  testMatch: ["<rootDir>/**/*.test.ts"],
  testPathIgnorePatterns: ["/node_modules/", "/dist/"],
  modulePathIgnorePatterns: ["/dist/"],
  moduleNameMapper: { "^(\\.{1,2}/.*)\\.js$": "$1" },
});

export default {
  testTimeout: 30_000,
  projects: [
    node("platform"),
    node("gateway"),
    node("simulator"),
    node("report-renderer"),
    {
      ...base,
      displayName: "web",
      rootDir: dir("./web"),
      testEnvironment: "<rootDir>/test/jsdom-env.cjs",
      testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}", "<rootDir>/test/**/*.test.{ts,tsx}"],
      setupFilesAfterEnv: ["<rootDir>/test/setup.ts"],
      moduleNameMapper: {
        "\\.(css|png|svg|woff2?)$": "<rootDir>/test/asset.cjs",
        "/env$": "<rootDir>/test/env.ts",
      },
    },
    node("tests"),
  ],
};
