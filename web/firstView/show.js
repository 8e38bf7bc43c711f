// Shows what can be shown before the portal's code is there: the sign-in to guests, to who is remembered as signed in the frame of
// their pages. The code takes over the sign-in's very elements, with what was typed (src/main.tsx); the frame goes as the page comes.
(() => {
  // As src/shared/storage/browserStorage.ts: browsers may refuse it.
  const keptIn = (storage, name) => {
    try {
      return window[storage].getItem(name);
    } catch {
      return null;
    }
  };
  const kept = (name) => keptIn("localStorage", name);
  const { pathname, search } = location;
  const root = document.getElementById("root");
  const frame = document.getElementById("frame");

  /** As src/i18n/language.ts. */
  const viewNamed = (name) => {
    const wishes = [new URLSearchParams(search).get("lang"), kept("language")];
    const area = location.pathname.startsWith("/admin") ? "en" : "sl";
    const language = wishes.find((wish) => wish === "sl" || wish === "en") ?? area;
    const view = document.querySelector(`template[data-view=${name}][lang=${language}]`);
    if (view !== null) document.documentElement.lang = language;
    return view;
  };

  const showSignIn = () => {
    // Who has just asked for an account finds more on the page.
    if (history.state?.usr?.signedUpAs) return;
    const view = viewNamed("signIn");
    if (view === null) return;
    if (pathname === "/") history.replaceState(history.state, "", `/login${search}`);
    document.title = view.dataset.title;
    root.append(view.content);
    for (const link of root.querySelectorAll("a")) link.setAttribute("href", link.pathname + search);
    root.querySelector("input").focus();
    // A form that no code looks after yet would write the password into the address: it is sent once there is some.
    window.addEventListener("submit", (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      document.documentElement.dataset.submitted = "";
    });
  };

  const showFrame = (username) => {
    // Pages with a frame of their own.
    if (/^\/(signup|report\/)/.test(pathname)) return;
    const view = viewNamed("frame");
    if (view === null) return;
    frame.append(view.content);
    const part = (selector) => frame.querySelector(selector);
    // As src/app/shell/: what this browser remembers decides where things stand.
    const isView = keptIn("sessionStorage", "viewAs") !== null;
    if (isView) part(".shell").style.setProperty("--bar-height", "6rem");
    const isOverview = /^\/(overview|admin\/clients_overview|login|admin\/login)?$/.test(pathname);
    if (!isOverview || isView || kept(`introduction.${username}`) === "done")
      part("[data-newcomers]").remove();
    part("[aria-haspopup=menu] span").textContent = username;
    if (kept("sidebar") === "hidden") {
      part("nav").remove();
      part("[aria-expanded]").ariaExpanded = "false";
    }
    // Nothing looks after its buttons.
    for (const dead of frame.querySelectorAll("header, nav")) dead.inert = true;
    // Before the page's own is painted.
    new MutationObserver((_changes, observer) => {
      observer.disconnect();
      frame.remove();
    }).observe(root, { childList: true });
  };

  const username = kept("username");
  if (username === null) showSignIn();
  else showFrame(username);
})();
