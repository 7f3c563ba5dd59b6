/** Tells the service which kit is asking (protocol, section 1.2). A test keeps it at the package's version. */
export const CLIENT_VERSION = 'js @latchkey/core@0.0.0'
