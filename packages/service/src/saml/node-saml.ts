import type * as NodeSaml from '@node-saml/node-saml'
import { rejection } from '../errors/http-error.js'

const MISSING =
  'A connection with SAML needs @node-saml/node-saml, which is not installed. Run: npm install @node-saml/node-saml@5'

/**
 * Loads the optional library.
 *
 * @throws HttpError with status 400 that names the command to install it
 */
export async function loadNodeSaml(): Promise<typeof NodeSaml> {
  try {
    return await import('@node-saml/node-saml')
  } catch (error) {
    throw Object.assign(rejection(MISSING), { cause: error })
  }
}
