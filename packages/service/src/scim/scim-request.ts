import type { Context } from '../context.js'
import type { Provisioner } from '../domain/provisioning/scim-tokens.js'

/** A request with a valid token. */
export interface ScimRequest {
  ctx: Context
  provisioner: Provisioner
  /** The base URL of the connection. */
  baseUrl: string
  /** The ID of the resource that the path names; empty without one. */
  id: string
  query: URLSearchParams
  /** The JSON value of the body. */
  body: unknown
}

/** Undefined: success without a body. */
export type ScimResult = { status?: 201; body: unknown; location?: string } | undefined
