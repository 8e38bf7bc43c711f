import { Skeleton } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { NothingYet } from "./NothingYet";
import { PageTitle } from "./PageTitle";
import { StaleNotice } from "./StaleNotice";
import { WidePage, WidePageSkeleton } from "./WidePage";

type LoadedPageProps<Data> = {
  t: (key: "title" | "loadFailed") => string;
  /** Undefined until the first answer; kept while a refresh runs or after it fails. */
  data: Data | undefined;
  /** Unix seconds of the last successful answer. */
  at: number;
  /** Error of the last request, if it failed. */
  error: unknown;
  onRetry: () => void;
  /** Placeholder while loading; default: a list's. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A wide page of data that are polled: loading, loaded or outdated. */
export function LoadedPage<Data>(props: LoadedPageProps<Data>) {
  const { t, data, at, error, onRetry, skeleton = listShape, children } = props;
  if (data === undefined)
    return (
      <NothingYet
        error={error}
        failed={t("loadFailed")}
        onRetry={onRetry}
        skeleton={<WidePageSkeleton>{skeleton}</WidePageSkeleton>}
      />
    );
  return (
    <WidePage>
      <PageTitle>{t("title")}</PageTitle>
      {error === undefined ? null : <StaleNotice text={t("loadFailed")} at={at} onRetry={onRetry} />}
      {children(data)}
    </WidePage>
  );
}

const listShape = (
  <>
    <Skeleton h="9" w="16rem" />
    <Skeleton h="10" />
    <Skeleton h="24rem" />
  </>
);
