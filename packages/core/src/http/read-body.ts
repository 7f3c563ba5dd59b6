const MAX_BODY_BYTES = 10_000_000
/** The length before decompression, which multiplies it by at most 1,032 (RFC 1951). */
const SMALL_BODY_BYTES = 32_000

/**
 * Reads the text of a response, without a byte order mark.
 *
 * @returns undefined when it is over 10 MB; the rest is not read
 */
export async function readBody(response: Response): Promise<string | undefined> {
  // Chromium reports a request as canceled if a reader of the stream is faster than the end of the response.
  const length = response.headers.get('content-length')
  if (length !== null && Number(length) <= SMALL_BODY_BYTES) return response.text()
  // Some runtimes have no stream, and neither does a response without a body.
  const reader = response.body?.getReader()
  if (!reader) return response.text()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  // Most responses arrive in one chunk, and decoding it as the last one is much faster than as the first one.
  let lastChunk: Uint8Array | undefined
  for (;;) {
    const { done, value } = await reader.read()
    if (done) {
      reader.releaseLock()
      return text + decoder.decode(lastChunk)
    }
    size += value.length
    if (size > MAX_BODY_BYTES) {
      reader.cancel().catch(() => {})
      return undefined
    }
    if (lastChunk) text += decoder.decode(lastChunk, { stream: true })
    lastChunk = value
  }
}
