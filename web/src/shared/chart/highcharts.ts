import Highcharts from "highcharts";
import "highcharts/modules/accessibility";
import "highcharts/modules/xrange";

/**
 * Whenever it is told how to be accessible, also as before, the module takes itself down and builds itself anew, and not all
 * of its listeners go. What is new of it is handed over in place; it describes the chart anew after each update.
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

/** The module keeps what it has made and taken out of the page: 20 nodes at each refresh. It lets them go here. */
function forgetRemoved(event: object): void {
  const { proxyProvider, components } = (event as Made).accessibility;
  for (const { domElementProvider } of [proxyProvider, ...Object.values(components)])
    if (domElementProvider)
      domElementProvider.elements = domElementProvider.elements.filter(({ isConnected }) => isConnected);
}

Highcharts.addEvent(Highcharts.Chart, "afterA11yUpdate", forgetRemoved);

/** Highcharts with its accessibility module, and bars from an instant to another; import it only from chunks that are loaded lazily. */
export { Highcharts };
