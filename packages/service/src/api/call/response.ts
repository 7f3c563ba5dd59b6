/** A success response with headers or a status of its own. Most handlers return the body alone. */
export class ApiResponse<Body = unknown> {
  readonly body: Body
  readonly headers: Record<string, string>
  readonly status: 200 | 201 | undefined

  /** @param status the call's declared one without */
  constructor(body: Body, headers: Record<string, string>, status?: 200 | 201) {
    this.body = body
    this.headers = headers
    this.status = status
  }
}

/** A body that is JSON already. */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Redirects a browser, without a body. */
export class Redirect {
  readonly status: 303 | 307
  readonly location: string

  constructor(status: 303 | 307, location: string) {
    this.status = status
    this.location = location
  }
}

/**
 * Headers of a redirect, whose URL may contain a code: it is not cached, and the target does not receive its
 * referrer.
 */
export const redirectHeaders = {
  'Cache-Control': 'no-store, max-age=0',
  'Referrer-Policy': 'no-referrer',
} as const

/** The response of calls without a result. */
export const success = { success: true } as const

/** Returns a complete list. */
export const toList = <Item>(items: Item[]) => ({ items, isPaginated: false }) as const
