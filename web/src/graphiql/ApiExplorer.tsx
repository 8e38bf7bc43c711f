import { useEditorContext } from "@graphiql/react";
import { GraphiQL, type GraphiQLProps } from "graphiql";
import { type ExecutionResult, getOperationAST, OperationTypeNode } from "graphql";
import { createClient } from "graphql-ws";
import { BookMarked } from "lucide-react";
import { flushSync } from "react-dom";
import { graphqlUrl } from "../env";
import { keepingOfBrowser, lastingStorage } from "../shared/storage/browserStorage";
import { useColorMode } from "../theme/useColorMode";
import type { Example } from "./example";
import { examples } from "./examples";
import { connectionParams, type Headers, textOnly } from "./headers";

/** Side panel with a list of the examples; each opens in a new tab. */
function ExamplesPanel() {
  const { addTab, queryEditor, variableEditor } = useEditorContext({ nonNull: true });
  const open = ({ query, variables }: Example) => {
    // The new tab must exist before its editors are filled.
    flushSync(addTab);
    queryEditor?.setValue(query);
    variableEditor?.setValue(variables);
  };
  return (
    <section className="examples" aria-label="Examples">
      <h2>Examples</h2>
      <ul>
        {examples.map((example) => (
          <li key={example.title}>
            <button type="button" className="graphiql-un-styled" onClick={() => open(example)}>
              <strong>{example.title}</strong>
              <span>{example.about}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const examplesPlugin = { title: "Examples", icon: () => <BookMarked aria-hidden />, content: ExamplesPanel };
const plugins = [examplesPlugin];
const defaultTabs: GraphiQLProps["defaultTabs"] = examples.slice(0, 1).map(({ query }) => ({ query }));

/** GraphiQL assumes that the browser has storage, and renders nothing if it is refused. */
const storageInPlace: Storage = {
  length: 0,
  key: () => null,
  clear: () => undefined,
  getItem: lastingStorage.read,
  setItem: lastingStorage.write,
  removeItem: (name) => lastingStorage.write(name, null),
};
const storage = keepingOfBrowser() === "all" ? {} : { storage: storageInPlace };

/** GraphiQL for the portal's API, in the portal's colours. Headers may hold keys, so they are never stored. */
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

type Request = { query: string; operationName?: string | null; variables?: Record<string, unknown> };

/** Queries and mutations go over same-origin HTTP with the session's cookie, subscriptions over the live socket. */
const fetcher: GraphiQLProps["fetcher"] = (request, { headers = {}, documentAST } = {}) => {
  const operation = documentAST && getOperationAST(documentAST, request.operationName);
  return operation?.operation === OperationTypeNode.SUBSCRIPTION
    ? subscribe(request, headers)
    : post(request, headers);
};

/** Returns errors as the gateway words them, whatever their HTTP status. */
async function post(request: Request, headers: Headers): Promise<ExecutionResult> {
  const response = await fetch(graphqlUrl, {
    method: "POST",
    headers: { ...textOnly(headers), accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify(request),
  });
  const text = await response.text();
  try {
    return JSON.parse(text) as ExecutionResult;
  } catch {
    throw new Error(`The gateway answered ${response.status} ${response.statusText}, and no JSON.`);
  }
}

/** A separate socket that ends with the subscription: the next one may have other headers. */
function subscribe(request: Request, headers: Headers): AsyncIterable<ExecutionResult> {
  const url = new URL(graphqlUrl, window.location.origin).href.replace(/^http/, "ws");
  const client = createClient({ url, connectionParams: connectionParams(headers), retryAttempts: 0 });
  return client.iterate(request) as AsyncIterable<ExecutionResult>;
}
