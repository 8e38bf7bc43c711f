// Runs before the first paint, so that nobody sees a white flash at night. What is printed is light always, and so are reports.
(() => {
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  let isPrinting = false;
  const apply = () => {
    const isDark = dark.matches && !isPrinting && !location.pathname.startsWith("/pdfreport");
    document.documentElement.classList.toggle("dark", isDark);
    document.documentElement.classList.toggle("light", !isDark);
    document.documentElement.style.colorScheme = isDark ? "dark" : "light";
  };
  apply();
  dark.addEventListener("change", apply);
  const print = (isBegun) => () => {
    isPrinting = isBegun;
    apply();
  };
  window.addEventListener("beforeprint", print(true));
  window.addEventListener("afterprint", print(false));
})();
