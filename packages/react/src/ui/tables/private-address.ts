const PRIVATE =
  /^(?:(?:::ffff:)?(?:10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.|::1$|f[cd]|fe[89ab])/i

/**
 * Returns whether an IP address belongs to a local network or to the device itself, and so has no place on a map.
 *
 * @see RFC 6890, section 2.2
 */
export const isPrivateAddress = (ip: string): boolean => PRIVATE.test(ip)
