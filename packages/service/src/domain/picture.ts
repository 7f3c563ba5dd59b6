import { refuse } from '../refusal.js'

const PICTURE = /^data:image\/(?:png|jpg|jpeg|gif|bmp|webp);base64,[A-Za-z0-9+/]+={0,2}$/

/** Clients may set small raster pictures only, as data URLs (protocol, section 11.3). */
export function checkPicture(url: string | null | undefined): void {
  if (typeof url === 'string' && !PICTURE.test(url))
    throw refuse(400, 'The picture must be a base64 data URL of a PNG, JPEG, GIF, BMP or WebP.')
}
