import { useEffect } from "react";

/** Keeps the screen awake while the page is seen, where the browser can: nobody touches a wall. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isGone = false;
    // The browser takes it back whenever the page is hidden.
    const hold = async () => {
      if (document.visibilityState !== "visible" || (lock !== null && !lock.released)) return;
      try {
        const held = await navigator.wakeLock.request("screen");
        if (isGone) await held.release();
        else lock = held;
      } catch {
        // A weak battery, or a browser that lets nobody: then the screen sleeps as it likes.
      }
    };
    void hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      isGone = true;
      document.removeEventListener("visibilitychange", hold);
      void lock?.release();
    };
  }, [isWanted]);
}
