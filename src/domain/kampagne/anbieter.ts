/** Name of the provider in labels until the settings are known; makes the label of inExternerFreigabe the spec's (domain 1.8). */
export const ANBIETER_NAME_DEFAULT = 'the provider'
