import { useEffect } from "react";
import { retryWait } from "../../graphql/retryWait";
import { leftSession } from "../../shared/session/leftSession";

/** Goes on ending the session of who has signed out while the portal could not be reached. */
export function useEndLeftSession(): void {
  useEffect(() => {
    let isGone = false;
    const endIt = async () => {
      for (let tries = 0; !isGone && leftSession.isPending(); tries += 1) {
        if (await leftSession.end()) return;
        await retryWait(tries);
      }
    };
    void endIt();
    return () => {
      isGone = true;
    };
  }, []);
}
