const MAX_URL_LENGTH = 4_096
const MAX_DATA_LENGTH = 1_000_000
const RASTER_DATA = /^data:image\/(png|jpe?g|gif|webp|bmp|avif);base64,[A-Za-z0-9+/]+={0,2}$/i

/**
 * Returns the URL of a picture if a page may render it, else null: then show initials instead. Only https URLs and small
 * raster images in data URLs are accepted, because users set the URL.
 *
 * @example <img src={pictureSource(user.profileImageUrl) ?? undefined} referrerPolicy="no-referrer" />
 */
export function pictureSource(url: string | null | undefined): string | null {
  if (!url || /[\s\p{Cc}\\]/u.test(url)) return null
  if (/^data:/i.test(url))
    return url.length <= MAX_DATA_LENGTH && RASTER_DATA.test(url) ? url : null
  if (url.length > MAX_URL_LENGTH || !/^https:\/\//i.test(url)) return null
  try {
    const { username, password, href } = new URL(url)
    return username || password ? null : href
  } catch {
    return null
  }
}
