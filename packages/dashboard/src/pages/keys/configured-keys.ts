/** The description that the service writes for the keys of its configuration file. */
export const CONFIGURED_KEYS = 'From the configuration'
