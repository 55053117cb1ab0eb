/** Room that is kept for the drawings before they come, px. */
export const CHART_HEIGHT = 340
/** The part of it that the legend takes. */
export const LEGEND_HEIGHT = 40
export const SPARK_HEIGHT = 56
