import Highcharts from "highcharts";
import "highcharts/modules/accessibility";
import "highcharts/modules/xrange";

/** Highcharts with its accessibility module, and bars from an instant to another; import it only from chunks that are loaded lazily. */
export { Highcharts };
