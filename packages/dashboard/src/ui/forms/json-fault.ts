/** What is wrong in a text that should be JSON. */
export type JsonFaultKind =
  | 'value-missing'
  | 'name-missing'
  | 'colon-missing'
  | 'comma-or-brace-missing'
  | 'comma-or-bracket-missing'
  | 'text-after-end'

export interface JsonFault {
  readonly kind: JsonFaultKind
  /** The line in which something is missing, or else the one with the unexpected text. The first line is 1. */
  readonly line: number
}

const TOKEN =
  /[\t\n\r ]*([{}[\],:]|"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?|true|false|null)?/y

/** The rules of JSON (RFC 8259). Each method reads a part of the text, or throws a `Stop`. */
class Reader {
  readonly #text: string
  #position = 0
  /** The end of the last part that was read. */
  #end = 0

  constructor(text: string) {
    this.#text = text
  }

  readDocument(): void {
    this.#readValue(this.#next())
    if (this.#next() !== '' || this.#position < this.#text.length) {
      this.#stop('text-after-end', this.#position)
    }
  }

  #readValue(token: string): void {
    if (token === '{') this.#readObject()
    else if (token === '[') this.#readArray()
    else if (token === '' || '}],:'.includes(token))
      this.#stop('value-missing', this.#placeOf(token))
  }

  #readObject(): void {
    let token = this.#next()
    if (token === '}') return
    for (;;) {
      if (!token.startsWith('"')) this.#stop('name-missing', this.#placeOf(token))
      if (this.#next() !== ':') this.#stop('colon-missing')
      this.#readValue(this.#next())
      token = this.#next()
      if (token === '}') return
      if (token !== ',') this.#stop('comma-or-brace-missing')
      token = this.#next()
    }
  }

  #readArray(): void {
    let token = this.#next()
    if (token === ']') return
    for (;;) {
      this.#readValue(token)
      token = this.#next()
      if (token === ']') return
      if (token !== ',') this.#stop('comma-or-bracket-missing')
      token = this.#next()
    }
  }

  /** Returns the next word or sign; an empty text at the end, and for what is none. */
  #next(): string {
    this.#end = this.#position
    TOKEN.lastIndex = this.#position
    const [whole = '', token = ''] = TOKEN.exec(this.#text) ?? []
    this.#position += whole.length
    return token
  }

  /** Where the unexpected text begins. Before a sign such as `}`, something is missing at the end of the part before it. */
  #placeOf(token: string): number {
    return token === '' ? this.#position : this.#end
  }

  #stop(kind: JsonFaultKind, at = this.#end): never {
    throw new Stop({ kind, line: this.#text.slice(0, at).split('\n').length })
  }
}

class Stop extends Error {
  readonly fault: JsonFault

  constructor(fault: JsonFault) {
    super(fault.kind)
    this.fault = fault
  }
}

/** Returns the first mistake in a text; undefined for JSON. The messages of `JSON.parse` differ between browsers, and are English. */
export function jsonFaultOf(text: string): JsonFault | undefined {
  try {
    new Reader(text).readDocument()
    return undefined
  } catch (error) {
    if (error instanceof Stop) return error.fault
    throw error
  }
}
