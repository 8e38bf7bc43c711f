/** jsdom plays no films: this holds a film element's state, and fires the browser's events. */
export function fakeFilm({ duration = 60 } = {}) {
  const state = { time: 0, isPaused: true, rate: 1, readyState: 0, loads: 0 };
  const tell = (element: HTMLMediaElement, name: string) => element.dispatchEvent(new Event(name));
  const film = {
    ...state,
    /** The element, once it is on the page. */
    element: null as HTMLVideoElement | null,
    /** Its first bytes have arrived. */
    load: () => {
      const element = document.querySelector("video");
      if (element === null) throw new Error("There is no film on the page.");
      film.element = element;
      film.readyState = 1;
      tell(element, "loadedmetadata");
    },
    fail: () => {
      const element = document.querySelector("video");
      if (element !== null) tell(element, "error");
    },
  };
  const prototype = HTMLMediaElement.prototype;
  const replaced = [
    "currentTime",
    "duration",
    "paused",
    "playbackRate",
    "readyState",
    "play",
    "pause",
    "load",
  ] as const;
  const before = replaced.map((name) => [name, Object.getOwnPropertyDescriptor(prototype, name)] as const);
  Object.defineProperties(prototype, {
    currentTime: {
      configurable: true,
      get: () => film.time,
      set(this: HTMLMediaElement, seconds: number) {
        film.time = seconds;
        tell(this, "seeked");
      },
    },
    duration: { configurable: true, get: () => duration },
    paused: { configurable: true, get: () => film.isPaused },
    readyState: { configurable: true, get: () => film.readyState },
    playbackRate: {
      configurable: true,
      get: () => film.rate,
      set: (rate: number) => {
        film.rate = rate;
      },
    },
    play: {
      configurable: true,
      value(this: HTMLMediaElement) {
        film.isPaused = false;
        tell(this, "play");
        return Promise.resolve();
      },
    },
    pause: {
      configurable: true,
      value(this: HTMLMediaElement) {
        if (film.isPaused) return;
        film.isPaused = true;
        tell(this, "pause");
      },
    },
    load: {
      configurable: true,
      value: () => {
        film.loads += 1;
      },
    },
  });
  return {
    film,
    restore: () => {
      for (const [name, descriptor] of before)
        if (descriptor !== undefined) Object.defineProperty(prototype, name, descriptor);
    },
  };
}
