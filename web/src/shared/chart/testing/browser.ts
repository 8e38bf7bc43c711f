/** What Highcharts asks of a browser and jsdom lacks; import it before Highcharts. */
Object.assign(window.CSS, { supports: () => false });
