import { useApolloClient } from "@apollo/client/react";
import type { ConfigTemplateRowFragment } from "../../graphql/generated";
import {
  ConfigTemplateDocument,
  ConfigTemplatesDocument,
  CreateConfigTemplateDocument,
  UpdateConfigTemplateDocument,
} from "../../graphql/operations/configTemplates";
import { translatorOf } from "../../i18n/useT";
import { useChange } from "../change/useChange";
import { isOvertaken } from "../merge/heldSave";
import { sayFailed } from "../ui/sayFailed";
import { toast } from "../ui/toastStore";
import { refusedFields } from "./configFaults";
import type { ConfigStore } from "./configStore";
import { configTexts } from "./configTexts";
import { forDevice, forTemplate } from "./deviceOwn";
import type { ConfigDocument } from "./document";
import type { TemplateHead } from "./TemplateDialog";

type Created = { isCreated: boolean; template: ConfigTemplateRowFragment | null };

const unreadable = "configDocument";

/** Loads templates into the editor and saves its document as a template. Shows notices of its results. */
export function useTemplates(store: ConfigStore | null) {
  const apollo = useApolloClient();
  const { send, busily, isBusy } = useChange();
  const isReadable = () => {
    const isBroken = store?.isBroken() ?? false;
    if (isBroken) toast.error(translatorOf(configTexts)("cannotParse"), unreadable);
    else toast.settle(unreadable);
    return !isBroken;
  };
  const listAnew = () => {
    apollo.refetchQueries({ include: [ConfigTemplatesDocument] }).catch(() => undefined);
  };

  /** Loads a template into the editor; the device's own fields stay. */
  const take = async (id: string): Promise<boolean> => {
    const about = `takeTemplate:${id}`;
    const t = translatorOf(configTexts);
    try {
      const { data } = await apollo.query({
        query: ConfigTemplateDocument,
        variables: { id },
        fetchPolicy: "network-only",
      });
      const document = data?.configTemplate?.document;
      if (document) {
        store?.replace(forDevice(forTemplate(document), store.base()));
        toast.settle(about);
      } else toast.error(t("templateIsNull"), about);
      return Boolean(document);
    } catch {
      toast.error(t("templatesFailed"), about);
      return false;
    }
  };

  /** @returns whether it was made, and the platform's data of it */
  const create = (head: TemplateHead, document: ConfigDocument): Promise<Created> =>
    busily(async () => {
      const t = translatorOf(configTexts);
      const failed = { isCreated: false, template: null };
      if (!isReadable()) return failed;
      try {
        const input = { ...head, document: forTemplate(document) };
        const data = await send(CreateConfigTemplateDocument, input);
        if (data === null) return failed;
        listAnew();
        toast.success(t("templateSaved"), "createTemplate");
        return { isCreated: true, template: data.createConfigTemplate.template };
      } catch (error) {
        store?.tell(refusedFields(error));
        sayFailed(error, t("templateSaveFailed"), "createTemplate");
        return failed;
      }
    });

  /** @param etag of the edited template; `onOvertaken` fetches it again if somebody else changed it meanwhile */
  const update = (
    { id, etag }: { id: string; etag: string | null },
    onOvertaken: () => Promise<void>,
  ): Promise<boolean> =>
    busily(async () => {
      const t = translatorOf(configTexts);
      if (store === null || !isReadable()) return false;
      try {
        const input = { id, document: forTemplate(store.read()), ifMatch: etag ?? undefined };
        if ((await send(UpdateConfigTemplateDocument, input)) === null) return false;
        toast.success(t("templateUpdated"), `updateTemplate:${id}`);
        return true;
      } catch (error) {
        if (isOvertaken(error)) {
          await onOvertaken();
          return false;
        }
        store?.tell(refusedFields(error));
        sayFailed(error, t("templateUpdateFailed"), `updateTemplate:${id}`);
        return false;
      }
    });

  return { take, create, update, isBusy };
}
