import { expect, it } from "@jest/globals";
import { sources } from "./sources";

/** Files that send mutations themselves, and why they don't use `useChange` or `useBulk`. */
const apart: Record<string, string> = {
  "app/shell/useChooseLanguage.ts": "holds at once, and of two choices the last one counts",
  "features/actions/ClearSucceeded.tsx": "only tries how many there are",
  "features/admin-clients/add/useNewClients.ts": "tells a key once; a lock of its own around all of them",
  "features/notifications/settings/useWebhookSecret.ts": "tells a secret once; one is made at a time",
  "features/profile/email/useChangeEmail.ts":
    "a password is kept nowhere, also not as a change's name; a lock of its own",
  "features/profile/password/useChangePassword.ts":
    "a password is kept nowhere, also not as a change's name; a lock of its own",
  "features/profile/sessions/useEndSessions.ts": "ends sessions, which takes no key; a lock of its own",
  "features/users/account/AccountLinkDialog.tsx": "tells a link once; a lock of its own",
  "features/video-labelling/labels/sendLabels.ts": "by itself, not by a press; goes on after its page",
  "shared/change/useChange.ts": "the helper itself",
  "shared/change/useTrial.ts": "only tries what a change would do",
  "shared/clients/DeviceKeyDialog.tsx": "tells a key once; a lock of its own",
  "shared/keys/useKeyChanges.ts": "tells a key once; a lock of its own for all that is done with keys",
  "shared/merge/useRestoreTrial.ts": "only tries what would follow",
};

const sends = (text: string) => /\.mutate\(/.test(text);
/** True for a part of a bulk change: `useBulk` gives each part its key. */
const isPart = (text: string) =>
  /\bBulkRun\b|\buseBulk\(|<RemoveDialog\b/.test(text) && text.includes("...options");

it("a change goes through the one helper, or has its reason here", () => {
  const alone = sources(".ts", ".tsx").flatMap(([path, text]) =>
    sends(text) && !isPart(text) ? [path] : [],
  );
  expect(alone.sort()).toEqual(Object.keys(apart).sort());
});
