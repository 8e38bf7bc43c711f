// Shows a view before the portal's code has loaded: the sign-in for guests, or the frame of the signed-in pages
// if this browser remembers a session. The code takes over exactly the sign-in's elements, with the typed text
// (src/main.tsx); the frame is removed when the page is rendered.
(() => {
  // Same as src/shared/storage/browserStorage.ts: browsers may refuse storage.
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

  /** Same as src/i18n/language.ts. */
  const viewNamed = (name) => {
    const wishes = [new URLSearchParams(search).get("lang"), kept("language")];
    const area = location.pathname.startsWith("/admin") ? "en" : "sl";
    const language = wishes.find((wish) => wish === "sl" || wish === "en") ?? area;
    const view = document.querySelector(`template[data-view=${name}][lang=${language}]`);
    if (view !== null) document.documentElement.lang = language;
    return view;
  };

  const showSignIn = () => {
    // After a sign-up the page has more content.
    if (history.state?.usr?.signedUpAs) return;
    const view = viewNamed("signIn");
    if (view === null) return;
    if (pathname === "/") history.replaceState(history.state, "", `/login${search}`);
    document.title = view.dataset.title;
    root.append(view.content);
    for (const link of root.querySelectorAll("a")) link.setAttribute("href", link.pathname + search);
    root.querySelector("input").focus();
    // Without code to handle it, a submitted form would write the password into the address: it is submitted
    // once the code is there.
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
    // Same as src/app/shell/: stored values decide the layout.
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
    // Its buttons do not work yet.
    for (const dead of frame.querySelectorAll("header, nav")) dead.inert = true;
    // Removes it before the page's own is painted.
    new MutationObserver((_changes, observer) => {
      observer.disconnect();
      frame.remove();
    }).observe(root, { childList: true });
  };

  const username = kept("username");
  if (username === null) showSignIn();
  else showFrame(username);
})();
