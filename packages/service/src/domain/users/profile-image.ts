import { rejection } from '../../errors/http-error.js'

const PICTURE = /^data:image\/(?:png|jpg|jpeg|gif|bmp|webp);base64,[A-Za-z0-9+/]+={0,2}$/

/** Clients may set small raster pictures only, as data URLs. */
export function checkPicture(url: string | null | undefined): void {
  if (typeof url === 'string' && !PICTURE.test(url))
    throw rejection('The picture must be a base64 data URL of a PNG, JPEG, GIF, BMP or WebP.')
}

/** Maximum length of the URL of a picture from a provider. */
const URL_LIMIT = 2048
/** No white space, and no character that the database cannot store. */
const TEXT = /^[^\s\p{Control}\p{Surrogate}]+$/u

/**
 * Returns the picture of a provider, or null for one that pages of the app should not load for other users: providers host
 * their pictures, so only an https URL without a user is accepted.
 */
export function providerPicture(url: string | null | undefined): string | null {
  if (!url) return null
  if (url.length > URL_LIMIT || !TEXT.test(url) || !URL.canParse(url)) return null
  const { protocol, username, password } = new URL(url)
  return protocol === 'https:' && username === '' && password === '' ? url : null
}
