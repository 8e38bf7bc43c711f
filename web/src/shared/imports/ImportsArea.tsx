import { Skeleton, Stack } from "@chakra-ui/react";
import { MapPinOff } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useT } from "../../i18n/useT";
import { PageError, PageMessage } from "../ui/PageState";
import { StaleNotice } from "../ui/StaleNotice";
import { uiTexts } from "../ui/uiTexts";
import type { ImportClient } from "./importFile";
import { isInWork } from "./importFile";
import { importsTexts } from "./importsTexts";
import { ImportsList } from "./list/ImportsList";
import { UploadCard } from "./upload/UploadCard";
import { useImports } from "./useImports";
import { useNews } from "./useNews";
import { WorkCard } from "./WorkCard";

type ImportsAreaProps = {
  clientId: string;
  /** What stands above, where this is all of a page: of no device while that is not known. */
  head?: (client: (ImportClient & { name: string }) | undefined) => ReactNode;
};

/** Brings files of records into a device's history: uploads them, shows what they would do, and takes them back. */
export function ImportsArea({ clientId, head }: ImportsAreaProps) {
  const t = useT(importsTexts);
  const ui = useT(uiTexts);
  const { client, isLoaded, at, error, reload } = useImports(clientId);
  const imports = client?.imports ?? undefined;
  useNews(imports);
  /** Which one somebody opened; null: none. Undefined: the newest that is in work. */
  const [opened, setOpened] = useState<string | null>();
  /** Each change of a file begins its card anew, so that nothing stays of how it was read before. */
  const [changes, setChanges] = useState(0);
  const changed = async () => {
    await reload();
    setChanges((count) => count + 1);
  };
  if (client === null) return <PageMessage as="h1" icon={<MapPinOff />} title={t("gone")} />;
  if (client === undefined || imports === undefined)
    return (
      <>
        {head?.(client)}
        {error === undefined && !isLoaded ? (
          <Skeleton h="20rem" rounded="l3" role="status" aria-label={ui("loading")} />
        ) : (
          <PageError title={t("failed")} onRetry={() => void reload()} />
        )}
      </>
    );
  const inWork = imports.filter(isInWork);
  const current = opened === null ? undefined : (inWork.find(({ id }) => id === opened) ?? inWork[0]);
  return (
    <Stack gap="4">
      {head?.(client)}
      {error === undefined ? null : <StaleNotice text={t("failed")} at={at} onRetry={() => void reload()} />}
      {current === undefined ? (
        <UploadCard
          client={client}
          known={imports}
          onUploaded={() => {
            setOpened(undefined);
            void changed();
          }}
        />
      ) : (
        <WorkCard
          key={`${current.id} ${changes}`}
          row={current}
          client={client}
          onChanged={changed}
          onClose={() => setOpened(null)}
        />
      )}
      <ImportsList
        imports={imports}
        client={client}
        shown={current?.id}
        onOpen={setOpened}
        onChanged={changed}
      />
    </Stack>
  );
}
