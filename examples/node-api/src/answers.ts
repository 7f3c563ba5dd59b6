/** The headers of every answer. */
export const headers = {
  // What is one user's, no cache may give to another.
  'cache-control': 'private, no-store',
  vary: 'Cookie, X-Stack-Auth, X-Api-Key',
  // The page may send its session in a header from its own origin, and no other page may.
  'access-control-allow-origin': process.env.APP_ORIGIN ?? 'null',
  'access-control-allow-headers': 'content-type, x-stack-auth',
  'access-control-allow-methods': 'GET, POST, PUT',
}

export const welcome = {
  routes: [
    'GET /me',
    'POST /keys',
    'GET /report',
    'POST /teams',
    'PUT /teams/{id}/motto',
    'POST /support/sessions',
  ],
}
