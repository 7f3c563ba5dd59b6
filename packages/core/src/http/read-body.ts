const MAX_BODY_BYTES = 10_000_000

/**
 * Reads the text of a response, without a byte order mark.
 *
 * @returns undefined when it is over 10 MB; the rest is not read
 */
export async function readBody(response: Response): Promise<string | undefined> {
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
    if (done) return text + decoder.decode(lastChunk)
    size += value.length
    if (size > MAX_BODY_BYTES) {
      reader.cancel().catch(() => {})
      return undefined
    }
    if (lastChunk) text += decoder.decode(lastChunk, { stream: true })
    lastChunk = value
  }
}
