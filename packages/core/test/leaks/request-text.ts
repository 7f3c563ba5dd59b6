/** Returns the complete request as text, as a proxy could log it. */
export function requestText(url: string, { method = '', headers, body }: RequestInit): string {
  const bodyText =
    typeof body === 'string' || body instanceof URLSearchParams ? body.toString() : ''
  const parts = [method, url, ...Array.from(new Headers(headers)).flat(), bodyText]
  // Once as it is and once as JSON.
  return `${parts.join(' ')} ${JSON.stringify(parts)}`
}
