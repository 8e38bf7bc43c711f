import { Button, HStack, Spinner, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { GuestFrame } from "../../shared/guest/GuestFrame";
import { useGuestPortal } from "../../shared/guest/useGuestPortal";
import { FailureNotice } from "./FailureNotice";
import { linkTexts } from "./linkTexts";
import type { useLink } from "./useLink";

type LinkFrameProps = {
  title: string;
  subtitle: string;
  opened: ReturnType<typeof useLink>;
  /** What to do if the link has ended. */
  ended: "endedReset" | "endedInvitation" | "endedEmail";
  /** Shown once the link is known to be good. */
  children: ReactNode;
};

/** A page about links where the portal's platform has none: another try changes nothing. */
export function LinkNotOffered({ title }: { title: string }) {
  const t = useT(linkTexts);
  return (
    <GuestFrame title={title} subtitle={t("notOffered")}>
      <Button asChild size="lg">
        <Link to={paths.login}>{t("backToSignIn")}</Link>
      </Button>
    </GuestFrame>
  );
}

/** Frame of a page that is opened by a link: it says first whether the link is good. */
export function LinkFrame({ title, subtitle, opened, ended, children }: LinkFrameProps) {
  const t = useT(linkTexts);
  const { failure, link, retry } = opened;
  if (failure?.outcome === "ended")
    return (
      <GuestFrame title={t("endedTitle")} subtitle={t(ended)}>
        <Stack gap="4">
          {ended === "endedReset" ? <NewLink /> : null}
          <Button asChild size="lg" variant={ended === "endedReset" ? "outline" : "solid"}>
            <Link to={paths.login}>{t("backToSignIn")}</Link>
          </Button>
        </Stack>
      </GuestFrame>
    );
  if (failure?.outcome === "notOffered") return <LinkNotOffered title={title} />;
  return (
    <GuestFrame title={title} subtitle={subtitle}>
      {failure !== null ? (
        <Stack gap="4">
          <FailureNotice failure={failure} />
          <Button size="lg" variant="outline" onClick={retry}>
            {t("tryAgain")}
          </Button>
        </Stack>
      ) : link === null ? (
        <HStack role="status" color="fg.muted" gap="3">
          <Spinner size="sm" />
          {t("checking")}
        </HStack>
      ) : (
        children
      )}
    </GuestFrame>
  );
}

/** The way to another link, by mail where the portal sends any. */
function NewLink() {
  const t = useT(linkTexts);
  const offers = useGuestPortal()?.offers ?? null;
  if (offers === null) return null;
  if (!offers.includes("ACCOUNT_MAIL")) return <Text color="fg.muted">{t("askAdmin")}</Text>;
  return (
    <Button asChild size="lg" colorPalette="brand">
      <Link to={paths.forgotPassword}>{t("newLink")}</Link>
    </Button>
  );
}
