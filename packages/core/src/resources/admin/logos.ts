import { uploadLogo as route } from '@latchkey/contract/routes/owned-projects'
import type { Client } from '../../client/client.js'

export async function uploadLogo(client: Client, picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer())
  const image = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const { url } = await client.http
    .withoutSession()
    .request(route, { body: { image } }, { isIdempotent: true })
  return url
}
