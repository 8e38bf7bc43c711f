import Highcharts from "highcharts";
import "highcharts/modules/accessibility";
import "highcharts/modules/xrange";

/**
 * Highcharts' accessibility module rebuilds itself whenever its options are set, even to the same values, and
 * leaks some of its listeners. New options are therefore handed over in place; the module describes the chart
 * anew after each update.
 */
function keepAccessibility(this: Highcharts.Chart, event: object): void {
  const { options } = event as { options: Highcharts.Options };
  const [known, told] = [this.options.accessibility, options.accessibility];
  if (known === undefined || told === undefined || known.enabled !== told.enabled) return;
  Highcharts.merge(true, known, told);
  delete options.accessibility;
}

Highcharts.addEvent(Highcharts.Chart, "update", keepAccessibility, { order: 0, passive: true });

type Maker = { domElementProvider?: { elements: Element[] } };
type Made = { accessibility: { proxyProvider: Maker; components: Record<string, Maker> } };

/** The module keeps references to elements that it has removed from the page: 20 nodes at each refresh. They are dropped here. */
function forgetRemoved(event: object): void {
  const { proxyProvider, components } = (event as Made).accessibility;
  for (const { domElementProvider } of [proxyProvider, ...Object.values(components)])
    if (domElementProvider)
      domElementProvider.elements = domElementProvider.elements.filter(({ isConnected }) => isConnected);
}

Highcharts.addEvent(Highcharts.Chart, "afterA11yUpdate", forgetRemoved);

/** Highcharts with its accessibility module, and bars between two instants. Import it only from lazily loaded chunks. */
export { Highcharts };
