import { Button, Dialog, Portal } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import { useT } from "../../i18n/useT";
import { useGuestPortal } from "../../shared/guest/useGuestPortal";
import { localSession } from "../../shared/session/session";
import { besideDialogs } from "../../shared/ui/besideDialogs";
import { ProviderButtons } from "./ProviderButtons";
import { SignInForm } from "./SignInForm";
import { signInAgainTexts } from "./signInAgainTexts";
import { useSignIn } from "./useSignIn";

const NextSteps = lazy(async () => ({ default: (await import("./NextSteps")).NextSteps }));

/** Covers a page whose session is over, until the same person has signed in again: nobody else may see its content. */
export function SignInAgain({ username }: { username: string }) {
  const t = useT(signInAgainTexts);
  const providers = useGuestPortal()?.signInWays?.providers ?? [];
  const { isBusy, failure, submit, ...steps } = useSignIn();
  return (
    <Dialog.Root
      open
      role="alertdialog"
      // Held from above, and what is known late stands last: it moves no button under a finger.
      placement="top"
      closeOnEscape={false}
      closeOnInteractOutside={false}
      persistentElements={besideDialogs}
    >
      <Portal>
        <Dialog.Backdrop bg="bg.subtle" />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t("title")}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body display="flex" flexDirection="column" gap="5">
              <Dialog.Description color="fg.muted" overflowWrap="anywhere">
                {t("text", { username })}
              </Dialog.Description>
              {steps.next ? (
                <Suspense fallback={null}>
                  <NextSteps steps={steps} next={steps.next} />
                </Suspense>
              ) : (
                <SignInForm isBusy={isBusy} failure={failure} signedUpAs={null} onSubmit={submit} />
              )}
              <Button variant="ghost" disabled={isBusy} onClick={() => localSession.clear()}>
                {t("leave")}
              </Button>
              {providers.length === 0 ? null : <ProviderButtons providers={providers} isOther inNewTab />}
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
