/** A check in the middle of a body. */
export interface Checkpoint {
  /** Length above which the body counts as large. */
  bytes: number
  /** Runs once when the body is larger; if it rejects, the rest of the body is not read. */
  pass: () => Promise<void>
}

/** Reads a body; above a limit, it stops and returns undefined. */
export async function readUpTo(
  body: AsyncIterable<Uint8Array> | null,
  limit: number,
  checkpoint?: Checkpoint,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  let ahead = checkpoint
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (ahead !== undefined && bytes > ahead.bytes) {
      await ahead.pass()
      ahead = undefined
    }
    if (bytes > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
