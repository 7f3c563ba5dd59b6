/** The headers of every response. */
export const headers = {
  // A cache must not serve the data of one user to another.
  'cache-control': 'private, no-store',
  vary: 'Authorization, Cookie, X-Stack-Auth, X-Api-Key',
  // Only the app's origin may send an access token.
  'access-control-allow-origin': process.env.APP_ORIGIN ?? 'null',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'GET, POST, PUT',
}
