// Runs a test file with the packages that earlier files of its project have loaded in this worker.
import circus from "jest-circus/runner";
import { keepsRealms } from "./keptRealm.mjs";

const run = circus.default ?? circus;
const HANDLERS = Symbol.for("EVENT_HANDLERS");
const isPackage = (path) => path.includes("/node_modules/");
/** It knows the tests of one file. */
const isOfOneFile = (path) => path.includes("/jest-circus/");

/** The runtime of each project's first file, which has all packages. */
const kept = new Map();

function forget(registry, isForgotten) {
  for (const path of registry.keys()) if (isForgotten(path)) registry.delete(path);
}

/** Leaves a runtime as it was before a file, but for packages. */
function forgetFile(runtime, { global }) {
  const { registries } = runtime;
  runtime.restoreAllMocks();
  forget(registries.esModuleRegistry, (path) => !isPackage(path));
  forget(registries.moduleRegistry, (path) => !isPackage(path));
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
    kept.set(config.id, given);
  }
  const runtime = kept.get(config.id);
  // jest asks the one that it has made, to tell lines of sources.
  given.getSourceMaps = () => Object.getPrototypeOf(runtime).getSourceMaps.call(runtime);
  runtime._testPath = testPath;
  try {
    return await run(globalConfig, config, environment, runtime, testPath, ...rest);
  } finally {
    forgetFile(runtime, environment);
  }
}
