import { Box, Skeleton, Stack } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import { useT } from "../../i18n/useT";
import { useClients } from "../../shared/clients/useClients";
import { useLocalSession } from "../../shared/session/useLocalSession";
import { PageError } from "../../shared/ui/PageState";
import { PageTitle } from "../../shared/ui/PageTitle";
import { StaleNotice } from "../../shared/ui/StaleNotice";
import { LocationPickerView } from "./LocationPickerView";

/** /client: which location to open. `q` in the address is the search. */
export function LocationPickerPage() {
  const t = useT("locationPicker");
  const { clients, at, failure, refresh } = useClients();
  const session = useLocalSession();
  const [params, setParams] = useSearchParams();

  const search = (text: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (text === "") next.delete("q");
        else next.set("q", text);
        return next;
      },
      { replace: true },
    );

  const notice = failure === null ? null : <StaleNotice text={t("loadFailed")} at={at} onRetry={refresh} />;
  return (
    <Box p={{ base: "4", md: "8" }} maxW="56rem" mx="auto">
      <PageTitle>{t("title")}</PageTitle>
      {clients === undefined && failure !== null ? (
        <PageError title={t("loadFailed")} onRetry={refresh} />
      ) : null}
      {clients === undefined && failure === null ? <PickerSkeleton /> : null}
      {clients === undefined ? null : (
        <LocationPickerView
          clients={clients}
          hasNoGroup={session?.isAdmin !== 1 && session?.groupId === null}
          search={params.get("q") ?? ""}
          onSearch={search}
          notice={notice}
        />
      )}
    </Box>
  );
}

function PickerSkeleton() {
  const t = useT("ui");
  return (
    <Box role="status" aria-label={t("loading")}>
      <Stack gap="5" aria-hidden>
        <Skeleton h="8" w="14rem" />
        <Skeleton h="11" />
        <Skeleton h="26rem" />
      </Stack>
    </Box>
  );
}
