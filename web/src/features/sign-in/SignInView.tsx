import { Button, HStack, Spinner, Stack } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { GuestFrame } from "../../shared/guest/GuestFrame";
import { signInTexts } from "../../shared/guest/signInTexts";
import { type GuestPortal, useGuestPortal } from "../../shared/guest/useGuestPortal";
import type { Steps } from "./NextSteps";
import { SignInForm, type SignInFormProps } from "./SignInForm";

type SignInViewProps = SignInFormProps & {
  /** The visitor comes back from an organisation, and is about to be in. */
  isComingBack: boolean;
  /** Why a sign-in by an organisation failed, by the fault's code; null: none has. */
  providerFailure: string | null;
  steps: Steps;
};

const NextSteps = lazy(async () => ({ default: (await import("./NextSteps")).NextSteps }));
const PasskeyButton = lazy(async () => ({ default: (await import("./PasskeyButton")).PasskeyButton }));
const ProviderButtons = lazy(async () => ({ default: (await import("./ProviderButtons")).ProviderButtons }));
const ProviderFailure = lazy(async () => ({ default: (await import("./ProviderFailure")).ProviderFailure }));

export function SignInView({ isComingBack, providerFailure, steps, ...form }: SignInViewProps) {
  const t = useT(signInTexts);
  const { state, search } = useLocation();
  const portal = useGuestPortal();
  const [isFormOpen, setFormOpen] = useState(false);
  const { providers = [], passwordsFor } = portal?.signInWays ?? {};
  const isFormShown = passwordsFor !== "ADMINISTRATORS" || isFormOpen;
  const to = paths.signUp + search;
  const signUp = { question: t("noAccount"), label: t("signUp"), to, state };
  const hasPasskeys = portal?.offers?.includes("PASSKEYS") ?? false;
  const others = passwordsFor === "ADMINISTRATORS" ? [] : [signUp];
  if (steps.next)
    return (
      <GuestFrame title={t("title")} subtitle="" others={[]}>
        <Suspense fallback={<Spinner size="sm" />}>
          <NextSteps steps={steps} next={steps.next} />
        </Suspense>
      </GuestFrame>
    );
  const byProvider = providers.length > 0 && (
    <Suspense fallback={null}>
      <ProviderButtons providers={providers} wanted={wantedIn(state, search)} isOther={isFormShown} />
    </Suspense>
  );
  return (
    <GuestFrame
      title={t("title")}
      subtitle={t("subtitle")}
      others={isFormShown ? [...others, forgotten(t, portal)] : others}
      later={
        isFormShown &&
        !isComingBack && (
          <>
            {hasPasskeys && (
              <Suspense fallback={null}>
                <PasskeyButton onResult={steps.goOn} />
              </Suspense>
            )}
            {byProvider}
          </>
        )
      }
    >
      {isComingBack ? (
        <HStack role="status" color="fg.muted" gap="3">
          <Spinner size="sm" />
          {t("comingBack")}
        </HStack>
      ) : (
        <Stack gap="5">
          {providerFailure === null ? null : (
            <Suspense fallback={null}>
              <ProviderFailure code={providerFailure} />
            </Suspense>
          )}
          {isFormShown ? (
            <SignInForm {...form} />
          ) : (
            <>
              {byProvider}
              <Button variant="ghost" color="fg.muted" onClick={() => setFormOpen(true)}>
                {t("withPassword")}
              </Button>
            </>
          )}
        </Stack>
      )}
    </GuestFrame>
  );
}

/** The page that the visitor wanted, from the router's state or the address; the gateway checks it. */
function wantedIn(state: unknown, search: string): string | null {
  const told = typeof state === "object" && state !== null ? Reflect.get(state, "wanted") : null;
  return typeof told === "string" ? told : new URLSearchParams(search).get("wanted");
}

/** The way to a new password. Its line is kept free until the portal has said what it offers. */
function forgotten(t: ReturnType<typeof useT<typeof signInTexts>>, portal: GuestPortal | null) {
  const offers = portal?.offers;
  return offers?.includes("ACCOUNT_MAIL")
    ? { label: t("forgot"), to: paths.forgotPassword }
    : { question: offers?.includes("ACCOUNT_LINKS") ? t("askAdmin") : "" };
}
