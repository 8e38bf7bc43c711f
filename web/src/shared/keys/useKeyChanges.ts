import type { ApolloCache, ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type {
  ApiKeysQuery,
  ApiKeysQueryVariables,
  CreateApiKeyInput,
  UpdateApiKeyInput,
} from "../../graphql/generated";
import {
  ApiKeysDocument,
  CreateApiKeyDocument,
  UpdateApiKeyDocument,
} from "../../graphql/operations/apiKeys";
import { translatorOf } from "../../i18n/useT";
import { faultOf } from "../bulk/bulkFault";
import type { Changed } from "../change/useChange";
import { useLock } from "../change/useLock";
import { heldSave } from "../merge/heldSave";
import { namesBy, sayMerged } from "../merge/sayMerged";
import { formatDate } from "../time/format";
import type { ApiKey } from "./apiKey";
import { apiKeysTexts } from "./apiKeysTexts";

const toldOf = ({ name, origins, expireDate, etag }: ApiKey) => ({
  fields: { name, origins, expireDate },
  etag,
});

/** A key as it is now, from however many there are; null: it is gone. */
async function readAgain(apollo: ApolloClient, id: string): Promise<ApiKey | null> {
  let after: string | null = null;
  do {
    const variables: ApiKeysQueryVariables = { first: 100, after };
    const query = { query: ApiKeysDocument, variables, fetchPolicy: "no-cache" } as const;
    const page: ApiKeysQuery["apiKeys"] | undefined = (await apollo.query(query)).data?.apiKeys;
    const found = page?.nodes.find((key) => key.id === id);
    if (found) return found;
    after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return null;
}

/** Adds a new key to the cached keys of its device or group, if these were loaded. */
function remember(cache: ApolloCache, { clientId, groupId }: CreateApiKeyInput, { id }: ApiKey): void {
  const owner = clientId ? { __typename: "Client", id: clientId } : { __typename: "Group", id: groupId };
  const key = { __ref: cache.identify({ __typename: "ApiKey", id }) ?? "" };
  cache.modify({
    id: cache.identify(owner),
    fields: { apiKeys: (known: unknown) => (Array.isArray(known) ? [...known, key] : known) },
  });
}

/**
 * Makes and edits keys, one call at a time: pressed twice, a key is made once.
 * @param onLost refetches the keys: no answer came, and it is unknown what was done
 */
export function useKeyChanges(onLost: () => Promise<unknown>) {
  const apollo = useApolloClient();
  const lock = useLock();
  const [isBusy, setBusy] = useState(false);

  const send = async (name: unknown, work: () => Promise<ApiKey | undefined>): Promise<Changed<ApiKey>> => {
    if (!lock.take(JSON.stringify(name))) return null;
    setBusy(true);
    let changed: ApiKey | undefined;
    try {
      changed = await work();
      if (changed !== undefined) return { data: changed, fault: null };
      return { data: null, fault: { kind: "lost" } };
    } catch (error) {
      const fault = faultOf(error);
      // The platform keeps no key in plain text, so a repeated call makes another one.
      if (fault.kind === "lost") await onLost().catch(() => undefined);
      return { data: null, fault };
    } finally {
      setBusy(false);
      lock.release(changed !== undefined);
    }
  };

  return {
    isBusy,
    create: (input: CreateApiKeyInput) =>
      send(["create", input], async () => {
        const { data, error } = await apollo.mutate({
          mutation: CreateApiKeyDocument,
          variables: { input },
          // A new key is shown, whatever other field can't be read.
          errorPolicy: "all",
          // A key that is shown only once is not cached.
          fetchPolicy: input.viewOnly ? "network-only" : "no-cache",
          update: (cache, { data: made }) => {
            if (made && input.viewOnly) remember(cache, input, made.createApiKey.apiKey);
          },
        });
        if (!data && error) throw error;
        return data?.createApiKey.apiKey;
      }),
    /** @param opened the key as it was when editing began. Returns null if there is nothing to save. */
    update: (opened: ApiKey, wanted: Pick<UpdateApiKeyInput, "name" | "origins" | "expireDate">) =>
      send(["update", opened.id, wanted], async () => {
        const base = toldOf(opened);
        const t = translatorOf(apiKeysTexts);
        const nameOf = namesBy({ name: t("name"), origins: t("sites"), expireDate: t("expireDate") });
        const outcome = await heldSave({
          thing: { kind: "API_KEY", id: opened.id },
          base,
          mine: { ...base.fields, ...wanted },
          read: async () => {
            const stored = await readAgain(apollo, opened.id);
            return stored ? toldOf(stored) : null;
          },
          send: async (changed, ifMatch) => {
            const variables = { input: { ...changed, id: opened.id, ifMatch } };
            return (await apollo.mutate({ mutation: UpdateApiKeyDocument, variables })).data;
          },
          nameOf,
          readableOf: ([field], value) =>
            field === "expireDate" && typeof value === "number" ? formatDate(value - 1) : value,
        });
        if (outcome.kind === "saved") sayMerged(outcome.theirs, nameOf);
        return outcome.kind === "kept" ? opened : outcome.data?.updateApiKey.apiKey;
      }),
  };
}
