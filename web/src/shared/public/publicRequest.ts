import { graphqlUrl } from "../../env";
import type { PlainOperation } from "../../graphql/plainOperation";
import { serverFetch } from "../../graphql/serverFetch";
import { faultOf, PublicFault } from "./publicFault";

type Answer<Data> = { data?: Data | null; errors?: readonly object[] };

/**
 * Sends a public operation with a view-only key, and with nothing else that would say who looks.
 * @throws PublicFault
 */
export async function publicRequest<Data, Variables>(
  key: string,
  { name, text }: PlainOperation<Data, Variables>,
  variables: Variables,
  signal: AbortSignal,
): Promise<Data> {
  const { data, errors } = await answerTo<Data>(
    {
      method: "POST",
      credentials: "omit",
      headers: {
        authorization: `ApiKey ${key}`,
        "content-type": "application/json",
        accept: "application/graphql-response+json, application/json",
      },
      body: JSON.stringify({ operationName: name, query: text, variables }),
    },
    signal,
  );
  const fault = faultOf(errors);
  if (fault !== null) throw fault;
  if (!data) throw new PublicFault("away");
  return data;
}

/** What comes is JSON from the gateway; anything else is not it. */
async function answerTo<Data>(init: RequestInit, signal: AbortSignal): Promise<Answer<Data>> {
  try {
    const response = await serverFetch(graphqlUrl, { ...init, signal });
    return await response.json();
  } catch {
    throw new PublicFault("away");
  }
}
