/** Creates the error for a browser that stores no cookies of this page. Its `name` is `CookiesBlockedError`. */
export const cookiesBlockedError = (): Error =>
  Object.assign(new Error('The session cannot be stored: cookies are blocked. Allow them.'), {
    name: 'CookiesBlockedError',
  })
