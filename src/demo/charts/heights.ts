/** Room that is kept for the drawings before they come, px. */
export const CHART_HEIGHT = 300
export const SPARK_HEIGHT = 56
