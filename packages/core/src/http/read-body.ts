import type { Fields } from './http.js'

const MAX_BODY_BYTES = 10_000_000

/**
 * Reads an answer's text, without a byte order mark.
 *
 * @returns undefined when it is over 10 MB; the rest is then not waited for
 */
export async function readBody(response: Response): Promise<string | undefined> {
  // Some runtimes give no stream, and neither does an answer without a body.
  const reader = response.body?.getReader()
  if (!reader) return response.text()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  // Most answers come in one piece: to decode it as the last takes a fraction of what it takes as the first.
  let last: Uint8Array | undefined
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode(last)
    size += value.length
    if (size > MAX_BODY_BYTES) {
      reader.cancel().catch(() => {})
      return undefined
    }
    if (last) text += decoder.decode(last, { stream: true })
    last = value
  }
}

/** The JSON object of an answer; undefined where it is anything else. */
export function objectIn(headers: Headers, text: string | undefined): Fields | undefined {
  try {
    const isJson = /^application\/json\b/i.test(headers.get('content-type') ?? '')
    const value: unknown = isJson && JSON.parse(text ?? '')
    if (value && !Array.isArray(value) && typeof value === 'object') return value as Fields
  } catch {
    // The parser's own message repeats a piece of the text, which may be a token.
  }
}
