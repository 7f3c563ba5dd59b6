/**
 * Stands in the service's passkey options where the page's host name belongs; the client replaces it (protocol,
 * section 7.1).
 */
export const PASSKEY_HOST_PLACEHOLDER = 'THIS_VALUE_WILL_BE_REPLACED.example.com'
