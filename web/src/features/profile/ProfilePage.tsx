import { Stack } from "@chakra-ui/react";
import { useProfileQuery } from "../../graphql/operations/profile";
import { profileTexts } from "../../i18n/profileTexts";
import { useT } from "../../i18n/useT";
import { FormSkeleton } from "../../shared/form/FormSkeleton";
import { answerOf } from "../../shared/live/answerOf";
import { everyMinute } from "../../shared/live/everyMinute";
import { useLastGood } from "../../shared/live/useLastGood";
import { useOffers } from "../../shared/offers/useOffers";
import { AnswerError } from "../../shared/ui/AnswerError";
import { PageHeading } from "../../shared/ui/PageHeading";
import { PageTitle } from "../../shared/ui/PageTitle";
import { ProfileDetails } from "./details/ProfileDetails";
import { PasswordSection } from "./password/PasswordSection";
import { Sessions } from "./sessions/Sessions";

/** /profile: what of it the portal's platform offers. */
export function ProfilePage() {
  const t = useT(profileTexts);
  const offers = useOffers();
  return (
    <Stack gap={{ base: "8", md: "10" }} p={{ base: "4", md: "6" }} maxW="64rem" mx="auto">
      <PageTitle>{t("title")}</PageTitle>
      <PageHeading>{t("title")}</PageHeading>
      {offers.has("PROFILE") ? <Account /> : null}
      {offers.has("SESSIONS") ? <Sessions /> : null}
    </Stack>
  );
}

/** What the portal knows of the person, and the password. */
function Account() {
  const t = useT(profileTexts);
  const answer = useProfileQuery({ fetchPolicy: "cache-and-network", ...everyMinute });
  const { data } = useLastGood(answerOf(answer));
  const profile = data?.profile ?? undefined;
  const retry = () => {
    answer.refetch().catch(() => undefined);
  };
  return (
    <>
      {profile === undefined && answer.error !== undefined ? (
        <AnswerError
          title={t("loadFailed")}
          text={t("loadFailedText")}
          error={answer.error}
          onRetry={retry}
        />
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
    </>
  );
}
