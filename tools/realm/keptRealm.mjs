// jest makes a new realm for each test file, and loads all packages into it again: they run cold, and a third of
// the tests' time goes into that. Here a worker keeps one realm for each project. Packages stay loaded; a
// project's own modules are loaded again for each file, and whatever a file has changed in the realm is undone.
// See docs/decisions/0073-one-realm-for-many-test-files.md.

/** Files may change between two runs of a watching jest, and coverage is counted by file. */
export const keepsRealms = ({ watch, watchAll, collectCoverage }) => !watch && !watchAll && !collectCoverage;

/**
 * @param Environment of jest, whose instances serve many test files: `setup` runs once, `beforeFile` at each
 * @returns an environment of which a worker has one instance for each project
 */
export function keptEnvironment(Environment) {
  const kept = new Map();
  return function KeptEnvironment(given, context) {
    const { id } = given.projectConfig;
    const known = kept.get(id);
    if (known !== undefined) return known;
    const environment = lasting(new Environment(given, context));
    if (keepsRealms(given.globalConfig)) kept.set(id, environment);
    return environment;
  };
}

function lasting(environment) {
  const setup = environment.setup.bind(environment);
  let realm;
  return Object.assign(environment, {
    setup: async () => {
      if (realm === undefined) {
        await setup();
        realm = realmAsNew(environment.global);
      }
      await environment.beforeFile();
    },
    keepAdded: () => realm.keepAdded(),
    teardown: async () => {
      environment.fakeTimersModern.useRealTimers();
      realm.undoChanges();
    },
  });
}

const isObject = (value) => (typeof value === "object" || typeof value === "function") && value !== null;
const descriptors = (object) => new Map(Object.entries(Object.getOwnPropertyDescriptors(object)));
const isSame = (one, other) => ["value", "get", "set"].every((part) => Object.is(one?.[part], other?.[part]));

/** Functions stand in these as in classes. */
const NAMESPACES = ["Atomics", "Intl", "JSON", "Math", "Reflect"];

/**
 * What a realm's globals, classes, their prototypes and its namespaces are like before the first file.
 *
 * `keepAdded` lets stay what has been added since, for packages that stay and give the language what Node lacks.
 * `undoChanges` takes the rest back.
 */
function realmAsNew(global) {
  const classes = Object.values(Object.getOwnPropertyDescriptors(global)).flatMap(({ value }) =>
    typeof value === "function" ? [value, value.prototype].filter(isObject) : [],
  );
  const namespaces = NAMESPACES.map((name) => global[name]).filter(isObject);
  const known = [...new Set([...classes, ...namespaces])].map((object) => [object, descriptors(object)]);
  const globals = descriptors(global);
  return {
    keepAdded: () => {
      for (const [object, properties] of known)
        for (const [name, added] of descriptors(object))
          if (!properties.has(name)) properties.set(name, added);
    },
    undoChanges: () => {
      // What packages add to the global object stays, as they do.
      for (const [name, was] of globals)
        if (was.configurable && !isSame(was, Object.getOwnPropertyDescriptor(global, name)))
          Object.defineProperty(global, name, was);
      for (const [object, properties] of known) restore(object, properties);
    },
  };
}

function restore(object, properties) {
  for (const name of Object.keys(Object.getOwnPropertyDescriptors(object)))
    if (!properties.has(name)) delete object[name];
  for (const [name, was] of properties)
    if (was.configurable && !isSame(was, Object.getOwnPropertyDescriptor(object, name)))
      Object.defineProperty(object, name, was);
}
