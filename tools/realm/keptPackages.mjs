// Runs a test file with the packages that earlier files of its project have loaded in this worker.
import circus from "jest-circus/runner";
import { keepsRealms } from "./keptRealm.mjs";

const run = circus.default ?? circus;
const HANDLERS = Symbol.for("EVENT_HANDLERS");
/** Two collect what a project's modules declare, which are loaded again; `envalid` keeps hold of a file's console. */
const LOADED_AGAIN = /prom-client|type-graphql|envalid/;
const isPackage = (path) => path.includes("/node_modules/") && !LOADED_AGAIN.test(path);
/** It knows the tests of one file. */
const isOfOneFile = (path) => path.includes("/jest-circus/");

/** By project: the runtime of its first file, which has all packages, and which of them stay. */
const kept = new Map();

function forget(registry, isForgotten) {
  for (const path of registry.keys()) if (isForgotten(path)) registry.delete(path);
}

/**
 * Packages that are loaded before a file's first test stay, and what they have added to the realm. Later ones may
 * have kept hold of a clock that a test had stopped.
 */
function keepLoaded(environment, { registries }, stay) {
  environment.handleTestEvent = ({ name }) => {
    if (name !== "run_start") return;
    for (const registry of [registries.esModuleRegistry, registries.moduleRegistry])
      for (const path of registry.keys()) if (isPackage(path)) stay.add(path);
    environment.keepAdded();
  };
}

/** Leaves a runtime as it was before a file, but for packages. */
function forgetFile(runtime, stay, { global }) {
  const { registries } = runtime;
  runtime.restoreAllMocks();
  forget(registries.esModuleRegistry, (path) => !stay.has(path));
  forget(registries.moduleRegistry, (path) => !stay.has(path));
  forget(registries.internalModuleRegistry, isOfOneFile);
  registries.mockRegistry.clear();
  registries.moduleMockRegistry.clear();
  runtime.mockState.clear();
  runtime.testMainModule.reset();
  runtime.testState.state = "loading";
  delete global[HANDLERS];
}

/** jest's interface of a test runner. */
export default async function keptPackages(globalConfig, config, environment, given, testPath, ...rest) {
  if (!keepsRealms(globalConfig)) return run(globalConfig, config, environment, given, testPath, ...rest);
  if (!kept.has(config.id)) {
    given.teardown = () => {};
    kept.set(config.id, { runtime: given, stay: new Set() });
  }
  const { runtime, stay } = kept.get(config.id);
  // jest asks the one that it has made, to tell lines of sources.
  given.getSourceMaps = () => Object.getPrototypeOf(runtime).getSourceMaps.call(runtime);
  runtime._testPath = testPath;
  keepLoaded(environment, runtime, stay);
  try {
    return await run(globalConfig, config, environment, runtime, testPath, ...rest);
  } finally {
    forgetFile(runtime, stay, environment);
  }
}
