import { Box, Link } from "@chakra-ui/react";
import { NavLink } from "react-router-dom";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { signInTexts } from "../../shared/guest/signInTexts";
import { useGuestOffers } from "../../shared/guest/useGuestOffers";

/** The way to a new password. Its line is kept free, so that the form does not move when it comes. */
export function ForgottenPassword() {
  const t = useT(signInTexts);
  const offers = useGuestOffers();
  const isMailed = offers.has("ACCOUNT_LINKS") && offers.has("ACCOUNT_MAIL");
  return (
    <Box minH="7" mt="-3" textStyle="sm" textAlign="center" color="fg.muted">
      {isMailed ? (
        <Link asChild color="brand.fg" fontWeight="medium" textDecoration="underline" py="1">
          <NavLink to={paths.forgotPassword}>{t("forgot")}</NavLink>
        </Link>
      ) : offers.has("ACCOUNT_LINKS") ? (
        t("askAdmin")
      ) : null}
    </Box>
  );
}
