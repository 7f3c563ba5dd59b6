/** The pattern of a field for a URL that the service accepts: https, or http of this machine. */
export const SECURE_URL_PATTERN = String.raw`https://[^#\s]+|http://(?:localhost|127\.0\.0\.1|\[::1\])(?:[:\/][^#\s]*)?`
