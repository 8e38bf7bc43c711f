import { GraphiQL, type GraphiQLProps } from "graphiql";
import { BookMarked } from "lucide-react";
import { keepingOfBrowser, lastingStorage } from "../shared/storage/browserStorage";
import { useColorMode } from "../theme/useColorMode";
import { ExamplesPanel } from "./ExamplesPanel";
import { examples } from "./examples";
import { fetcher } from "./fetcher";

const examplesPlugin = { title: "Examples", icon: () => <BookMarked aria-hidden />, content: ExamplesPanel };
const plugins = [examplesPlugin];
const defaultTabs: GraphiQLProps["defaultTabs"] = examples.slice(0, 1).map(({ query }) => ({ query }));

/** GraphiQL takes the browser's own for granted, and shows nothing where that is refused. */
const storageInPlace: Storage = {
  length: 0,
  key: () => null,
  clear: () => undefined,
  getItem: lastingStorage.read,
  setItem: lastingStorage.write,
  removeItem: (name) => lastingStorage.write(name, null),
};
const storage = keepingOfBrowser() === "all" ? {} : { storage: storageInPlace };

/** GraphiQL on the portal's own API, in the portal's colours. Headers may hold keys, so they are never stored. */
export function ApiExplorer() {
  return (
    <GraphiQL
      {...storage}
      fetcher={fetcher}
      plugins={plugins}
      defaultTabs={defaultTabs}
      defaultQuery=""
      defaultEditorToolsVisibility="variables"
      forcedTheme={useColorMode()}
      shouldPersistHeaders={false}
      inputValueDeprecation
      schemaDescription
    >
      <GraphiQL.Logo>
        <a className="home" href="/overview">
          <img src="/favicon.svg" alt="" width="22" height="22" />
          Obcestje
        </a>
      </GraphiQL.Logo>
    </GraphiQL>
  );
}
