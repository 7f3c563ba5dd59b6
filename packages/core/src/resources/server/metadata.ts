import type { Json } from '../../lib/json.js'
import type { ServerContext } from './server-context.js'

/** The three kinds of metadata: the client's own, what it only reads, and what only servers see. */
export interface Metadata {
  clientMetadata?: Json
  clientReadOnlyMetadata?: Json
  serverMetadata?: Json
}

/** @throws TypeError when one is not plain JSON */
export async function metadataOf(ctx: ServerContext, given: Metadata) {
  const { plainJson } = await ctx.load(() => import('../nouns.js'))
  const checked = (value: Json | undefined) => (value === undefined ? undefined : plainJson(value))
  return {
    client_metadata: checked(given.clientMetadata),
    client_read_only_metadata: checked(given.clientReadOnlyMetadata),
    server_metadata: checked(given.serverMetadata),
  }
}
