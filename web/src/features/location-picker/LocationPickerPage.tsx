import { Box, Skeleton, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useT } from "../../i18n/useT";
import { useClients } from "../../shared/clients/useClients";
import { useLocations } from "../../shared/clients/useLocations";
import { useHasNoGroup } from "../../shared/session/useHasNoGroup";
import { PageError } from "../../shared/ui/PageState";
import { PageTitle } from "../../shared/ui/PageTitle";
import { StaleNotice } from "../../shared/ui/StaleNotice";
import { uiTexts } from "../../shared/ui/uiTexts";
import { LocationPickerView } from "./LocationPickerView";
import { locationPickerTexts } from "./locationPickerTexts";

/** /client: choice of the location to open. `q` in the address is the search. */
export function LocationPickerPage() {
  const t = useT(locationPickerTexts);
  const { at, failure, refresh } = useClients();
  const locations = useLocations();
  const hasNoGroup = useHasNoGroup();
  const [params, setParams] = useSearchParams();
  // The address follows the typing; the other way round, letters would be lost in slow moments.
  const [search, setSearch] = useState(params.get("q") ?? "");

  const changeSearch = (text: string) => {
    setSearch(text);
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (text === "") next.delete("q");
        else next.set("q", text);
        return next;
      },
      { replace: true },
    );
  };

  const notice = failure === null ? null : <StaleNotice text={t("loadFailed")} at={at} onRetry={refresh} />;
  return (
    <Box p={{ base: "4", md: "6" }} maxW="56rem" mx="auto">
      <PageTitle>{t("title")}</PageTitle>
      {locations === undefined && failure !== null ? (
        <PageError as="h1" title={t("loadFailed")} onRetry={refresh} />
      ) : null}
      {locations === undefined && failure === null ? <PickerSkeleton /> : null}
      {locations === undefined ? null : (
        <LocationPickerView
          locations={locations}
          hasNoGroup={hasNoGroup}
          search={search}
          onSearch={changeSearch}
          notice={notice}
        />
      )}
    </Box>
  );
}

function PickerSkeleton() {
  const t = useT(uiTexts);
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
