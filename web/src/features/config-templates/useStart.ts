import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { ClientConfigDocument } from "../../graphql/operations/clientConfig";
import { ConfigTemplateDocument } from "../../graphql/operations/configTemplates";
import { translatorOf } from "../../i18n/useT";
import { configTexts } from "../../shared/config/configTexts";
import type { ConfigDocument } from "../../shared/config/document";
import { newDocument } from "../../shared/config/useConfigStore";
import { configTemplatesTexts } from "./configTemplatesTexts";

export type StartKind = "startEmpty" | "startClient" | "startTemplate";
type Start = { document: ConfigDocument } | { fault: string };

/** What a new template begins with. */
export function useStart() {
  const apollo = useApolloClient();
  const [kind, setKind] = useState<StartKind>("startEmpty");
  const [id, setId] = useState("");

  const ofClient = async (): Promise<Start> => {
    const query = { query: ClientConfigDocument, variables: { id }, fetchPolicy: "network-only" } as const;
    const client = id === "" ? null : (await apollo.query(query)).data?.client;
    if (!client) return { fault: translatorOf(configTexts)("clientIsNull") };
    if (!client.config?.document) return { fault: translatorOf(configTemplatesTexts)("clientWithoutConfig") };
    return { document: client.config.document };
  };
  const ofTemplate = async (): Promise<Start> => {
    const query = { query: ConfigTemplateDocument, variables: { id }, fetchPolicy: "network-only" } as const;
    const template = id === "" ? null : (await apollo.query(query)).data?.configTemplate;
    return template?.document
      ? { document: template.document }
      : { fault: translatorOf(configTexts)("templateIsNull") };
  };
  const read = async (): Promise<Start> => {
    if (kind === "startEmpty") return { document: newDocument };
    try {
      return await (kind === "startClient" ? ofClient() : ofTemplate());
    } catch {
      return { fault: translatorOf(configTexts)("templateSaveFailed") };
    }
  };
  return {
    kind,
    id,
    choose: (next: StartKind) => {
      setKind(next);
      setId("");
    },
    pick: setId,
    read,
  };
}
