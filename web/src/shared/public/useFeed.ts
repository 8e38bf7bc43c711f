import { useCallback, useEffect, useRef, useState } from "react";
import { type Ask, Feed, type FeedState } from "./feed";
import { usePublic } from "./PublicContext";

export type Fed<Data> = FeedState<Data> & {
  /** The answer to another question is on its way: the data are those of the one before. */
  switching: boolean;
  /** Asks now. */
  refresh: () => void;
};

type FeedOptions<Data> = {
  /** Whether news of a device are news of this answer; left out: any are. */
  concerns?: (clientId: string) => boolean;
  /** What is known already. */
  known?: FeedState<Data> | undefined;
  onState?: (state: FeedState<Data>) => void;
};

const nothing = { data: undefined, at: 0, fault: null };

/** What a page shows: the answer to a question, kept fresh. `key` names the question; null asks nothing. */
export function useFeed<Data>(
  key: string | null,
  ask: Ask<Data>,
  { concerns, known, onState }: FeedOptions<Data> = {},
): Fed<Data> {
  const { connection } = usePublic();
  const [held, setHeld] = useState<{ key: string | null; state: FeedState<Data> }>({
    key,
    state: known ?? nothing,
  });
  const feed = useRef<Feed<Data>>(null);
  const latest = useRef({ ask, concerns, known, onState });
  useEffect(() => {
    latest.current = { ask, concerns, known, onState };
  });
  useEffect(() => {
    if (key === null) return;
    const running = new Feed<Data>(
      (signal) => latest.current.ask(signal),
      (state) => {
        latest.current.onState?.(state);
        setHeld({ key, state });
      },
      latest.current.known,
    );
    feed.current = running;
    running.start();
    const silence = connection.onNews((clientId) => {
      const isMeant = clientId === null || (latest.current.concerns?.(clientId) ?? true);
      if (isMeant) running.hurry();
    });
    // Timers of a page that nobody sees may stand still for long.
    const back = () => {
      if (!document.hidden) running.start();
    };
    document.addEventListener("visibilitychange", back);
    return () => {
      document.removeEventListener("visibilitychange", back);
      silence();
      running.stop();
    };
  }, [connection, key]);
  const refresh = useCallback(() => feed.current?.refresh(), []);
  const isOfKey = held.key === key;
  const state = isOfKey ? held.state : (known ?? { ...held.state, fault: null });
  return { ...state, switching: !isOfKey && known === undefined && state.data !== undefined, refresh };
}
