// Exceptions with their reasons: read by `npm run dependencies:check`, which reports those that no longer
// apply.

/** SPDX ids that any package may have. */
export const ALLOWED_LICENCES = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Python-2.0",
];

/**
 * Further ones for packages that only build or test: they only bind those who change or pass on the package
 * itself.
 */
export const LICENCES_FOR_DEVELOPMENT = ["CC-BY-3.0", "CC-BY-4.0", "MPL-2.0"];

/** libvips as sharp provides it for each system; npm installs one of them. */
const libvips = (licence, ...packages) =>
  Object.fromEntries(
    packages.map((name) => [
      `@img/sharp-${name}`,
      { licence, why: "a library of its own, loaded as it comes: its licence binds who changes it" },
    ]),
  );

export const LICENCE_EXCEPTIONS = {
  highcharts: {
    licence: "https://www.highcharts.com/license",
    why: "asked for; whoever runs the portal commercially needs a licence of it",
  },
  "react-leaflet": {
    licence: "Hippocratic-2.1",
    why: "asked for; the licence binds its users to human rights",
  },
  "@react-leaflet/core": { licence: "Hippocratic-2.1", why: "a part of react-leaflet" },
  "@fontsource/inter": {
    licence: "OFL-1.1",
    why: "a font: it may go along with anything, and not be sold by itself",
  },
  "ical.js": {
    licence: "MPL-2.0",
    why: "loaded as it comes, by the platform: its licence binds who changes it",
  },
  "date-holidays": {
    licence: "(ISC AND CC-BY-3.0)",
    why: "its data may go along with anything that names where it comes from: docs/definitions.md does",
  },
  argparse: { licence: "PSF-2.0", why: "a part of date-holidays; may go along with anything" },
  prepin: { licence: "Unlicense", why: "a part of date-holidays; given to the public" },
  only: {
    licence: undefined,
    why: "a part of oidc-provider, for tests alone: its readme has the MIT licence",
  },
  ...libvips(
    "LGPL-3.0-or-later",
    ...["libvips-darwin-arm64", "libvips-darwin-x64", "libvips-linux-arm", "libvips-linux-arm64"],
    ...["libvips-linux-ppc64", "libvips-linux-riscv64", "libvips-linux-s390x", "libvips-linux-x64"],
    ...["libvips-linuxmusl-arm64", "libvips-linuxmusl-x64"],
  ),
  ...libvips("Apache-2.0 AND LGPL-3.0-or-later", "win32-arm64", "win32-ia32", "win32-x64"),
  ...libvips("Apache-2.0 AND LGPL-3.0-or-later AND MIT", "wasm32"),
};

/** The reason why each install script runs or not, as set in `allowScripts` of package.json. */
export const SCRIPT_REASONS = {
  "@photostructure/sqlite": "runs: builds SQLite where no built one of the package fits the system",
  "@apollo/protobufjs": "only warns of version numbers",
  "@parcel/watcher": "builds only where one asks for it; built ones come as packages",
  "@swc/core": "only fetches a slower one where no built one fits",
  puppeteer: "would download a browser; tools/browser.mjs finds or gets one",
  "unrs-resolver": "only fetches a built one where npm left it out",
};

/** Packages that are declared but never imported, by part. */
export const UNIMPORTED = {
  ".": { "@swc/jest": "jest.config.mjs names it as text" },
  web: {
    "@fontsource/inter": "src/theme/fonts.css names its files",
    "chakra-ui": "asked for as an alias of @chakra-ui/react; imported, it would bring a second React context",
  },
};

const OF_CODEGEN = "only `npm run codegen` loads it; what it is asked for needs Node 22";

/** The reason why package.json forces a version on packages that ask for another. */
export const OVERRIDE_REASONS = {
  "@graphql-tools/wrap": "belongs to @graphql-tools/delegate",
  "@graphql-tools/delegate": "belongs to @whatwg-node/promise-helpers 1",
  "@whatwg-node/promise-helpers": OF_CODEGEN,
  "@whatwg-node/disposablestack": "belongs to @whatwg-node/promise-helpers 1",
  "@whatwg-node/fetch": OF_CODEGEN,
  "sync-fetch": OF_CODEGEN,
  listr2: OF_CODEGEN,
  "light-my-request": "6.8 can't be loaded by jest below Node 24.9 (docs/footguns.md)",
  "unrs-resolver": "the newest whose binaries for macOS the registry has",
};

/** The reason why a newer version is not used. */
export const HELD_BACK = {
  "@fastify/cookie": "from 11.1.1 on it needs cookie 2, and that Node 22",
  "@fastify/static": "10 can't be loaded by jest below Node 24.9 (docs/footguns.md)",
  "@graphiql/react": "belongs to graphiql",
  "@types/node": "that of the oldest Node that is supported",
  graphiql: "5 edits with Monaco (docs/decisions/0018-graphiql-beside-the-portal.md)",
  kysely:
    "0.28.19 throws lost connections away in its own way: platform/src/db/postgres/dialect.ts changes with it",
  "type-graphql": "what is called latest, 1.1, wants graphql 15",
};
