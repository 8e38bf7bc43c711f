import { Stack } from "@chakra-ui/react";
import { useProfileQuery } from "../../graphql/operations/profile";
import { profileTexts } from "../../i18n/texts/profile";
import { useT } from "../../i18n/useT";
import { FormSkeleton } from "../../shared/form/FormSkeleton";
import { answerOf } from "../../shared/live/answerOf";
import { useLastGood } from "../../shared/live/useLastGood";
import { PageHeading } from "../../shared/ui/PageHeading";
import { PageError } from "../../shared/ui/PageState";
import { PageTitle } from "../../shared/ui/PageTitle";
import { ProfileDetails } from "./details/ProfileDetails";
import { PasswordSection } from "./password/PasswordSection";
import { Sessions } from "./sessions/Sessions";

/** /profile */
export function ProfilePage() {
  const t = useT(profileTexts);
  const answer = useProfileQuery({ fetchPolicy: "cache-and-network" });
  const { data } = useLastGood(answerOf(answer));
  const profile = data?.profile ?? undefined;
  const retry = () => {
    answer.refetch().catch(() => undefined);
  };
  return (
    <Stack gap={{ base: "8", md: "10" }} p={{ base: "4", md: "6" }} maxW="64rem" mx="auto">
      <PageTitle>{t("title")}</PageTitle>
      <PageHeading>{t("title")}</PageHeading>
      {profile === undefined && answer.error !== undefined ? (
        <PageError title={t("loadFailed")} text={t("loadFailedText")} onRetry={retry} />
      ) : null}
      {profile === undefined && answer.error === undefined ? (
        <FormSkeleton heights={["24rem", "16rem"]} />
      ) : null}
      {profile === undefined ? null : (
        <>
          <ProfileDetails profile={profile} />
          <PasswordSection email={profile.email} />
        </>
      )}
      <Sessions />
    </Stack>
  );
}
