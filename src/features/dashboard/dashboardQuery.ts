/** The campaigns that the dashboard looks at: those touched last. */
export const DASHBOARD_KAMPAGNEN = { state: 'all', sort: 'geaendertAm', richtung: 'ab', page: 1 } as const
