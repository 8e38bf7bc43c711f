import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type EnvironmentOptions, type Plugin } from "vite";
import { firstView } from "./firstView/plugin";

const gateway = "http://127.0.0.1:4000";
const proxy = {
  "/graphql": { target: gateway, ws: true },
  "/pdf": { target: gateway },
  "/export": { target: gateway },
  "/firmware": { target: gateway },
  "/group/crest": { target: gateway },
  "/import": { target: gateway },
  "/stetje/video": { target: gateway },
};

/** GraphiQL's style carries 360 kB of fonts as data, which the content security policy refuses; the page uses the portal's. */
const graphiqlWithoutFonts: Plugin = {
  name: "graphiql-without-fonts",
  enforce: "pre",
  transform: (code, id) =>
    id.endsWith("/graphiql/dist/style.css") ? code.replace(/@font-face\s*\{[^}]*\}/g, "") : null,
};

/** The names of all components' parts are made while the library loads, also of those that nobody uses: a bundler can't know that it does nothing else. */
const pureAnatomies: Plugin = {
  name: "pure-anatomies",
  transform: (code, id) =>
    /anatomy\.m?js$/.test(id)
      ? code.replace(/^((?:const|var) \w+ = )(?=[\w$]+[(.])/gm, "$1/* @__PURE__ */ ")
      : null,
};

/** Small parts that the shell and the overview share with the pages. None of them is a guest's or the printed report's. */
const frame = new RegExp(
  [
    "ui/(AddressSearch|PaperHead|density|kept|SearchField|SortHeader|SpacerRow|StatusDot|StaleNotice|usePrinting|PageHeading|PageSkeleton|SortPicker|TableArea|WidePage|useMedia|RowsInSight|ScrolledRows|shownRows|activityShapes)",
    "session/useHasNoGroup",
    "text/(fold|order)",
    "clients/(list/(sorting|sections|rowStyle|moveFocus)|columns/(ColumnHeads|columns|columnKeys|columnChoice|useShownColumns)|menu/(clientMenu|useRowMenu|ClientMenuButton|RowMenus))",
    "clients/(activity|attention|clientRow|overviewAddress|useClients|useHasOnlyValves|useLastTurn|lastTurn)",
    "live/(answerOf|everyMinute|useLastGood|useRestart|useSame)",
    "number/useNumber",
    "shortcuts/typing",
    "offers/(portalOffers|useOffers)",
    "time/(Age|age|clockJump|useNow)",
  ]
    .map((parts) => `/web/src/shared/${parts}\\.`)
    .concat(
      "/web/src/app/(navigation|needs|shell/SidebarLink)\\.",
      "/web/src/graphql/(connection|errors|refetch|watchdog|lastAnswers/(lastAnswerLink|told)|operations/(session|clients))\\.",
      "/web/src/(shared/clients/clientListTexts|i18n/shellTexts)\\.",
      "/lucide-react/.*/icons/(bell-ring|radio-tower|users-round|arrow-up|arrow-down|ellipsis|search|chevron-down|rotate-ccw-clock)\\.",
    )
    .join("|"),
);

/** No code that we use does anything where a property of it is read. */
const withoutTraps = { propertyReadSideEffects: false } as const;

const portal: EnvironmentOptions = {
  build: {
    rollupOptions: {
      input: ["index.html", "graphiql.html", "pdfreport.html"],
      // Chakra's colours and shadows, which the theme replaces: their making does nothing, but a bundler can't know.
      treeshake: { ...withoutTraps, manualPureFunctions: ["defineSemanticTokens"] },
      output: {
        // Each page names what it loads, and the first one names nearly all: a letter less is half a kilobyte of the shell.
        chunkFileNames: "assets/[name]-[hash:7].js",
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What every page behind sign-in shows or asks with comes together: in many small files it is 4 kB larger.
            { name: "apollo", test: /\/node_modules\/(@apollo\/client|rxjs|optimism|@wry)\// },
            { name: "frame", test: frame },
            // How figures and periods are written, on screens and on paper, and how large a sign's panel is.
            {
              name: "writing",
              test: /\/contract\/dist\/(deviceConfig\/ranges|directionNames)\.|\/web\/src\/shared\/(traffic\/\w+|own-classes\/\w+|limit-history\/(limitsOf|limitsText|limitTexts|asIfLimit|asIfTexts)|notes\/(marks|noteTexts|noteTexts\.sl)|time\/spanText|clients\/stayPeriod|estimate\/marked|number\/(withLimit|sample|meanPerCovered)|roads\/roadClient|directions\/(directionsIn|directionName|directionTexts|directionTexts\.sl)|interval\/(resolution|wholeHours\w*|leftOut\w*|cutsOfDay|resolveInterval|calendar)|chart\/(notes|hasSpeeds|referenceLine)|chart\/kinds\/columnChart)\./,
            },
            // What every page is laid out with, and asks by: in many small files it is larger.
            {
              name: "basics",
              test: /\/@chakra-ui\/react\/dist\/esm\/(components\/(box|stack|text|button|input|input-group|input-addon|input-element|group|loader|spinner|absolute-center|span|icons)\b|styled-system\/(create-recipe-context|create-slot-recipe-context|use-recipe|use-slot-recipe|display-name|empty)\.|utils\/walk-object\.)|\/web\/src\/(graphql\/(plainRequest|lastAnswers\/forget)|shared\/session\/unsaved)\.|\/contract\/dist\/groupRoles\./,
            },
            // What every form's fields and all that opens are made of.
            {
              name: "parts",
              test: /\/node_modules\/(@ark-ui\/react\/dist\/(components\/(field\/|factory\.|fieldset\/use-fieldset-context)|utils\/|_virtual\/|providers\/environment\/use-environment-context)|@zag-js\/(anatomy|auto-resize|dom-query\/dist\/(node|shared|computed-style)|utils\/dist\/(guard|functions)|core\/dist\/merge-props))/,
            },
            // How figures and times are written.
            { name: "format", test: /\/web\/src\/shared\/(time|number)\/format\./ },
            // What lists and their heads are made of.
            {
              name: "list",
              test: /\/@chakra-ui\/react\/dist\/esm\/components\/(table|native-select|badge|skeleton|grid|visually-hidden|center|square|circle)\//,
            },
            // Streets that devices left, of which every list of devices knows.
            {
              name: "places",
              test: /\/shared\/clients\/(places|usePlaces|useFormerPlaces|useStoodWords|placesTexts)\./,
            },
            // What forms know of limits, and of e-mails.
            { name: "limits", test: /\/contract\/dist\/(limits\/|weekDays\.)|\/shared\/form\/isEmail\./ },
            // How what two people edit is told and laid together.
            {
              name: "merge",
              test: /\/web\/src\/(shared\/merge\/(HistoryButton|MeanwhileNotice|useLastChange|revisionsTexts|revisionsTexts\.sl|overtakenTexts|overtakenTexts\.sl|heldSave|threeWay|overtaken|sayMerged|useOpened)|graphql\/operations\/revisions)\./,
            },
            // What is done with users, in their dialogs.
            {
              name: "userDialogs",
              test: /\/features\/users\/(changes\/|account\/(\w+(Dialogs?|Fields)|RoleChoice)\.)/,
            },
            // What screens say of roles in a group.
            { name: "roles", test: /\/shared\/session\/(RoleNotice|roleTexts|roleTexts\.sl|useHasRole)\./ },
            // What second factors are added and shown by, at the sign-in and in the profile.
            {
              name: "secondFactor",
              test: /\/web\/src\/shared\/second-factor\/|\/web\/src\/features\/sign-in\/(NextSteps|PasskeyButton)\.|\/node_modules\/(@simplewebauthn\/browser|uqr)\//,
            },
            // What says in a box how something stands, and buttons of an icon: in files of their own they are larger.
            { name: "notices", test: /\/shared\/(ui\/(FaultText|StatusAlert)|clients\/Notice)\./ },
            { name: "iconButtons", test: /\/shared\/ui\/(IconAction|RowButton)\./ },
            // What stands in the place of a page.
            {
              name: "noPage",
              test: /\/(app\/NoPage|offers\/NotOffered|ui\/(AnswerError|NothingYet))\.|\/(offers\/offersTexts|ui\/pagesTexts)\./,
            },
            // What maps are made of comes with the first page that shows one; the printed report's stand still, and need no more.
            {
              name: "stillMap",
              test: /\/shared\/map\/(map|stillMap|StillMap|NeutralGround|markerIndex|markerClusters|position|tiles)\.|\/node_modules\/((react-)?leaflet|@react-leaflet|supercluster|kdbush)/,
            },
            { name: "map", test: /\/shared\/map\// },
          ],
        },
      },
    },
  },
};

/**
 * Public pages and embeds are built apart: nobody comes from them to the portal, and pieces of code that both share would be cut smaller
 * for both.
 */
const publicPages: EnvironmentOptions = {
  consumer: "client",
  build: {
    emptyOutDir: false,
    copyPublicDir: false,
    rollupOptions: {
      input: "public.html",
      treeshake: withoutTraps,
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What most of these pages share comes together: in many small files it is larger.
            {
              name: "parts",
              test: /\/web\/src\/shared\/(public\/(StaleNotice|EstimateNote|LeftOutNote|PlacesMap|PlacePopup|placeSummaries|periodText)|ui\/useMedia|time\/(age|useNow|clockJump))\./,
            },
          ],
        },
      },
    },
  },
};

/** The service worker: a file of its own at the root, whose address never changes. */
const worker: EnvironmentOptions = {
  consumer: "client",
  build: {
    emptyOutDir: false,
    copyPublicDir: false,
    rollupOptions: {
      input: "src/worker/main.ts",
      output: { entryFileNames: "worker.js", codeSplitting: false },
    },
  },
};

export default defineConfig({
  builder: {},
  environments: { client: portal, publicPages, worker },
  resolve: {
    // RxJS as it is written, without what stands in for classes.
    conditions: ["es2015", ...defaultClientConditions],
    alias: { "hoist-non-react-statics": fileURLToPath(new URL("withoutStatics.ts", import.meta.url)) },
  },
  plugins: [react(), graphiqlWithoutFonts, pureAnatomies, firstView],
  server: { proxy },
  preview: { proxy },
  // The content security policy allows no data: fonts or scripts, so nothing is inlined.
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // Beyond it lies GraphiQL alone, which the portal never loads.
    chunkSizeWarningLimit: 750,
  },
});
