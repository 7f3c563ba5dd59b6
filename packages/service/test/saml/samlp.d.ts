/** The part of the identity provider that the tests use. It has no types. */
declare module 'samlp' {
  import type { IncomingMessage } from 'node:http'

  interface Options {
    issuer: string
    cert: string
    key: string
    destination: string
    recipient: string
    signResponse: boolean
    getPostURL: (
      audience: string,
      request: unknown,
      incoming: IncomingMessage,
      done: (error: Error | null, url: string) => void,
    ) => void
    getUserFromRequest: () => object
    responseHandler: (response: Buffer) => void
  }

  type Middleware = (
    request: IncomingMessage & { query: Record<string, string> },
    response: unknown,
    next: (error: Error) => void,
  ) => void

  const samlp: { auth: (options: Options) => Middleware }
  export default samlp
}
