/** A success answer that needs headers of its own. Most handlers return the body alone. */
export class Answer<Body = unknown> {
  readonly body: Body
  readonly headers: Record<string, string>

  constructor(body: Body, headers: Record<string, string>) {
    this.body = body
    this.headers = headers
  }
}

/** The answer of calls that only do something. */
export const success = { success: true } as const

/** A list that comes whole (protocol, section 1.11). */
export const toList = <Item>(items: Item[]) => ({ items, is_paginated: false }) as const
