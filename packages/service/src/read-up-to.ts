/** Reads a body; stops at a limit, instead of keeping all of it, and then gives nothing. */
export async function readUpTo(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
