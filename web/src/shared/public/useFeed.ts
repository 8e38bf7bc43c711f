import { useCallback, useEffect, useRef, useState } from "react";
import { type Ask, Feed, type FeedState } from "./feed";
import { usePublic } from "./PublicContext";

export type Fed<Data> = FeedState<Data> & {
  /** The answer to another question is loading: the data belong to the previous one. */
  switching: boolean;
  /** Requests at once. */
  refresh: () => void;
};

type FeedOptions<Data> = {
  /** Returns true if news of a device concern this answer; omitted: all news do. */
  concerns?: (clientId: string) => boolean;
  /** State known already. */
  known?: FeedState<Data> | undefined;
  onState?: (state: FeedState<Data>) => void;
};

const nothing = { data: undefined, at: 0, fault: null };

/** Data for a page: the answer to a question, kept fresh. `key` identifies the question; null asks nothing. */
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
    // Timers of a hidden page may stop for a long time.
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
