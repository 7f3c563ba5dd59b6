/** `postgres://`, a user and password, one or more hosts, and the rest. */
const DATABASE_URL = /^(postgres(?:ql)?:\/\/)([^/?#@]*@)?([^/?#]*)(.*)$/s

/** Values of `target_session_attrs` that ask for a server which accepts writes. */
const WRITABLE = ['primary', 'read-write']

/**
 * Whether a text is the URL of a Postgres database, on one or several hosts. Without a host, the query has one, which may
 * be the folder of a socket: `postgres://user:password@/database?host=/cloudsql/project:region:instance`.
 */
export function isDatabaseUrl(text: string): boolean {
  const [, , , hosts, rest = ''] = DATABASE_URL.exec(text) ?? []
  if (hosts === undefined) return false
  if (hosts === '') return rest.startsWith('/') && URL.canParse(`postgres://host${rest}`)
  return hosts.split(',').every(Boolean) && serverUrls(text).every((url) => URL.canParse(url))
}

/**
 * Returns the URL of each host of a database, as the connection strings of libpq list them:
 * `postgres://user:password@a.example:5432,b.example:5432/database?target_session_attrs=read-write`.
 *
 * @see https://www.postgresql.org/docs/current/libpq-connect.html
 */
export function serverUrls(databaseUrl: string): string[] {
  const [, scheme = '', userInfo = '', hosts = '', rest = ''] = DATABASE_URL.exec(databaseUrl) ?? []
  const own = rest.replace(/([?&])target_session_attrs=[^&#]*&?/, '$1').replace(/[?&]$/, '')
  return hosts.split(',').map((host) => `${scheme}${userInfo}${host}${own}`)
}

/** Returns whether a URL asks for a server that accepts writes, or for any. */
export function asksForWrites(databaseUrl: string): boolean {
  const [, attributes] = /[?&]target_session_attrs=([^&#]*)/.exec(databaseUrl) ?? []
  return attributes === undefined || WRITABLE.includes(attributes)
}
