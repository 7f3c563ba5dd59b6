const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:']
const WEB_PROTOCOLS = ['http:', 'https:']

/** Returns whether a URL may be a link of an email: a web address or an email address. */
export const isLinkAddress = (text: string): boolean => hasProtocol(text, LINK_PROTOCOLS)

/** Returns whether a URL may be that of a picture. */
export const isWebAddress = (text: string): boolean => hasProtocol(text, WEB_PROTOCOLS)

const hasProtocol = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol)
