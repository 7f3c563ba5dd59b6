const MAX_URL_LENGTH = 4_096
const MAX_DATA_LENGTH = 1_000_000
const RASTER_DATA = /^data:image\/(png|jpe?g|gif|webp|bmp|avif);base64,[A-Za-z0-9+/]+={0,2}$/i

/**
 * Whether a picture's address may be put on a page, and as what; null means: show initials instead.
 * Only https and small raster pictures in data URLs pass, because the address is somebody's input.
 *
 * @example <img src={pictureSource(user.profileImageUrl) ?? undefined} referrerPolicy="no-referrer" />
 * @see security rules, sections 2.1 (XS03) and 2.9
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
