/** The placeholder for the page's host name in the passkey options of the service. The client replaces it. */
export const PASSKEY_HOST_PLACEHOLDER = 'THIS_VALUE_WILL_BE_REPLACED.example.com'
