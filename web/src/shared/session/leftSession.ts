import type { SignOutMutation } from "../../graphql/generated";
import { plainRequest } from "../../graphql/plainRequest";
import { signedOutCookie } from "../storage/signedOutCookie";

/** The operation SignOut of session.graphql; a test compares the two. */
export const signOutText = "mutation SignOut { signOut { signedOut signOutUrl } }";

/** Null: the server has not ended it. */
type Ended = { signOutUrl: string | null } | null;

let ending: Promise<Ended> | null = null;
let call = new AbortController();

/**
 * The session of a person who has signed out. Its cookie is out of a page's reach: only the server takes it
 * away, and may not be reached just now. So the page marks it as left, which holds at once.
 */
export const leftSession = {
  leave: signedOutCookie.set,
  /** True until the server has ended the session. */
  isPending: signedOutCookie.isSet,
  /** Has the server end it: one try at a time. Says where to sign out at the organisation, too. */
  end(): Promise<Ended> {
    ending ??= plainRequest<SignOutMutation>("SignOut", signOutText, {}, call.signal)
      .then(
        ({ data }) =>
          data?.signOut.signedOut === true ? { signOutUrl: data.signOut.signOutUrl ?? null } : null,
        () => null,
      )
      .finally(() => {
        ending = null;
      });
    return ending;
  },
  /** Ends a try that is under way: its answer would take the next person's cookie away. */
  stop(): void {
    call.abort();
    call = new AbortController();
  },
};
